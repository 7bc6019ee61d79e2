/** What happened between two turns of a seat. */

import type { Told } from '../wire/types'

const begins = (entry: Told, seat?: number): boolean =>
  entry.facts.some((fact) => fact.fact === 'turn_began' && (seat === undefined || fact.seat === seat))

/**
 * From the end of the seat's last turn to the present, or while it has a turn, to the beginning of
 * this one. Before its second turn that is everything.
 */
export function sinceLastTurn(entries: Told[], seat: number): Told[] {
  const turns = entries.flatMap((entry, k) => (begins(entry, seat) ? [k] : []))
  const latest = turns.at(-1)
  if (latest === undefined) return entries
  const over = entries.findIndex((entry, k) => k > latest && begins(entry))
  if (over >= 0) return entries.slice(over + 1)
  const before = turns.at(-2)
  const from =
    before === undefined ? 0 : entries.findIndex((entry, k) => k > before && begins(entry)) + 1
  return entries.slice(from, latest + 1).map((entry) => withoutTurn(entry, seat))
}

/** That one's own turn has begun is no news. */
function withoutTurn(entry: Told, seat: number): Told {
  const facts = entry.facts.filter((fact) => fact.fact !== 'turn_began' || fact.seat !== seat)
  return { ...entry, facts }
}
