// @vitest-environment happy-dom
/** Chat, the build that the page names, and the corner that a map may take. */

import { expect, test } from 'vitest'
import { freeCorner } from '../src/board/zoom'
import { liveAddress } from '../src/connection/api'
import { Chat } from '../src/connection/chat.svelte'
import { BUILD, type ChatLine } from '../src/wire/types'

const line = (n: number): ChatLine => ({
  type: 'chat',
  n,
  room: 'seats',
  who: 'w',
  seat: 0,
  name: 'Anne',
  text: `line ${n}`,
  time: '2026-11-16T03:00:00Z',
})

test('a line that comes twice is shown once, and is new until somebody looks', () => {
  const chat = new Chat('table')
  chat.hear(line(3))
  chat.hear(line(3))
  chat.hear(line(5))
  expect(chat.lines.map((one) => one.n)).toEqual([3, 5])
  expect(chat.unread).toBe(2)
  chat.look()
  expect(chat.unread).toBe(0)
})

test('the page names its build where it listens', () => {
  expect(liveAddress('t', 7, 2)).toMatch(new RegExp(`^ws.*after=7&chat=2&build=${BUILD}$`))
})

test('a map takes a corner in which nothing can be chosen', () => {
  const box = { x: 0, y: 0, width: 400, height: 400 }
  const size = { width: 100, height: 80 }
  const at = (x: number, y: number) => ({ x, y })
  expect(freeCorner(box, size, 1, [])).toBe('top-right')
  expect(freeCorner(box, size, 1, [at(350, 20)])).toBe('top-left')
  // A tile reaches farther than its middle, if there is a better place.
  expect(freeCorner(box, size, 1, [at(350, 110)])).toBe('top-left')
  expect(freeCorner(box, size, 1, [at(350, 110), at(20, 20), at(350, 380), at(20, 380)])).toBe('top-right')
  expect(freeCorner(box, size, 1, [at(350, 20), at(20, 20)])).toBe('bottom-right')
  expect(freeCorner(box, size, 1, [at(350, 20), at(20, 20), at(350, 380), at(20, 380)])).toBeNull()
})
