/** The shares of the win in the course of a game, and where they are drawn. */

import type { Line, Thought } from '../wire/types'

/** Everybody's share after a number of moves. */
export interface Point {
  step: number
  shares: readonly number[]
}

/** The plot area: the part of the picture between its margins. */
export interface Frame {
  left: number
  right: number
  top: number
  bottom: number
  /** The number of moves in the whole game. */
  last: number
}

/**
 * What everybody could expect at each moment: the mean of each seat's last evaluation. The deciding
 * seat looks better than the others would say.
 */
export function pointsOf(thoughts: readonly Thought[]): Point[] {
  const views = new Map<number, readonly number[]>()
  return thoughts.map(({ at, seat, lines }) => {
    views.set(seat, lines[0]!.win_shares)
    return { step: at, shares: means([...views.values()]) }
  })
}

const means = (rows: readonly (readonly number[])[]): number[] =>
  rows[0]!.map((_, k) => rows.reduce((sum, row) => sum + row[k]!, 0) / rows.length)

/** The real end: winners share the win. */
export const ending = (last: number, seats: number, winners: readonly number[]): Point => ({
  step: last,
  shares: Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
})

/** The costliest moves, the worst first. */
export const worst = (thoughts: readonly Thought[]): Thought[] =>
  thoughts.filter((one) => one.lost_share >= LEAST).sort((one, other) => other.lost_share - one.lost_share)

/** Those of some seats first, in their order, then the others: my own are what I can learn from. */
export const ownFirst = (thoughts: readonly Thought[], seats: readonly number[]): Thought[] =>
  thoughts.toSorted((a, b) => Number(seats.includes(b.seat)) - Number(seats.includes(a.seat)))

/** Smaller losses of the share of the win count as none; the terminal has the same value. */
const LEAST = 0.005

/** The best turns of a moment, and the one that was played if it is not among them. */
export function ranked({ lines, played, rank }: Thought): { rank: number; line: Line; played: boolean }[] {
  const best = lines.map((line, k) => ({ rank: k + 1, line, played: k + 1 === rank }))
  return rank > lines.length ? [...best, { rank, line: played, played: true }] : best
}

/** The moments that represent the game: the start and the middle of each century. */
export function stations(thoughts: readonly Thought[]): Thought[] {
  const centuries = [...new Set(thoughts.map((one) => one.century))]
  return centuries.flatMap((century) => {
    const there = thoughts.filter((one) => one.century === century)
    const middle = Math.floor(there.length / 2)
    return middle ? [there[0]!, there[middle]!] : [there[0]!]
  })
}

// ---- where things are drawn -----------------------------------------------------------------

export const across = (frame: Frame, step: number): number =>
  frame.left + ((frame.right - frame.left) * step) / Math.max(frame.last, 1)

export const down = (frame: Frame, share: number): number =>
  frame.bottom - (frame.bottom - frame.top) * share

/** The line of a seat. */
export const path = (frame: Frame, points: readonly Point[], seat: number): string =>
  points
    .map(({ step, shares }, k) => {
      const place = `${round(across(frame, step))} ${round(down(frame, shares[seat]!))}`
      return (k ? 'L' : 'M') + place
    })
    .join('')

const round = (value: number): number => Math.round(10 * value) / 10

/** Where a century is labelled: in the middle of its part of the game. */
export function stretches<One extends { step: number }>(
  chapters: readonly One[],
  last: number,
): (One & { middle: number })[] {
  return chapters.map((one, k) => ({ ...one, middle: (one.step + (chapters[k + 1]?.step ?? last)) / 2 }))
}

/** Labels that belong at these heights, moved apart so that none covers another. */
export function apart(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((_, k) => k).sort((a, b) => heights[a]! - heights[b]! || a - b)
  const placed = [...heights]
  let free = top
  for (const k of order) {
    placed[k] = Math.max(heights[k]!, free)
    free = placed[k]! + gap
  }
  let limit = bottom
  for (const k of order.reverse()) {
    placed[k] = Math.min(placed[k]!, limit)
    limit = placed[k]! - gap
  }
  return placed
}

// ---- navigation -----------------------------------------------------------------------------

/** The step of the moment that is nearest to a place in the picture. */
export function nearest(frame: Frame, points: readonly Point[], x: number): number {
  const step = (frame.last * (x - frame.left)) / (frame.right - frame.left)
  const off = (one: Point) => Math.abs(one.step - step)
  return points.reduce((best, one) => (off(one) < off(best) ? one : best)).step
}

/** The moment that is shown at a step: the last one that has started. */
export const pointAt = (points: readonly Point[], step: number): Point | undefined =>
  points.findLast((one) => one.step <= step) ?? points[0]

/** The step that a key goes to from a step. */
export function steered(points: readonly Point[], centuries: readonly number[], step: number, key: string) {
  const steps = points.map((one) => one.step)
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return steps.find((one) => one > step)
    case 'ArrowLeft':
    case 'ArrowDown':
      return steps.findLast((one) => one < step)
    case 'PageUp':
      return centuries.find((one) => one > step)
    case 'PageDown':
      return centuries.findLast((one) => one < step)
    case 'Home':
      return steps[0]
    case 'End':
      return steps.at(-1)
  }
  return undefined
}
