import { expect, test } from 'vitest'
import { placeBeside } from '../src/legend/beside'

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })
const [WIDTH, HEIGHT] = [390, 844]

test('a tooltip is inside the window and never over what it explains, wherever that is', () => {
  const signs = [box(0, 0, 20, 20), box(370, 0, 20, 20), box(0, 824, 20, 20), box(370, 824, 20, 20), box(180, 400, 24, 24), box(0, 380, 390, 40), box(10, 5, 60, 830)]
  for (const [sign, byTouch] of signs.flatMap((one) => [[one, false] as const, [one, true] as const])) {
    const tip = box(0, 0, 290, 120)
    const { left, top } = placeBeside(sign, tip, WIDTH, HEIGHT, byTouch)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top + tip.height).toBeLessThanOrEqual(HEIGHT)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left + tip.width).toBeLessThanOrEqual(WIDTH)
    const apart =
      top >= sign.top + sign.height || top + tip.height <= sign.top || left >= sign.left + sign.width || left + tip.width <= sign.left
    expect(apart).toBe(true)
  }
})
