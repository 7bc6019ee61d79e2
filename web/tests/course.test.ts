import { expect, test } from 'vitest'
import { tipsOf } from '../src/learn/coach'
import { choiceFor, fits, lengthOf, type Lesson, stepAfter, type Step, wayTo } from '../src/learn/script'
import type { Fact, GameShown, Seen } from '../src/wire/types'

const step = (key: string, more: Partial<Step> = {}): Step => ({
  key,
  at: ['board'],
  plays: [],
  choices: [],
  nudges: [],
  guess: null,
  branch: '',
  forecast: false,
  ...more,
})
const lesson: Lesson = {
  id: 'x',
  version: '1',
  position: '',
  names: ['', 'Louise'],
  steps: [
    step('ask', { choices: [{ moves: 'start *', branch: 'site' }, { moves: 'send cit', branch: 'sent' }] }),
    step('site', { branch: 'site', plays: ['send rel'] }),
    step('sent', { branch: 'sent' }),
    step('end', { plays: ['send pol', 'send eco'] }),
  ],
}

test('a star is any move but skip, and a beginning is a part', () => {
  expect(fits('start *', ['start'])).toBe('part')
  expect(fits('start *', ['start', 'bus1'])).toBe('whole')
  expect(fits('start *', ['start', 'skip'])).toBe(null)
  expect(fits('start *', ['send'])).toBe(null)
  expect(fits('start', ['start', 'bus1'])).toBe(null)
})

test('a choice that is complete comes before one that could go on', () => {
  const asked = step('ask', { choices: [{ moves: 'stage por2 do', branch: '' }, { moves: 'stage por2', branch: 'b' }] })
  expect(choiceFor(asked, ['stage', 'por2'])).toEqual({ choice: asked.choices[1], isWhole: true })
  expect(choiceFor(asked, ['stage'])?.isWhole).toBe(false)
})

test('the way to a step follows the branch that was chosen', () => {
  const stops = wayTo(lesson, 3, { ask: 'start bus1' })!
  expect(stops.map((stop) => stop.step)).toEqual([0, 1, 3])
  expect(stops.at(-1)).toEqual({
    step: 3,
    before: ['start', 'bus1', 'send', 'rel'],
    turns: [['send', 'pol'], ['send', 'eco']],
  })
  expect(wayTo(lesson, 2, { ask: 'start bus1' })).toBe(null)
  expect(wayTo(lesson, 3, {})).toBe(null)
  expect(wayTo(lesson, 3, { ask: 'leader' })).toBe(null)
  expect(wayTo(lesson, 9, { ask: 'start bus1' })).toBe(null)
  expect(stepAfter(lesson, 0, { ask: 'send cit' })).toBe(2)
  expect(stepAfter(lesson, 3, { ask: 'send cit' })).toBe(null)
  expect(lengthOf(lesson, { ask: 'send cit' })).toBe(3)
  expect(lengthOf(lesson, {})).toBe(3)
})

test('a coach says what happened to me, and who has passed me', () => {
  const zones = (religion: number[]) => ({ religion, politics: [0, 0], economy: [0, 0], culture: [0, 0], citadelle: [0, 0] })
  const seen = (religion: number[]) =>
    ({ zones: zones(religion), seats: [{ active: 2, architect: 'bus1' }, { active: 2 }], sites: [], groups: [], decision: null }) as unknown as Seen
  const game = { must_confirm: false, waiting: 1, view: seen([2, 3]) } as unknown as GameShown
  const facts = [
    { fact: 'district_offered', seat: 0, district: 'port', site: 'por2' },
    { fact: 'stage_constructed', seat: 1, site: 'bus1', stage: 2 },
    { fact: 'leader_taken', seat: 1, leader: 'political' },
  ] as Fact[]
  const told = tipsOf(facts, seen([2, 1]), game, 0, () => 'Louise')
  expect(told.map(({ key }) => key)).toEqual(['offer', 'guest', 'rival', 'majority'])
  expect(told[1]!.args.player).toBe('Louise')
  expect(tipsOf([], seen([2, 3]), game, 0, () => '')).toEqual([])
  // My own leader, and a century's end with a cascade of my workers; who passed me there does not matter any more.
  const mine = [{ fact: 'leader_taken', seat: 0, leader: 'cultural' }] as Fact[]
  expect(tipsOf(mine, seen([2, 3]), game, 0, () => '').map(({ key }) => key)).toEqual(['leader'])
  const ended = [
    { fact: 'century_ended', century: 1 },
    { fact: 'workers_moved', seat: 0, number: 2, source: 'citadelle', target: 'religion' },
    { fact: 'century_began', century: 2 },
  ] as Fact[]
  expect(tipsOf(ended, seen([4, 1]), game, 0, () => '').map(({ key }) => key)).toEqual(['cascade', 'century'])
  expect(tipsOf(ended.slice(1, 2), null, game, 0, () => '')).toEqual([])
})
