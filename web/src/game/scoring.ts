/** The end of a century, zone by zone: the facts as scenes. */

import * as names from '../texts/names'
import type { Texts } from '../texts/texts'
import type { Entry, Fact, Zone } from '../wire/types'

export interface Scene {
  century: number
  zone: Zone
  /** Everybody's workers when the zone is scored, and where all others stand then. */
  zones: Record<Zone, number[]>
  points: number[]
  /** Workers that move on: to which zone, or into the hand after the last one. */
  goesOn: number[]
  next: Zone | 'active' | null
  /** Workers that go back to the supply. */
  back: number[]
  /** Facts of this scene, as text. */
  facts: Fact[]
}

/** The scenes of the last century's end in these entries; none if no century ended in them. */
export function scenes(entries: Entry[], before: Record<Zone, number[]>): Scene[] {
  const facts = entries.flatMap((entry) => entry.facts)
  const start = facts.findLastIndex((fact) => fact.fact === 'century_ended')
  if (start < 0) return []
  const found: Scene[] = []
  const standing = structuredClone(before)
  for (const fact of facts.slice(start)) {
    const scene = found[found.length - 1]
    if (fact.fact === 'zone_scored') {
      standing[fact.zone] = [...fact.workers]
      const none = fact.workers.map(() => 0)
      found.push({
        century: fact.century,
        zone: fact.zone,
        zones: structuredClone(standing),
        points: [...none],
        goesOn: [...none],
        next: null,
        back: [...none],
        facts: [fact],
      })
      continue
    }
    if (fact.fact === 'workers_moved') apply(standing, fact)
    if (!scene) continue
    if (fact.fact === 'scored' && fact.what === scene.zone) scene.points[fact.seat]! += fact.points
    else if (fact.fact === 'workers_moved' && fact.source === scene.zone) {
      if (fact.target === 'passive') scene.back[fact.seat]! += fact.number
      else {
        scene.goesOn[fact.seat]! += fact.number
        scene.next = fact.target as Zone | 'active'
      }
    } else if (fact.fact !== 'cascade_blocked') continue
    scene.facts.push(fact)
  }
  return found
}

/** What happens to the workers of a scene, in a sentence. */
export function whatGoesOn(scene: Scene, texts: Texts): string {
  const number = scene.goesOn.reduce((sum, one) => sum + one, 0)
  if (!scene.zones[scene.zone].some(Boolean)) return texts.say('page-scoring-nobody')
  if (!number || scene.next === null) return texts.say('page-scoring-stay')
  if (scene.next === 'active') return texts.say('page-scoring-home', { number })
  return texts.say('page-scoring-on', { number, zone: names.zone(scene.next) })
}

const NOTEWORTHY = new Set(['scored', 'leaders_returned', 'tiles_flipped', 'event_ended', 'event_revealed', 'century_began', 'game_ended'])

/** The end of a century apart from the zones: other points, the next century, its event. */
export function afterZones(entries: Entry[]): Fact[] {
  const facts = entries.flatMap((entry) => entry.facts)
  const start = facts.findLastIndex((fact) => fact.fact === 'century_ended')
  return facts
    .slice(start + 1)
    .filter((fact) => NOTEWORTHY.has(fact.fact) && !(fact.fact === 'scored' && fact.reason === 'zone'))
}

function apply(
  zones: Record<string, number[]>,
  moved: Extract<Fact, { fact: 'workers_moved' }>,
): void {
  const source = zones[moved.source]
  const target = zones[moved.target]
  if (source) source[moved.seat]! -= moved.number
  if (target) target[moved.seat]! += moved.number
}
