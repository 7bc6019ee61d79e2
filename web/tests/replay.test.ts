// @vitest-environment happy-dom
/** Going through a game that was played. */

import { expect, test } from 'vitest'
import { changed } from '../src/replay/moments'
import { chapters, stepAt, stepsOf } from '../src/replay/steps'
import type { Fact, Entry } from '../src/wire/types'

const entry = (n: number, act: string, ...facts: Fact[]): Entry => ({
  n,
  time: '',
  act: { act } as Entry['act'],
  facts,
})
const began = (century: number): Fact => ({ fact: 'century_began', century, sites: [] })

test('what has changed is put into what stood before', () => {
  const before = { a: 1, list: [{ b: 1 }, { b: 2 }], none: null, deep: { c: [1, 2] } }
  const told = { a: 2, list: { 1: { b: 5 } }, none: { d: 1 }, deep: { c: [3] } }
  expect(changed(before, told)).toEqual({ a: 2, list: [{ b: 1 }, { b: 5 }], none: { d: 1 }, deep: { c: [3] } })
  expect(before.list[1]).toEqual({ b: 2 })
})

test('what has not changed stays the same thing, so that nothing is drawn anew', () => {
  const before = { a: [1], b: [{ c: 1 }, { c: 2 }] }
  const now = changed(before, { b: { 0: { c: 3 } } })
  expect(now.a).toBe(before.a)
  expect(now.b[1]).toBe(before.b[1])
})

test('the first moment is told in full, and something can become nothing', () => {
  expect(changed(undefined, { a: 1 })).toEqual({ a: 1 })
  expect(changed({ a: { b: 1 } }, { a: null })).toEqual({ a: null })
})

const log = [
  entry(1, 'created'),
  entry(2, 'started', began(1)),
  entry(3, 'moved'),
  entry(4, 'confirmed'),
  entry(7, 'moved', began(2)),
  entry(8, 'moved'),
]
const steps = stepsOf(log)

test('a replay stops at the beginning and at moves', () => {
  expect(steps.map((step) => step.n)).toEqual([2, 3, 7, 8])
})

test('centuries are chapters', () => {
  expect(chapters(steps)).toEqual([
    { century: 1, step: 0 },
    { century: 2, step: 2 },
  ])
})

test('any entry has a step that shows it', () => {
  expect([1, 2, 4, 6, 7, 99].map((n) => stepAt(steps, n))).toEqual([0, 0, 1, 1, 2, 3])
})
