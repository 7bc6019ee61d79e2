import { expect, test } from 'vitest'
import { sites } from '../src/board/board'
import { around, outlined } from '../src/game/groups'
import type { Seen, SeenGroup } from '../src/wire/types'

const [first] = sites
const [second, third] = first!.neighbours
const apart = sites.find((site) => ![first!.name, ...first!.neighbours].includes(site.name))!.name
const group = (seat: number, ...names: string[]): SeenGroup => ({ seat, sites: names, value: names.length, is_main: true })
const seen = (...groups: SeenGroup[]) => ({ groups }) as unknown as Seen

test('only groups of several buildings are outlined', () => {
  expect(outlined(seen(group(0, first!.name, second!), group(1, apart)))).toHaveLength(1)
})

test('a building shows the group it belongs to, whoever has it', () => {
  expect(around(seen(group(1, first!.name, second!)), second!, 0)[0]!.seat).toBe(1)
})

test('a site shows the groups of the player that a building there would join, as one', () => {
  const view = seen(group(0, second!), group(0, third!), group(1, apart))
  const [joined] = around(view, first!.name, 0)
  expect(joined!.sites).toEqual([first!.name, second!, third!].sort())
  expect(around(view, first!.name, 1)).toEqual([])
})
