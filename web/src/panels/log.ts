/** The log in lines: facts worth reading, under the turns they belong to. */

import type { Act, Fact, Told } from '../wire/types'

export interface LogLine {
  entry: number
  fact: Fact
  heading: boolean
}

/** What another line tells already: an offer that is taken or declined, and the turn that begins. */
const SILENT = new Set(['district_offered'])
const HEADINGS = new Set(['turn_began', 'century_began', 'century_ended', 'game_ended'])

export const logLines = (entries: Told[]): LogLine[] =>
  entries.flatMap((entry) => linesOf(entry.facts, entry.n))

export const linesOf = (facts: Fact[], entry = 0): LogLine[] =>
  facts
    .filter((fact) => !SILENT.has(fact.fact))
    .map((fact) => ({ entry, fact, heading: HEADINGS.has(fact.fact) }))

/** The seat that a fact is about; -1 if it is about nobody. */
export const seatOf = (fact: Fact): number => ('seat' in fact ? fact.seat : -1)

/** The seat that did something; -1 if it was none. */
export const actorOf = (act: Act): number => ('seat' in act ? act.seat : -1)

/**
 * The entries that still count. What was taken back goes: the last move, or with "restarted" all
 * moves of that seat since it was confirmed, another seat moved, or a card was revealed.
 */
export function effective(entries: Told[]): Told[] {
  const kept: Told[] = []
  for (const entry of entries) {
    const { act } = entry
    if (act.act === 'undone') dropLast(kept)
    else if (act.act === 'restarted') while (isOpen(kept.at(-1), act.seat)) kept.pop()
    else kept.push(entry)
  }
  return kept
}

function dropLast(kept: Told[]): void {
  const last = kept.findLastIndex((entry) => entry.act.act === 'moved')
  if (last >= 0) kept.splice(last, 1)
}

const isOpen = (entry: Told | undefined, seat: number): boolean =>
  entry !== undefined &&
  entry.act.act === 'moved' &&
  entry.act.seat === seat &&
  !entry.facts.some((fact) => fact.fact === 'event_revealed')
