/**
 * The end of a century as scenes, in the order of the rules: what the last turn completes, an event
 * that acts before the zones, each zone, an event that acts after them, the final scoring, and
 * what comes next.
 */

import * as names from '../texts/names'
import type { Texts } from '../texts/texts'
import type { Entry, Fact, Seen, Zone } from '../wire/types'
import { applied } from './applied'

/** The parts of the final scoring, in their order; each is also the reason of its points. */
export const FINAL = ['unfinished', 'active', 'main_group', 'building'] as const
export type SceneKind = 'completing' | 'event' | 'zone' | (typeof FINAL)[number] | 'next'

export interface Scene {
  kind: SceneKind
  century: number
  /** Everything that happens in it. */
  facts: Fact[]
  /** The board before it, and after it. */
  before: Seen
  after: Seen
  /** Points of this scene, by seat. */
  points: number[]
  /** The zone that is scored. */
  zone: Zone | null
  /** The year of the card that acts. */
  event: string | null
  /** Workers of the zone that move on: to which zone, or into the hand after the last one. */
  goesOn: number[]
  next: Zone | 'active' | null
  /** Workers of the zone that go back to the supply. */
  back: number[]
}

type Part = Pick<Scene, 'kind' | 'zone' | 'event' | 'facts'>

/** The scenes of the last century's end in these entries; none if no century was scored in them. */
export function scenes(entries: Entry[], start: Seen): Scene[] {
  const facts = entries.flatMap((entry) => entry.facts)
  const last = facts.findLast((fact) => fact.fact === 'zone_scored')
  if (!last) return []
  const { century } = last
  let before = start
  return inOrder(parts(facts, century)).map((part) => {
    const after = applied(before, part.facts)
    const scene = { ...part, century, before, after, ...counted(part, start.seats.length) }
    before = after
    return scene
  })
}

/** The facts, divided. */
function parts(facts: Fact[], century: number): Part[] {
  const found: Part[] = [{ kind: 'completing', zone: null, event: null, facts: [] }]
  const end = facts.findLastIndex((fact) => fact.fact === 'century_ended')
  let scored = false
  for (const [k, fact] of facts.entries()) {
    if (fact.fact === 'zone_scored' && fact.century === century) {
      scored = true
      found.push({ kind: 'zone', zone: fact.zone, event: null, facts: [fact] })
      continue
    }
    const part = scored ? afterCounting(fact, found.at(-1)!) : k > end ? beforeCounting(fact) : plain('completing')
    const same = found.find((one) => one.kind === part.kind && one.zone === part.zone && one.event === part.event)
    if (same) same.facts.push(fact)
    else found.push({ ...part, facts: [fact] })
  }
  return found
}

type Key = Omit<Part, 'facts'>
const plain = (kind: SceneKind): Key => ({ kind, zone: null, event: null })

/** R8.2: workers leave the zones (1917), or points for being in all of them (1955). */
function beforeCounting(fact: Fact): Key {
  if (fact.fact === 'workers_moved' && isZone(fact.source) && fact.target === 'passive') {
    return { kind: 'event', zone: null, event: '1917' }
  }
  if (fact.fact === 'scored' && fact.what === '1955') return { kind: 'event', zone: null, event: '1955' }
  return plain('completing')
}

function afterCounting(fact: Fact, latest: Part): Key {
  if (fact.fact === 'scored') {
    const final = FINAL.find((reason) => reason === fact.reason)
    if (final) return plain(final)
    if (fact.reason === 'event') return { kind: 'event', zone: null, event: fact.what }
  }
  if (latest.kind === 'zone') {
    const ofZone =
      (fact.fact === 'workers_moved' && fact.source === latest.zone) ||
      (fact.fact === 'scored' && fact.what === latest.zone) ||
      fact.fact === 'cascade_blocked'
    if (ofZone) return { kind: 'zone', zone: latest.zone, event: null }
  }
  // R8.4: those who have too many active workers lose some.
  if (fact.fact === 'workers_moved' && fact.source === 'active' && latest.kind !== 'next') {
    return { kind: 'event', zone: null, event: '1871' }
  }
  return plain('next')
}

