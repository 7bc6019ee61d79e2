/** The log in lines: facts worth reading, under the turns they belong to. */

import type { Fact, Told } from '../wire'

export interface LogLine {
  entry: number
  fact: Fact
  heading: boolean
}

/** What another line tells already: an offer that is taken or declined, and the turn that begins. */
const SILENT = new Set(['district_offered'])
const HEADINGS = new Set(['turn_began', 'century_began', 'century_ended', 'game_ended'])

export function logLines(entries: Told[]): LogLine[] {
  return entries.flatMap((entry) =>
    entry.facts
      .filter((fact) => !SILENT.has(fact.fact))
      .map((fact) => ({ entry: entry.n, fact, heading: HEADINGS.has(fact.fact) })),
  )
}

/** The seat that a fact is about; -1 if it is about nobody. */
export const seatOf = (fact: Fact): number => ('seat' in fact ? fact.seat : -1)
