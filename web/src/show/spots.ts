/** Where things are on the page: by the elements that show them. */

import { isSite, isZone } from '../board/board'
import { type Point, SITE, sitePoint } from '../board/geometry'

/** The middle of a place; `data-spot` says what an element shows, and for whom. */
export function spot(place: string, seat: number): Point {
  const box = boxOf(place, seat)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export function boxOf(place: string, seat: number): DOMRect {
  if (isSite(place)) return tileOf(place)
  const hand = place === 'active' || place === 'passive'
  const name = hand ? `hand:${seat}` : isZone(place) || place === 'row' || place === 'score' ? `${place}:${seat}` : place
  const element =
    document.querySelector(`[data-spot="${name}"]`) ??
    document.querySelector(`[data-spot="hand:${seat}"]`) ??
    document.body
  return element.getBoundingClientRect()
}

function tileOf(site: string): DOMRect {
  const pane = document.querySelector<HTMLElement>('.window')
  if (!pane) return (document.querySelector(`[data-site="${site}"]`) ?? document.body).getBoundingClientRect()
  // In a small window: where the tile is when the view has arrived; if it is outside, at the edge.
  const frame = pane.getBoundingClientRect()
  const [left, top, width] = pane.dataset.goal!.split(' ').map(Number) as [number, number, number]
  const scale = frame.width / width
  const { x, y } = sitePoint.get(site)!
  const size = 2 * SITE * scale
  const within = (from: number, least: number, most: number) => Math.min(Math.max(from, least), most - size)
  return new DOMRect(
    within(frame.x + (x - SITE - left) * scale, frame.x, frame.right),
    within(frame.y + (y - SITE - top) * scale, frame.y, frame.bottom),
    size,
    size,
  )
}
