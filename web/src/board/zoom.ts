/** Zooming into the board: boxes that keep their aspect ratio and stay inside the whole. */

import { type Box, type Point, SITE } from './geometry'

/** The whole, in the aspect ratio of the viewport. */
export function fitted(whole: Box, ratio: number): Box {
  const width = Math.max(whole.width, whole.height * ratio)
  const height = width / ratio
  return {
    x: whole.x - (width - whole.width) / 2,
    y: whole.y - (height - whole.height) / 2,
    width,
    height,
  }
}

/** A box of this width about a point, moved so that it shows as much of the whole as it can. */
export function about(point: Point, width: number, outer: Box, whole: Box): Box {
  const w = Math.min(width, outer.width)
  const h = (w * outer.height) / outer.width
  return {
    x: within(point.x - w / 2, w, whole.x, whole.width),
    y: within(point.y - h / 2, h, whole.y, whole.height),
    width: w,
    height: h,
  }
}

/** A box that shows all these points with space around them, and at least so much of the board. */
export function around(points: Point[], space: number, width: number, outer: Box, whole: Box): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const high = ((bottom - top + 2 * space) * outer.width) / outer.height
  return about({ x: (left + right) / 2, y: (top + bottom) / 2 }, Math.max(width, right - left + 2 * space, high), outer, whole)
}

function within(start: number, size: number, from: number, room: number): number {
  if (size >= room) return from - (size - room) / 2
  return Math.min(Math.max(start, from), from + room - size)
}

/** Zoom by a factor, around a fixed point. */
export function zoomed(box: Box, factor: number, still: Point, outer: Box, whole: Box, least: number): Box {
  const width = Math.min(Math.max(box.width / factor, least), outer.width)
  const scale = width / box.width
  const middle = {
    x: still.x + (box.x + box.width / 2 - still.x) * scale,
    y: still.y + (box.y + box.height / 2 - still.y) * scale,
  }
  return about(middle, width, outer, whole)
}

export const middleOf = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

/** Corners for overlays. */
export type Corner = 'top-right' | 'top-left' | 'bottom-right' | 'bottom-left'

/**
 * The first corner of a box in which something hides no part of a tile, or at least no middle of one; null if there is
 * none. Its size is in pixels, of which each is `scale` wide on the board.
 */
export function freeCorner(
  box: Box,
  size: { width: number; height: number },
  scale: number,
  tiles: Point[],
): Corner | null {
  const [width, height] = [size.width * scale, size.height * scale]
  const [right, bottom] = [box.x + box.width - width, box.y + box.height - height]
  const corners: [Corner, Point][] = [
    ['top-right', { x: right, y: box.y }],
    ['top-left', box],
    ['bottom-right', { x: right, y: bottom }],
    ['bottom-left', { x: box.x, y: bottom }],
  ]
  const isFree = ({ x, y }: Point, margin: number) => !tiles.some((one) => isNear(one, { x, y, width, height }, margin))
  const free = corners.find(([, at]) => isFree(at, SITE)) ?? corners.find(([, at]) => isFree(at, 0))
  return free ? free[0] : null
}

const isNear = (one: Point, box: Box, margin: number): boolean =>
  one.x >= box.x - margin && one.x <= box.x + box.width + margin &&
  one.y >= box.y - margin && one.y <= box.y + box.height + margin
