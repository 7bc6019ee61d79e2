/** Where a replay can stop: at the start and after every effective move. */

import type { Entry } from '../wire/types'

export interface Chapter {
  century: number
  /** The step at which it starts. */
  step: number
}

/** The entries with something to show; `entries` is the log without what was undone. */
export const stepsOf = (entries: Entry[]): Entry[] =>
  entries.filter((entry) => entry.act.act === 'moved' || entry.act.act === 'started')

/** The centuries: the first from the start, each other from the move that caused it. */
export function chapters(steps: Entry[]): Chapter[] {
  const found: Chapter[] = steps.length ? [{ century: 1, step: 0 }] : []
  steps.forEach((entry, step) => {
    for (const fact of entry.facts) {
      if (fact.fact === 'century_began' && fact.century > 1) found.push({ century: fact.century, step })
    }
  })
  return found
}

/** The step that shows an entry: its own, or the last one before it. */
export function stepAt(steps: Entry[], entry: number): number {
  const after = steps.findIndex((step) => step.n > entry)
  return Math.max(0, (after < 0 ? steps.length : after) - 1)
}
