/** The sites of a real table in words. */

import type { Site } from '../board/board'
import * as names from '../texts/names'
import type { Texts } from '../texts/texts'
import type { Table } from './table.svelte'

/** The building, or if it is not known the district and the number of the site there. */
export function siteName(table: Table, texts: Texts, site: Site, k: number): string {
  const tile = table.now.layout[k]
  return tile ? texts.building(tile) : `${texts.name(names.district(site.district))} · ${site.name}`
}

export function describeSite(table: Table, texts: Texts, site: Site, k: number): string {
  const name = siteName(table, texts, site, k)
  const token = table.now.tokens[site.name]
  const stages = table.now.stages[site.name]
  if (token && table.now.players[token.seat]) {
    return texts.say('tabletop-site-token', { site: name, player: table.nameOf(token.seat, table.colourName), stars: token.stars })
  }
  if (stages) return texts.say('tabletop-site-stages', { site: name, stages: stages.length })
  if (table.now.bare.includes(site.name)) return texts.say('tabletop-site-bare', { site: name })
  return texts.say('tabletop-site-empty', { site: name })
}
