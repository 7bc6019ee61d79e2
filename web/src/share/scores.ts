/** Everybody's points in the course of a game. */

import type { Entry } from '../wire/types'

/** The points of each seat after each entry that gave some; the start is the first row. */
export function scoresOf(entries: Entry[], players: number): number[][] {
  const rows = [Array.from({ length: players }, () => 0)]
  for (const { facts } of entries) {
    const row = [...rows.at(-1)!]
    for (const fact of facts) if (fact.fact === 'scored') row[fact.seat]! += fact.points
    rows.push(row)
  }
  return rows
}

/** Where centuries have ended, in the same rows, and their numbers. */
export const endsOf = (entries: Entry[]): { row: number; century: number }[] =>
  entries.flatMap(({ facts }, k) =>
    facts.flatMap((fact) => (fact.fact === 'century_ended' ? [{ row: k + 1, century: fact.century }] : [])),
  )

interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** The line of a seat in a frame, and where it ends. */
export function pathOf(rows: number[][], seat: number, frame: Frame): { path: string; end: { x: number; y: number } } {
  const most = Math.max(1, ...rows.at(-1)!, ...rows.flat())
  const points = rows.map((row, k) => ({
    x: Math.round((frame.x + (frame.width * k) / Math.max(1, rows.length - 1)) * 10) / 10,
    y: Math.round((frame.y + frame.height * (1 - row[seat]! / most)) * 10) / 10,
  }))
  return { path: points.map(({ x, y }, k) => `${k ? 'L' : 'M'}${x} ${y}`).join(''), end: points.at(-1)! }
}
