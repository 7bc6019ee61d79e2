/** What the page makes of what it is told. */

import { expect, test } from 'vitest'
import board from '../src/board/board.json'
import { place } from '../src/board/bubble'
import { buildings } from '../src/board/buildings'
import { nearest, sitePoint, BUILDINGS } from '../src/board/geometry'
import { about, fitted, zoomed } from '../src/board/zoom'
import { effective } from '../src/game/log'
import { icons } from '../src/icons/icons'
import { ledger, standing, zonesByCentury } from '../src/panels/ledger'
import type { Fact, Entry } from '../src/wire/types'

const moved = (n: number, seat: number, ...facts: Fact[]): Entry => ({
  n,
  time: '',
  act: { act: 'moved', seat, move: 'start' },
  facts,
})
const act = (n: number, name: string, seat: number): Entry => ({
  n,
  time: '',
  act: { act: name, seat } as Entry['act'],
  facts: [],
})
const scored = (seat: number, points: number, reason: string): Fact => ({
  fact: 'scored',
  seat,
  points,
  reason,
  what: 'religion',
  century: 1,
})
const revealed: Fact = { fact: 'event_revealed', event: '1812', century: 3 }

test('every building has a drawing of its own', () => {
  const drawn = board.tiles.map((tile) => JSON.stringify(buildings[tile.key]))
  expect(drawn).not.toContain(undefined)
  expect(new Set(drawn).size).toBe(44)
})

test('every district, zone and leader has an icon', () => {
  const needed = [...board.districts.map((one) => one.key), ...board.zones]
  expect(needed.filter((key) => !(key in icons))).toEqual([])
})

test('a move that was taken back leaves the log', () => {
  const kept = effective([moved(1, 0), moved(2, 0), act(3, 'undone', 0)])
  expect(kept.map((entry) => entry.n)).toEqual([1])
})

test('moves that were chosen together leave the log together', () => {
  const both = { ...act(4, 'undone', 0), act: { act: 'undone' as const, seat: 0, moves: 2 } }
  expect(effective([moved(1, 0), moved(2, 0), moved(3, 0), both]).map((entry) => entry.n)).toEqual([1])
})

test('a confirmed turn that was taken back leaves the log with the replies', () => {
  const mine = [moved(1, 0), act(2, 'confirmed', 0), moved(3, 1), act(4, 'confirmed', 1), moved(5, 0)]
  const log = [...mine, act(6, 'confirmed', 0), moved(7, 1)]
  const back = (moves: number) => ({ ...act(8, 'undone', 0), act: { act: 'rewound' as const, seat: 0, moves } })
  expect(effective([...log, back(2)]).map((entry) => entry.n)).toEqual([1, 2, 3, 4])
  expect(effective([...log, back(0)])).toEqual([])
})

test('a turn that was restarted leaves the log back to where it was confirmed', () => {
  const log = [moved(1, 0), act(2, 'confirmed', 0), moved(3, 0), moved(4, 0), act(5, 'restarted', 0)]
  expect(effective(log).map((entry) => entry.n)).toEqual([1, 2])
})

test('a revealed card stays, and so does what another seat did', () => {
  const log = [moved(1, 1), moved(2, 0, revealed), moved(3, 0), act(4, 'restarted', 0)]
  expect(effective(log).map((entry) => entry.n)).toEqual([1, 2])
})

test('the ledger sums points by source and seat', () => {
  const entries = [moved(1, 0, scored(0, 3, 'zone'), scored(1, 2, 'event')), moved(2, 0, scored(0, 4, 'zone'))]
  expect(ledger(entries, 2)).toEqual([
    { source: 'zone', points: [7, 0] },
    { source: 'event', points: [0, 2] },
  ])
})

test('whoever has as many points shares a rank', () => {
  expect(standing([5, 9, 5]).map((one) => [one.seat, one.rank])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
  ])
})

test('arrow keys go to the neighbour on that side', () => {
  expect(nearest(sitePoint.get('por1')!, sitePoint, 1, 0)).toBe('ent1')
  expect(nearest(sitePoint.get('prv3')!, sitePoint, 0, 1)).toBe('')
})

test('a bubble keeps off other targets and inside the board', () => {
  const here = { x: 400, y: 300 }
  const box = place(here, [here, { x: 550, y: 300 }])
  expect(box.x + box.width).toBeLessThan(here.x)
})

test('a window never shows more emptiness than it must', () => {
  const outer = fitted(BUILDINGS, 1)
  const corner = about({ x: 5000, y: 5000 }, 400, outer, BUILDINGS)
  expect(corner.x + corner.width).toBeCloseTo(BUILDINGS.x + BUILDINGS.width)
  const far = zoomed(corner, 0.01, { x: 0, y: 0 }, outer, BUILDINGS, 300)
  expect(far.width).toBe(outer.width)
  expect(far.y + far.height / 2).toBeCloseTo(BUILDINGS.y + BUILDINGS.height / 2)
})

test('the points of the zones are told by century', () => {
  const scored = (seat: number, points: number, century: number, reason = 'zone'): Fact => ({
    fact: 'scored',
    seat,
    points,
    reason,
    what: 'religion',
    century,
  })
  const told = (n: number, ...facts: Fact[]): Entry => ({ n, time: '', act: { act: 'started' }, facts })
  const entries = [told(1, scored(0, 3, 1), scored(1, 2, 1)), told(2, scored(0, 1, 2), scored(0, 9, 2, 'district'))]
  expect(zonesByCentury(entries, 2)).toEqual([
    { century: 1, points: [3, 2] },
    { century: 2, points: [1, 0] },
  ])
})