const isZone = (place: string): boolean =>
  ['religion', 'politics', 'economy', 'culture', 'citadelle'].includes(place)

/** The main group is counted before the other buildings; a completing that shows nothing is left out. */
function inOrder(found: Part[]): Part[] {
  const main = found.findIndex((part) => part.kind === 'main_group')
  const other = found.findIndex((part) => part.kind === 'building')
  if (other >= 0 && other < main) found.splice(other, 0, ...found.splice(main, 1))
  const [opening, first, ...rest] = found as [Part, Part, ...Part[]]
  if (opening.facts.some(isSeen)) return found
  return [{ ...first, facts: [...opening.facts, ...first.facts] }, ...rest]
}

const UNSEEN = new Set(['turn_began', 'century_ended', 'leaders_returned', 'declined', 'district_offered'])
const isSeen = (fact: Fact): boolean => !UNSEEN.has(fact.fact)

/** Points and workers of a scene, by seat. */
function counted(part: Part, players: number): Pick<Scene, 'points' | 'goesOn' | 'back' | 'next'> {
  const none = () => Array.from({ length: players }, () => 0)
  const sum = { points: none(), goesOn: none(), back: none(), next: null as Scene['next'] }
  for (const fact of part.facts) {
    if (fact.fact === 'scored') sum.points[fact.seat]! += fact.points
    if (fact.fact !== 'workers_moved' || fact.source !== part.zone) continue
    if (fact.target === 'passive') sum.back[fact.seat]! += fact.number
    else {
      sum.goesOn[fact.seat]! += fact.number
      sum.next = fact.target as Zone | 'active'
    }
  }
  return sum
}

/**
 * The board while a scene is shown. Completed buildings are there at once; the workers of a zone
 * leave it when the scene is over, but their points are counted.
 */
export function boardOf({ kind, before, after }: Scene): Seen {
  if (kind === 'completing') return after
  const seats = before.seats.map((seat, k) => ({ ...seat, score: after.seats[k]!.score }))
  return { ...before, seats, scores: after.scores }
}

/** What happens to the workers of a zone, in a sentence. */
export function whatGoesOn(scene: Scene, texts: Texts): string {
  const number = scene.goesOn.reduce((sum, one) => sum + one, 0)
  if (!scene.zone || !scene.before.zones[scene.zone].some(Boolean)) return texts.say('page-scoring-nobody')
  if (!number || scene.next === null) return texts.say('page-scoring-stay')
  if (scene.next === 'active') return texts.say('page-scoring-home', { number })
  return texts.say('page-scoring-on', { number, zone: names.zone(scene.next) })
}

/** What a scene is called. */
export function titleOf(scene: Scene, texts: Texts): string {
  if (scene.zone) return texts.zone(scene.zone)
  if (scene.event) return `${texts.event(scene.event, 'year')} · ${texts.event(scene.event)}`
  if (scene.kind === 'completing' || scene.kind === 'next') {
    return texts.say(`page-scene-${scene.kind}`, { century: names.century(scene.century) })
  }
  return texts.say(`source-${scene.kind}`)
}

const NOTEWORTHY = new Set(['leaders_returned', 'tiles_flipped', 'event_ended', 'event_revealed', 'century_began', 'game_ended'])

/** The facts of a scene that are told in words; the buildings of the final scoring are too many. */
export function toldIn(scene: Scene): Fact[] {
  if (scene.kind === 'zone') return scene.facts.filter((fact) => fact.fact === 'cascade_blocked')
  if (scene.kind === 'next') return scene.facts.filter((fact) => NOTEWORTHY.has(fact.fact))
  if (scene.kind === 'main_group' || scene.kind === 'building') return []
  return scene.facts.filter(isSeen)
}
