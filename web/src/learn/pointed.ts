/** What a step of a lesson can point at, and the elements that show it. */

import { districts, isSite, isZone } from '../board/board'

/** Parts of the page that are no places of the game. */
const PARTS: Readonly<Record<string, string>> = {
  board: '.middle .board, .window',
  actions: '.actions .choices',
  leaders: '.leaders',
  forecast: '.side',
  centuries: '.centuries .now',
  result: '.result',
}

/** The element of a pointer; the first that is there of several that could show it. */
export function elementOf(pointer: string): Element | null {
  const [kind, what] = pointer.split(':')
  const district = districts.find((one) => one.key === pointer)
  if (isSite(pointer)) return document.querySelector(`[data-site="${pointer}"]`)
  if (district) return document.querySelector(`[data-district="${district.code}"] .disc`)
  if (isZone(pointer))
    return document.querySelector(`[data-chip="${pointer}"]`) ?? document.querySelector(`.cartouche.${pointer} .plate`)
  if (kind === 'action') return document.querySelector(`.actions [data-move="${what}"]`)
  if (what !== undefined) return document.querySelector(`[data-spot="${pointer}"]`)
  return document.querySelector(PARTS[pointer] ?? 'none')
}

/** The place on the board, if it is one that the board can mark. */
export const placeOf = (pointer: string): string | null =>
  isSite(pointer) || isZone(pointer) || districts.some((one) => one.key === pointer) ? pointer : null

/** The parts of the page, for a check of the lessons. */
export const parts = Object.keys(PARTS)
