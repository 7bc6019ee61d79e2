/** Where a tooltip is, and what the pointer is on. */

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

const GAP = 7
const EDGE = 8

/** Below a sign or, for a finger, above it; where there is no room on the other side; never over the sign. */
export function placeBeside(sign: Box, tip: Box, width: number, height: number, byTouch = false): { left: number; top: number } {
  const middle = sign.left + sign.width / 2 - tip.width / 2
  const left = Math.max(EDGE, Math.min(middle, width - tip.width - EDGE))
  const below = sign.top + sign.height + GAP
  const above = sign.top - GAP - tip.height
  if (byTouch && above >= EDGE) return { left, top: above }
  if (below + tip.height <= height - EDGE) return { left, top: below }
  if (above >= EDGE) return { left, top: above }
  // A sign as high as the window: beside it.
  const right = sign.left + sign.width + GAP
  const top = Math.max(EDGE, Math.min(sign.top, height - tip.height - EDGE))
  return { left: right + tip.width <= width - EDGE ? right : Math.max(EDGE, sign.left - GAP - tip.width), top }
}

/** The smallest of some elements that a point is on, among those around what is on top there. */
export function hitBy(x: number, y: number, elements: Iterable<Element>, top?: Element | null): Element | null {
  let found: Element | null = null
  let least = Infinity
  // From a sign to its tooltip the pointer crosses the gap.
  const slack = top === undefined ? GAP : 0
  for (const element of elements) {
    const { left, right, top: upper, bottom, width, height } = element.getBoundingClientRect()
    const inside = x >= left - slack && x <= right + slack && y >= upper - slack && y <= bottom + slack
    if (!inside || width * height >= least || (top !== undefined && !isAround(element, top))) continue
    found = element
    least = width * height
  }
  return found
}

/** Signs on the board take no clicks, so what is on top is another part of the same drawing. */
const isAround = (element: Element, top: Element | null): boolean =>
  top !== null &&
  (element.contains(top) ||
    top.contains(element) ||
    (element instanceof SVGElement && top instanceof SVGElement && element.ownerSVGElement === top.ownerSVGElement))
