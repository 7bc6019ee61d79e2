/** The options of a new game. */

import { expect, test } from 'vitest'
import { rulesets } from '../src/board/board'
import { NUMBERS, Options } from '../src/start/options.svelte'

const options = () => new Options('bots', ['level-4'], (colour) => colour)

test('the newest rules are proposed, and every rule set can be chosen', () => {
  const chosen = options()
  expect(chosen.table()).toMatchObject({ ruleset: rulesets[0]!.name, events: [], start: true })
  for (const { name } of rulesets) {
    chosen.playBy(name)
    expect(chosen.table().ruleset).toBe(name)
  }
})

test('a game has as many seats as its rules allow', () => {
  const chosen = options()
  for (const { name, players } of rulesets) {
    chosen.playBy(name)
    for (const number of [0, ...NUMBERS, 9]) {
      chosen.seat(number)
      expect(players).toContain(chosen.table().seats.length)
    }
  }
})

test('events are chosen only where the rules have them', () => {
  const chosen = options()
  chosen.chosen = true
  for (const { name, events } of rulesets) {
    chosen.playBy(name)
    expect(chosen.table().events).toHaveLength(events ? 4 : 0)
  }
})

test('a colour that somebody has is swapped', () => {
  const chosen = options()
  const [first, second] = chosen.seats.map((seat) => seat.colour)
  chosen.paint(0, second!)
  expect(chosen.seats.slice(0, 2).map((seat) => seat.colour)).toEqual([second, first])
})
