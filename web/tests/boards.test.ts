/** Facts change a board as the engine changed it, and a century's end is shown in the order of the rules. */

import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { applied } from '../src/game/applied'
import { isFinal, type Scene, scenes } from '../src/game/scoring'
import type { Entry, Fact, Seen } from '../src/wire/types'

interface Step {
  facts: Fact[]
  view: Seen
}

const path = new URL('../.generated/samples/boards.json', import.meta.url)
if (!existsSync(path)) throw new Error('there are no samples: run python -m tools.page.samples')
const games = JSON.parse(readFileSync(path, 'utf-8')) as Record<string, Step[]>

/** What facts say about a board; the leaders of the next century and its order follow from the rules. */
const told = ({ century, seats, neutral_architect, zones, sites, scores, events, is_over, winners }: Seen) => ({
  ...{ century, seats, neutral_architect, zones, sites, scores, events, is_over },
  winners: is_over ? winners : [],
})
const entry = (facts: Fact[]): Entry => ({ n: 1, time: '', act: { act: 'moved', seat: 0, move: '' }, facts })
const pairs = (steps: Step[]) => steps.slice(1).map((step, k) => ({ ...step, before: steps[k]!.view }))

describe.each(Object.entries(games))('%s', (_, steps) => {
  test('the facts of a move lead from one board to the next', () => {
    expect(steps.length).toBeGreaterThan(50)
    for (const { facts, view, before } of pairs(steps)) {
      expect(told(applied(before, facts))).toEqual(told(view))
    }
  })

  test('the scenes of a century follow each other without a jump, and nothing is left out', () => {
    const ends = pairs(steps).map((step) => ({ ...step, shown: scenes([entry(step.facts)], step.before, step.view) }))
    const scored = ends.filter(({ facts }) => facts.some((fact) => fact.fact === 'zone_scored'))
    expect(scored).toHaveLength(4)
    for (const { shown, facts, before, view } of scored) {
      shown.forEach((scene, k) => expect(told(applied(shown[k - 1]?.board ?? before, scene.facts))).toEqual(told(scene.board)))
      expect(told(shown.at(-1)!.board)).toEqual(told(view))
      expect(shown.flatMap((scene) => scene.facts).length).toBe(facts.length)
      expect(shown.map(place)).toEqual(shown.map(place).sort((a, b) => a - b))
      for (const scene of shown) {
        if (scene.kind !== 'count') continue
        // What is counted in a zone is what the board shows there, and all of it leaves in the next scene.
        const counted = scene.facts.find((fact) => fact.fact === 'zone_scored')?.workers
        expect(scene.board.zones[scene.zone!]).toEqual(counted)
        const leaving = shown.find((one) => one.kind === 'cascade' && one.zone === scene.zone)
        const gone = counted!.map((_, seat) => (leaving ? leaving.goesOn[seat]! + leaving.back[seat]! : 0))
        expect(gone).toEqual(counted)
      }
    }
  })
})

/** R8.1 to R8.5, R12: what is completed, 1917 or 1955, the zones, 1871, the end; then what is next. */
function place({ kind, event }: Scene): number {
  if (kind === 'event') return event === '1917' || event === '1955' ? 1 : event === '1871' ? 3 : 9
  const order = { completing: 0, title: 0, count: 2, cascade: 2, finale: 4, unfinished: 5, active: 6, main_group: 7, building: 8, next: 10, winner: 10 }
  return order[kind]
}

/** The last scoring of a game. */
const finals = () => Object.values(games).map((steps) => {
  const { facts, before, view } = pairs(steps).at(-1)!
  return { shown: scenes([entry(facts)], before, view), view }
})

test('the final scoring shows the groups of each player, and crowns the one that counts', () => {
  for (const { shown, view } of finals()) {
    const groups = shown.filter((scene) => scene.kind === 'main_group').flatMap((scene) => scene.groups)
    expect(groups).toHaveLength(view.groups.length)
    for (const scene of shown.filter((one) => one.kind === 'main_group')) {
      const [main, ...more] = scene.groups.filter((group) => group.is_main)
      expect([scene.points[main!.seat], more]).toEqual([main!.value, []])
    }
    expect(shown.at(-1)!.kind).toBe('winner')
  }
})

test('the final scoring has a title before its items, and active workers count in rows', () => {
  for (const { shown } of finals()) {
    const title = shown.findIndex((scene) => scene.kind === 'finale')
    expect(shown.map(isFinal)).toEqual(shown.map((_, k) => k >= title))
    const active = shown.find((scene) => scene.kind === 'active')
    if (active) expect(active.points).toEqual(active.workers.map((number) => Math.floor(number / 2)))
  }
})

test('events that act at a scoring have a scene of their own', () => {
  const found = Object.values(games).flatMap((steps) =>
    pairs(steps).flatMap(({ facts, before, view }) => scenes([entry(facts)], before, view).map((scene) => scene.event)),
  )
  expect(new Set(found)).toEqual(new Set([null, '1603', '1871', '1917', '1955']))
})
