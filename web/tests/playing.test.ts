/** What is shown while playing: turns, motion, wishes, time, keys. */

import { expect, test } from 'vitest'
import { motionOf, STILL } from '../src/board/motion'
import { sinceLastTurn } from '../src/game/log'
import { timeText } from '../src/panels/TimeLeft.svelte'
import { type Commands, KEYS, press } from '../src/table/keys'
import type { Colour, Fact, Entry } from '../src/wire/types'

const entry = (n: number, seat: number, ...facts: Fact[]): Entry => ({
  n,
  time: '',
  act: { act: 'moved', seat, move: 'send' },
  facts,
})
const turn = (seat: number): Fact => ({ fact: 'turn_began', seat, century: 1 })
const sent = (seat: number): Fact => ({
  fact: 'workers_moved',
  seat,
  number: 2,
  source: 'active',
  target: 'religion',
})
const numbers = (entries: Entry[]) => entries.map((one) => one.n)
const colour = (seat: number): Colour => (seat ? 'white' : 'black')

// Seat 0 begins, then 1, then 0 again: each entry ends with the turn that follows it.
const log = [
  entry(1, -1, turn(0)),
  entry(2, 0, sent(0), turn(1)),
  entry(3, 1, sent(1)),
  entry(4, 1, sent(1), turn(0)),
  entry(5, 0, sent(0)),
]

test('while I have a turn, the news are what the others did before it', () => {
  expect(numbers(sinceLastTurn(log, 0))).toEqual([3, 4])
})

test('my own turn is no news', () => {
  expect(sinceLastTurn(log, 0).at(-1)?.facts).toEqual([sent(1)])
})

test('while others play, the news begin after my turn', () => {
  expect(numbers(sinceLastTurn(log, 1))).toEqual([5])
  expect(numbers(sinceLastTurn(log.slice(0, 3), 0))).toEqual([3])
})

test('before my second turn everything is news', () => {
  expect(numbers(sinceLastTurn(log.slice(0, 1), 0))).toEqual([1])
  expect(numbers(sinceLastTurn(log.slice(0, 2), 1))).toEqual([1, 2])
})

test('workers travel, tiles flip, stages rise and architects walk', () => {
  const facts: Fact[] = [
    sent(0),
    { fact: 'stage_constructed', seat: 0, site: 'por1', stage: 1 },
    { fact: 'building_completed', site: 'por2', stages: 1 },
    { fact: 'architect_left', seat: 0, neutral: false, site: 'por2' },
    { fact: 'architect_placed', seat: 0, neutral: false, site: 'por1' },
  ]
  const motion = motionOf(facts, colour)
  expect(motion.travellers.map((one) => one.kind)).toEqual(['worker', 'worker', 'architect'])
  expect(motion.travellers.at(-1)).toMatchObject({ from: 'por2', to: 'por1', seat: 0 })
  expect([...motion.flipping]).toEqual(['por2'])
  expect([...motion.rising]).toEqual(['por1'])
  // One thing starts after the other.
  expect(motion.travellers.at(-1)!.delay).toBeGreaterThan(motion.travellers[0]!.delay)
  expect(motion.lasts).toBe(motion.travellers.at(-1)!.delay + motion.travellers.at(-1)!.lasts)
})

test('a leader that is taken moves, and points fly to the score', () => {
  const scored: Fact = { fact: 'scored', seat: 1, points: 4, reason: 'district', what: 'academic', century: 1 }
  const facts: Fact[] = [
    { fact: 'leader_taken', seat: 1, leader: 'cultural' },
    { fact: 'stage_constructed', seat: 1, site: 'aca1', stage: 2 },
    scored,
  ]
  const [leader, points] = motionOf(facts, colour).travellers
  expect(leader).toMatchObject({ kind: 'leader', from: 'leader:cultural', to: 'active' })
  expect(points).toMatchObject({ kind: 'points', from: 'aca1', to: 'score', points: 4 })
})

test('after a long absence nothing moves', () => {
  expect(motionOf(Array.from({ length: 100 }, () => sent(0)), colour)).toBe(STILL)
})

test('time is told in minutes, hours or days', () => {
  const texts = { say: (key: string, args: object = {}) => `${key} ${Object.values(args)}` }
  expect(timeText(247_000, texts)).toBe('4:07')
  expect(timeText(3_847_000, texts)).toBe('page-hours 1:04')
  expect(timeText(36_047_000, texts)).toBe('page-hours 10')
  expect(timeText(3 * 86_400_000, texts)).toBe('page-days 3')
})

test('every key of the help does something, and none with Ctrl', () => {
  const done: string[] = []
  const note = (name: string) => () => void done.push(name)
  const commands: Commands = {
    undo: note('undo'),
    restart: note('restart'),
    confirm: note('confirm'),
    choose: note('choose'),
    goTo: note('goTo'),
    proceed: note('proceed'),
    release: note('release'),
    hint: note('hint'),
    help: note('help'),
    explain: note('explain'),
    legend: note('legend'),
    story: note('story'),
    nextGame: note('nextGame'),
  }
  const named: Record<string, string> = { '1–9': '4', Esc: 'Escape' }
  for (const [key] of KEYS) {
    const event = { key: named[key] ?? key, target: null } as KeyboardEvent
    expect(press(event, commands)).toBe(true)
    expect(press({ ...event, ctrlKey: true }, commands)).toBe(false)
  }
  expect(done).toEqual(KEYS.map(([, deed]) => deed))
})
