// @vitest-environment happy-dom
/** The analysis of a game: where its curve is drawn, and which moves lost most. */

import { expect, test } from 'vitest'
import * as curve from '../src/analysis/curve'
import type { Line, Thought } from '../src/wire/types'

const line = (...win_shares: number[]): Line => ({
  steps: [],
  continuation: [],
  scores: win_shares.map(() => 50),
  win_shares,
  margin: 0,
})

const thought = (at: number, lost: number, more: Partial<Thought> = {}): Thought => ({
  at,
  moves: 2,
  century: 1,
  seat: 0,
  ways: 9,
  lines: [line(0.75, 0.25)],
  played: line(0.75 - lost, 0.25 + lost),
  rank: 2,
  lost_share: lost,
  lost_margin: 10 * lost,
  why: {},
  ...more,
})

const frame: curve.Frame = { left: 40, right: 240, top: 10, bottom: 110, last: 100 }
const points: curve.Point[] = [
  { step: 0, shares: [0.5, 0.5] },
  { step: 10, shares: [0.75, 0.25] },
  { step: 60, shares: [0, 1] },
]

test('the game runs from the left to the right, and a share of the win is a height', () => {
  expect(curve.across(frame, 0)).toBe(40)
  expect(curve.across(frame, 100)).toBe(240)
  expect(curve.down(frame, 1)).toBe(10)
  expect(curve.down(frame, 0)).toBe(110)
  expect(curve.path(frame, points, 0)).toBe('M40 60L60 35L160 110')
  expect(curve.path(frame, points, 1)).toBe('M40 60L60 85L160 10')
})

test('the curve is what the best lines promise, in the view of all seats, and ends with what came of it', () => {
  const views = [thought(4, 0.1), thought(6, 0, { seat: 1, lines: [line(0.25, 0.75)] })]
  expect(curve.pointsOf([...views, thought(8, 0, { lines: [line(1, 0)] })])).toEqual([
    { step: 4, shares: [0.75, 0.25] },
    { step: 6, shares: [0.5, 0.5] },
    { step: 8, shares: [0.625, 0.375] },
  ])
  expect(curve.ending(80, 3, [0, 2])).toEqual({ step: 80, shares: [0.5, 0, 0.5] })
})

test('a century is named in the middle of its stretch', () => {
  const chapters = [
    { century: 1, step: 0 },
    { century: 2, step: 40 },
  ]
  expect(curve.stretches(chapters, 100).map((one) => one.middle)).toEqual([20, 70])
})

test('labels stay in their order, apart from one another, within the picture', () => {
  expect(curve.apart([20, 80], 17, 10, 110)).toEqual([20, 80])
  expect(curve.apart([110, 110, 10], 17, 10, 110)).toEqual([93, 110, 10])
  expect(curve.apart([12, 10, 11], 17, 10, 110)).toEqual([44, 10, 27])
  const crowded = curve.apart([110, 110, 110, 110, 110], 17, 10, 110)
  expect(crowded).toEqual([42, 59, 76, 93, 110])
})

test('a place in the picture leads to the nearest moment', () => {
  expect([0, 49, 51, 109, 111, 500].map((x) => curve.nearest(frame, points, x))).toEqual([0, 0, 10, 10, 60, 60])
})

test('any step has a moment: the last one that has begun', () => {
  expect([0, 9, 10, 59, 99].map((step) => curve.pointAt(points, step)?.step)).toEqual([0, 0, 10, 10, 60])
  expect(curve.pointAt([], 5)).toBeUndefined()
})

test('keys go from moment to moment and from century to century', () => {
  const steer = (step: number, key: string) => curve.steered(points, [0, 40], step, key)
  expect(steer(0, 'ArrowRight')).toBe(10)
  expect(steer(12, 'ArrowLeft')).toBe(10)
  expect(steer(60, 'ArrowRight')).toBeUndefined()
  expect(steer(0, 'ArrowLeft')).toBeUndefined()
  expect(steer(12, 'PageUp')).toBe(40)
  expect(steer(60, 'PageDown')).toBe(40)
  expect([steer(12, 'Home'), steer(12, 'End'), steer(12, 'x')]).toEqual([0, 60, undefined])
})

test('the worst moves come first, and what gave nothing away is left out', () => {
  const thoughts = [thought(0, 0.02), thought(5, 0), thought(9, 0.3), thought(12, 0.004)]
  expect(curve.worst(thoughts).map((one) => one.at)).toEqual([9, 0])
  expect(thoughts.map((one) => one.at)).toEqual([0, 5, 9, 12])
})

test('what was played is marked among the best turns, or stands after them', () => {
  const two = { lines: [line(0.6, 0.4), line(0.5, 0.5)] }
  const places = (one: Thought) => curve.ranked(one).map(({ rank, played }) => [rank, played])
  expect(places(thought(0, 0.1, { ...two, rank: 2 }))).toEqual([[1, false], [2, true]])
  expect(places(thought(0, 0.1, { ...two, rank: 7 }))).toEqual([[1, false], [2, false], [7, true]])
})

test('stations are where a century begins or is half over', () => {
  const thoughts = [
    ...[0, 4, 8, 12].map((at) => thought(at, 0)),
    ...[20].map((at) => thought(at, 0, { century: 2 })),
    ...[30, 33, 36].map((at) => thought(at, 0, { century: 3 })),
  ]
  expect(curve.stations(thoughts).map((one) => one.at)).toEqual([0, 8, 20, 30, 33])
})

test('my own mistakes come first, the worst of them before the others', () => {
  const thoughts = [thought(1, 0.4, { seat: 1 }), thought(2, 0.3), thought(3, 0.2, { seat: 2 }), thought(4, 0.1)]
  expect(curve.ownFirst(thoughts, [0]).map(({ at }) => at)).toEqual([2, 4, 1, 3])
  expect(curve.ownFirst(thoughts, []).map(({ at }) => at)).toEqual([1, 2, 3, 4])
})
