/** What the signs of a game mean: the words of the tooltips and of the legend (`term-KEY`). */

import type { Ruleset } from '../board/board'

export interface Term {
  key: string
  /** The rule that says more. */
  rule: string
  /** Only with leaders and cascades, or only in the family rules. */
  only?: 'complete' | 'family'
}

/** In the order of the legend: the zones, the districts, the buildings, the players. */
const TERMS: readonly Term[] = [
  { key: 'order', rule: 'R9.1', only: 'complete' },
  { key: 'workers', rule: 'R9.2' },
  { key: 'majority', rule: 'R9.2', only: 'complete' },
  { key: 'bonus', rule: 'R9.6', only: 'family' },
  { key: 'cascade', rule: 'R9.2', only: 'complete' },
  { key: 'district', rule: 'R6.3' },
  { key: 'dots', rule: 'R1.5' },
  { key: 'waiting', rule: 'R1.2' },
  { key: 'available', rule: 'R5.3' },
  { key: 'architect', rule: 'R1.6' },
  { key: 'stage', rule: 'R6.1' },
  { key: 'stars', rule: 'R12.3' },
  { key: 'group', rule: 'R12.3', only: 'complete' },
  { key: 'active', rule: 'R1.3' },
  { key: 'passive', rule: 'R1.3' },
  { key: 'leader', rule: 'R7.1', only: 'complete' },
  { key: 'points', rule: 'R12.5' },
  { key: 'century', rule: 'R8' },
  { key: 'glow', rule: 'R4.2' },
]

export const termsAt = ({ cascades }: Pick<Ruleset, 'cascades'>): Term[] =>
  TERMS.filter(({ only }) => !only || (only === 'complete') === cascades)

/** The word for the most workers in a zone. */
export const mostAt = ({ cascades }: Pick<Ruleset, 'cascades'>): string => (cascades ? 'majority' : 'bonus')
