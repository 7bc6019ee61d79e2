/** Groups of buildings: those to outline, and those that a building would join. */

import { sites } from '../board/board'
import type { Texts } from '../texts/texts'
import type { Seen, SeenGroup, SeenSite } from '../wire/types'

const neighbours = new Map(sites.map((site) => [site.name, site.neighbours]))

/** A single building needs no outline: its token says whose it is. */
export const outlined = (view: Seen): SeenGroup[] => view.groups.filter((group) => group.sites.length > 1)

/**
 * The groups that matter for a site that is aimed at: the one it belongs to, or for a site without a
 * token those of a player that a building there would join, as one.
 */
export function around(view: Seen, site: string, player: number): SeenGroup[] {
  const own = view.groups.find((group) => group.sites.includes(site))
  if (own) return [own]
  const beside = view.groups.filter(
    (group) => group.seat === player && group.sites.some((one) => neighbours.get(site)?.includes(one)),
  )
  if (!beside.length) return []
  return [
    {
      seat: player,
      sites: [...beside.flatMap((group) => group.sites), site].sort(),
      value: beside.reduce((sum, group) => sum + group.value, 0),
      is_main: beside.some((group) => group.is_main),
    },
  ]
}

/** The buildings of a player with a token, and their stars. */
export const builtBy = (view: Seen, seat: number): SeenSite[] => view.sites.filter((site) => site.token?.seat === seat)

export const starsOf = (view: Seen, names: readonly string[]): number =>
  view.sites.reduce((sum, site) => sum + (names.includes(site.name) ? (site.token?.stars ?? 0) : 0), 0)

/** A group in words: the main group is worth the values of its buildings, any other their stars (R12.3). */
export function groupInWords(view: Seen, group: SeenGroup, texts: Texts, names: readonly string[]): string {
  const stars = starsOf(view, group.sites)
  return texts.say(group.is_main ? 'page-main-group' : 'page-group', {
    player: names[group.seat] ?? '',
    number: group.sites.length,
    stars,
    points: group.is_main ? group.value : stars,
  })
}

/** What the buildings of a player are worth at the end of the game, as they stand. */
export function worthInWords(view: Seen, seat: number, texts: Texts, names: readonly string[]): string[] {
  const built = builtBy(view, seat).map((site) => site.name)
  if (!built.length) return [texts.say('page-built-none')]
  const main = view.groups.find((group) => group.seat === seat && group.is_main)
  if (!main) {
    // The family rules have no groups; while a scoring is shown, nothing is foreseen.
    const points = view.forecast?.buildings[seat]
    if (points === undefined) return []
    const worth = { number: built.length, stars: starsOf(view, built), points }
    return [texts.say('page-all-buildings', { player: names[seat] ?? '', ...worth })]
  }
  const rest = built.filter((site) => !main.sites.includes(site))
  const stars = starsOf(view, rest)
  const others = texts.say('page-other-buildings', { number: rest.length, stars, points: stars })
  return [groupInWords(view, main, texts, names), ...(rest.length ? [others] : [])]
}
