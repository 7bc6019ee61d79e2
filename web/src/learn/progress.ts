/** How far somebody is in the course. It is stored in this browser and nowhere else. */

import { type Chosen, type Lesson, wayTo } from './script'

export interface Progress {
  version: string
  step: number
  /** Which one that is on the way of these choices, for the list. */
  number?: number
  chosen: Chosen
  done: boolean
}

/** Why a lesson starts from the beginning, although it was begun before. */
export type Lapse = 'older' | 'damaged'

const name = (lesson: string) => `quebec-lesson-${lesson}`

function stored(lesson: string): string | null {
  try {
    return localStorage.getItem(name(lesson))
  } catch {
    return null
  }
}

/** What is stored, if it can be read; it may be anything. */
export function progressIn(lesson: string): Progress | Lapse | null {
  const text = stored(lesson)
  if (text === null) return null
  try {
    const found = JSON.parse(text) as Partial<Progress> | null
    const { version, step, number, chosen, done } = found ?? {}
    if (typeof version !== 'string' || !Number.isInteger(step) || typeof done !== 'boolean') return 'damaged'
    if (typeof chosen !== 'object' || chosen === null) return 'damaged'
    if (!Object.values(chosen).every((one) => typeof one === 'string')) return 'damaged'
    return { version, step: step!, number: Number(number) || undefined, chosen, done }
  } catch {
    return 'damaged'
  }
}

/** Where to continue a lesson; what does not fit it starts over, and says why. */
export function resumed(lesson: Lesson): { progress: Progress; lapse: Lapse | null } {
  const found = progressIn(lesson.id)
  const first = { version: lesson.version, step: 0, chosen: {}, done: false }
  if (found === null) return { progress: first, lapse: null }
  if (typeof found === 'string') return { progress: first, lapse: found }
  if (found.version !== lesson.version) return { progress: { ...first, done: found.done }, lapse: 'older' }
  if (!wayTo(lesson, found.step, found.chosen)) return { progress: first, lapse: 'damaged' }
  return { progress: found, lapse: null }
}

export function keep(lesson: string, progress: Progress): void {
  try {
    localStorage.setItem(name(lesson), JSON.stringify(progress))
  } catch {
    // Without storage the course still works.
  }
}

// ---- the coach of a first game ------------------------------------------------------------------

/** The tips that the coach has already shown at a table. */
export function shownAt(table: string): string[] {
  try {
    const found = JSON.parse(localStorage.getItem('quebec-coach-told') ?? '') as { table?: string; told?: unknown }
    return found.table === table && Array.isArray(found.told) ? found.told.map(String) : []
  } catch {
    return []
  }
}

export function keepShown(table: string, tips: string[]): void {
  try {
    localStorage.setItem('quebec-coach-told', JSON.stringify({ table, told: tips }))
  } catch {
    // They are shown again after a reload.
  }
}
