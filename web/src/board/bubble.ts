/** Where a bubble goes: beside its site, inside the board, over as few targets as possible. */

import { type Box, type Point, SITE, WHOLE } from './geometry'

const WIDTH = 310
const HEIGHT = 108
const GAP = SITE + 14

export function place(at: Point, targets: Point[]): Box {
  const beside = [
    { x: at.x + GAP, y: at.y },
    { x: at.x - GAP - WIDTH, y: at.y },
    { x: at.x - WIDTH / 2, y: at.y - GAP - HEIGHT / 2 },
    { x: at.x - WIDTH / 2, y: at.y + GAP + HEIGHT / 2 },
  ].map((spot) => ({
    ...spot,
    y: Math.min(Math.max(spot.y, -40 + HEIGHT / 2), 640 - HEIGHT / 2),
    width: WIDTH,
    height: HEIGHT,
  }))
  const costs = beside.map((box) => cost(box, targets) + (covers(box, at) ? 20 : 0))
  return beside[costs.indexOf(Math.min(...costs))]!
}

/** Targets covered; being outside the board counts as many. */
function cost(box: Box, targets: Point[]): number {
  const outside = box.x < WHOLE.x + 12 || box.x + box.width > WHOLE.x + WHOLE.width - 12
  return targets.filter((one) => covers(box, one)).length + (outside ? 100 : 0)
}

const covers = (box: Box, one: Point): boolean =>
  one.x > box.x - SITE &&
  one.x < box.x + box.width + SITE &&
  Math.abs(one.y - box.y) < box.height / 2 + SITE
