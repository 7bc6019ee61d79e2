/** Everybody's points: where they come from, and who has most. */

import type { Entry } from '../wire/types'

export const SOURCES = [
  'zone',
  'majority',
  'district',
  'leader',
  'event',
  'unfinished',
  'active',
  'main_group',
  'building',
] as const
export type Source = (typeof SOURCES)[number]

export interface LedgerRow {
  source: Source
  /** By seat. */
  points: number[]
}

/** What the zones have given in each century: one row for each century that was scored. */
export function zonesByCentury(entries: Entry[], players: number): { century: number; points: number[] }[] {
  const rows = new Map<number, number[]>()
  for (const { facts } of entries) {
    for (const fact of facts) {
      if (fact.fact !== 'scored' || fact.reason !== 'zone') continue
      const row = rows.get(fact.century) ?? Array.from({ length: players }, () => 0)
      row[fact.seat]! += fact.points
      rows.set(fact.century, row)
    }
  }
  return [...rows].map(([century, points]) => ({ century, points }))
}

/** One row for each source that has given points. */
export function ledger(entries: Entry[], players: number): LedgerRow[] {
  const sums = new Map<string, number[]>()
  for (const entry of entries) {
    for (const fact of entry.facts) {
      if (fact.fact !== 'scored') continue
      const row = sums.get(fact.reason) ?? Array.from({ length: players }, () => 0)
      row[fact.seat]! += fact.points
      sums.set(fact.reason, row)
    }
  }
  return SOURCES.filter((source) => sums.has(source)).map((source) => ({
    source,
    points: sums.get(source)!,
  }))
}

/** The players by points, with their ranks: equal points share a rank. */
export function standing(scores: number[]): { seat: number; rank: number; score: number }[] {
  return scores
    .map((score, seat) => ({ seat, score, rank: 1 + scores.filter((one) => one > score).length }))
    .sort((a, b) => a.rank - b.rank)
}
