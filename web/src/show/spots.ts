/** Where things are on the page: by the elements that show them. */

import { isSite, isZone } from '../board/board'
import type { Point } from '../board/geometry'

/** The middle of a place; `data-spot` says what an element shows, and for whom. */
export function spot(place: string, seat: number): Point {
  const box = boxOf(place, seat)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export function boxOf(place: string, seat: number): DOMRect {
  const hand = place === 'active' || place === 'passive'
  const name = hand ? `hand:${seat}` : isZone(place) || place === 'row' || place === 'score' ? `${place}:${seat}` : place
  const element =
    document.querySelector(isSite(place) ? `[data-site="${place}"]` : `[data-spot="${name}"]`) ??
    document.querySelector(`[data-spot="hand:${seat}"]`) ??
    document.body
  const box = element.getBoundingClientRect()
  const pane = isSite(place) && document.querySelector('.window')?.getBoundingClientRect()
  if (!pane) return box
  // A tile that is outside a small window is shown at its edge.
  const x = Math.min(Math.max(box.x, pane.x), pane.right - box.width)
  const y = Math.min(Math.max(box.y, pane.y), pane.bottom - box.height)
  return new DOMRect(x, y, box.width, box.height)
}
