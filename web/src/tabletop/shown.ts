/** A scoring of a real table as a table of the server would send it, for what shows games. */

import type { Colour, Entry, GameShown, Seen, TabletopScored, Update } from '../wire/types'

/** The scoring is an entry, as if a turn had caused it. */
export const entriesOf = (scored: TabletopScored): Entry[] => [
  { n: 1, time: new Date().toISOString(), act: { act: 'moved', seat: 0, move: 'start' }, facts: scored.facts },
]

export interface Person {
  name: string
  colour: Colour
}

export function updatesOf(scored: TabletopScored, people: Person[]): { before: Update; after: Update } {
  return { before: update(scored.before, people, []), after: update(scored.after, people, entriesOf(scored)) }
}

function update(view: Seen, people: Person[], entries: Entry[]): Update {
  const { is_over, scores, winners } = view
  const game: GameShown = {
    phase: is_over ? 'over' : 'playing',
    frozen: false,
    seats: people.map((one) => ({ ...one, kind: 'person', bot: '', resigned: false, freed: false, automatic: false })),
    waiting: null,
    must_confirm: false,
    unconfirmed: 0,
    may_rewind: false,
    agreeing: [],
    moves: 0,
    outcome: is_over ? { how: 'played', scores, winners } : null,
    clock: null,
    view,
    offers: [],
  }
  return { type: 'update', table: '', at: entries.length, entries, game }
}
