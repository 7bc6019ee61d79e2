/**
 * The end of a century as scenes, in the order of the rules: what the last turn completes, an event
 * that acts before the zones, each zone (its workers count, then they leave it), an event that acts
 * after them, the final scoring with its own title, item by item, and what comes next.
 */

import * as names from '../texts/names'
import type { Texts } from '../texts/texts'
import type { Entry, Fact, Seen, SeenGroup, Zone } from '../wire/types'
import { applied, departed } from './applied'
import { groupInWords } from './groups'

/** The parts of the final scoring, in their order; each is also the reason of its points. */
export const FINAL = ['unfinished', 'active', 'main_group', 'building'] as const
type Final = (typeof FINAL)[number]
const LAST = 4
export type SceneKind = 'completing' | 'title' | 'event' | 'count' | 'cascade' | 'finale' | Final | 'next' | 'winner'

/** Points that come from somewhere. */
export interface Flight {
  seat: number
  points: number
  from: string
}

export interface Scene {
  kind: SceneKind
  century: number
  /** Everything that happens in it. */
  facts: Fact[]
  /** The board while it is shown, and while its pieces are on their way. */
  board: Seen
  between: Seen
  /** Points of this scene, by seat, and where each comes from. */
  points: number[]
  flights: Flight[]
  /** The row of the ledger that the points belong to. */
  row: string
  /** The year of the card that acts. */
  event: string | null
  /** The zone that is scored. */
  zone: Zone | null
  /** The workers that count: those in the zone, or in the final scoring the active ones. */
  workers: number[]
  /** Those that move on, and those that go back. */
  goesOn: number[]
  back: number[]
  /** Where they move on to: the next zone, or after the last one the hand. */
  next: Zone | 'active' | null
  /** The groups that are shown, and the places that light up. */
  groups: SeenGroup[]
  lit: string[]
}

type Part = Pick<Scene, 'kind' | 'zone' | 'event' | 'facts'>
type Key = Omit<Part, 'facts'>

/**
 * The scenes of the last century's end in these entries, from the board before them to the one
 * after them; none if no century was scored.
 */
export function scenes(entries: Entry[], start: Seen, end: Seen): Scene[] {
  const facts = entries.flatMap((entry) => entry.facts)
  const last = facts.findLast((fact) => fact.fact === 'zone_scored')
  const century = last?.century ?? (facts.some((fact) => fact.fact === 'game_ended') ? LAST : null)
  if (century === null) return []
  let before = start
  const found: Scene[] = []
  for (const part of inOrder(parts(facts, century))) {
    for (const one of divided(part, end.groups ?? [])) {
      const after = applied(before, one.facts)
      found.push(sceneOf(one, century, before, after))
      before = after
    }
  }
  return found
}

// ---- dividing the facts ---------------------------------------------------------------------------

function parts(facts: Fact[], century: number): Part[] {
  const found: Part[] = [{ ...plain('completing'), facts: [] }, { ...plain('title'), facts: [] }]
  const end = facts.findLastIndex((fact) => fact.fact === 'century_ended')
  // The final scoring of a real table comes without its zones.
  let scored = !facts.some((fact) => fact.fact === 'zone_scored')
  for (const [k, fact] of facts.entries()) {
    if (fact.fact === 'zone_scored' && fact.century === century) {
      scored = true
      found.push({ ...plain('count'), zone: fact.zone, facts: [fact] })
      continue
    }
    const part = scored ? afterCounting(fact, found.at(-1)!) : k > end ? beforeCounting(fact) : plain('completing')
    const same = found.find((one) => one.kind === part.kind && one.zone === part.zone && one.event === part.event)
    if (same) same.facts.push(fact)
    else found.push({ ...part, facts: [fact] })
  }
  return found
}

const plain = (kind: SceneKind): Key => ({ kind, zone: null, event: null })
const eventOf = (event: string): Key => ({ kind: 'event', zone: null, event })

/** R8.2: workers leave the zones (1917), or points for being in all of them (1955). */
function beforeCounting(fact: Fact): Key {
  if (fact.fact === 'workers_moved' && isZone(fact.source) && fact.target === 'passive') return eventOf('1917')
  if (fact.fact === 'scored' && fact.what === '1955') return eventOf('1955')
  return plain('completing')
}

function afterCounting(fact: Fact, latest: Part): Key {
  if (fact.fact === 'scored') {
    const final = FINAL.find((reason) => reason === fact.reason)
    if (final) return plain(final)
    if (fact.reason === 'event') return eventOf(fact.what)
  }
  if (latest.zone) {
    const ofZone =
      (fact.fact === 'workers_moved' && fact.source === latest.zone) ||
      (fact.fact === 'scored' && fact.what === latest.zone) ||
      fact.fact === 'cascade_blocked'
    if (ofZone) return { kind: 'count', zone: latest.zone, event: null }
  }
  // R8.4: those who have too many active workers lose some.
  if (fact.fact === 'workers_moved' && fact.source === 'active' && latest.kind !== 'next') return eventOf('1871')
  return plain(fact.fact === 'game_ended' ? 'winner' : 'next')
}

const isZone = (place: string): boolean =>
  ['religion', 'politics', 'economy', 'culture', 'citadelle'].includes(place)

/**
 * The main group is counted before the other buildings, and a title goes before the final scoring; a
 * completing that shows nothing is left out.
 */
function inOrder([opening, title, ...found]: Part[]): Part[] {
  const main = found.findIndex((part) => part.kind === 'main_group')
  const other = found.findIndex((part) => part.kind === 'building')
  if (other >= 0 && other < main) found.splice(other, 0, ...found.splice(main, 1))
  const final = found.findIndex((part) => isItem(part.kind))
  if (final >= 0) found.splice(final, 0, { ...plain('finale'), facts: [] })
  if (opening!.facts.some(isSeen)) return [opening!, title!, ...found]
  return [{ ...title!, facts: opening!.facts }, ...found]
}

const UNSEEN = new Set(['turn_began', 'century_ended', 'leaders_returned', 'declined', 'district_offered'])
const isSeen = (fact: Fact): boolean => !UNSEEN.has(fact.fact)

/** The parts of a part: workers count before they leave a zone, and each player's groups are shown. */
function divided(part: Part, groups: SeenGroup[]): (Part & { groups?: SeenGroup[] })[] {
  if (part.zone) {
    const counts = (fact: Fact) => fact.fact === 'zone_scored' || (fact.fact === 'scored' && fact.reason === 'zone')
    const leaving = part.facts.filter((fact) => !counts(fact))
    const count = { ...part, facts: part.facts.filter(counts) }
    return leaving.length ? [count, { ...part, kind: 'cascade', facts: leaving }] : [count]
  }
  if (part.event === '1603') return [{ ...part, groups: largest(part.facts, groups) }]
  if (part.kind !== 'main_group') return [part]
  const seats = [...new Set(groups.map((group) => group.seat))].sort((a, b) => a - b)
  return seats.map((seat) => ({
    ...part,
    facts: part.facts.filter((fact) => 'seat' in fact && fact.seat === seat),
    groups: groups.filter((group) => group.seat === seat),
  }))
}

/** The groups that have given somebody points for their size. */
function largest(facts: Fact[], groups: SeenGroup[]): SeenGroup[] {
  const theirs = groups.filter((group) => facts.some((fact) => 'seat' in fact && fact.seat === group.seat))
  const most = Math.max(...theirs.map((group) => group.sites.length))
  return theirs.filter((group) => group.sites.length === most)
}

// ---- a scene --------------------------------------------------------------------------------------

function sceneOf(part: Part & { groups?: SeenGroup[] }, century: number, before: Seen, after: Seen): Scene {
  const { kind, zone, facts } = part
  const none = () => before.seats.map(() => 0)
  const [points, goesOn, back] = [none(), none(), none()]
  let next: Scene['next'] = null
  for (const fact of facts) {
    if (fact.fact === 'scored') points[fact.seat]! += fact.points
    if (fact.fact !== 'workers_moved' || fact.source !== zone) continue
    if (fact.target === 'passive') back[fact.seat]! += fact.number
    else {
      goesOn[fact.seat]! += fact.number
      next = fact.target as Zone | 'active'
    }
  }
  const groups = part.groups ?? []
  const main = kind === 'main_group' ? groups.find((group) => group.is_main) : undefined
  const flights = facts.flatMap((fact): Flight[] => {
    if (fact.fact !== 'scored' || !fact.points) return []
    return [{ seat: fact.seat, points: fact.points, from: fact.what || 'active' }]
  })
  return {
    ...part,
    century,
    row: zone ?? part.event ?? kind,
    points,
    flights: main ? [{ seat: main.seat, points: points[main.seat]!, from: main.sites[0]! }] : flights,
    workers: zone ? before.zones[zone] : kind === 'active' ? before.seats.map((seat) => seat.active) : [],
    goesOn,
    back,
    next,
    groups,
    lit: zone ? [zone] : groups.length ? [] : [...new Set(facts.flatMap(placesOf))],
    board: after,
    between: departed(before, facts),
  }
}

/** The places that a fact is about. */
export function placesOf(fact: Fact): string[] {
  if (fact.fact === 'workers_moved') return [fact.source, fact.target].filter((one) => one !== 'active' && one !== 'passive')
  // A zone has the same name as a leader.
  if (fact.fact === 'leader_taken') return [`leader:${fact.leader}`]
  if (fact.fact === 'scored') return [fact.what]
  if (fact.fact === 'zone_scored' || fact.fact === 'cascade_blocked') return [fact.zone]
  if (fact.fact === 'tiles_flipped') return fact.sites
  return 'site' in fact ? [fact.site] : []
}

/** Whether it is an item of the final scoring. */
const isItem = (kind: SceneKind): boolean => FINAL.some((item) => item === kind)

/** Whether a scene is part of the final scoring. */
export const isFinal = ({ kind, event }: Scene): boolean =>
  kind === 'finale' || kind === 'winner' || event === '1603' || isItem(kind)

/** Whether a scene only says what comes. */
export const isTitle = ({ kind }: Scene): boolean => kind === 'title' || kind === 'finale'

/** Whether workers count themselves, one after the other. */
export const isCounting = ({ kind }: Scene): boolean => kind === 'count' || kind === 'active'

/** Whether what is counted is on the board, and must be seen there. */
export const isOnBoard = ({ kind, groups }: Scene): boolean =>
  ['completing', 'unfinished', 'main_group', 'building'].includes(kind) || groups.length > 0

/** Who leads in a zone. */
export function leadersIn({ workers }: Scene): number[] {
  const most = Math.max(1, ...workers)
  return workers.flatMap((number, seat) => (number === most ? [seat] : []))
}

// ---- in words -------------------------------------------------------------------------------------

/** What a scene is called. */
export function titleOf(scene: Scene, texts: Texts): string {
  if (scene.zone) return texts.zone(scene.zone)
  if (scene.event) return `${texts.event(scene.event, 'year')} · ${texts.event(scene.event)}`
  if (scene.kind === 'winner') return texts.say('page-final')
  if (isTitle(scene)) return scoringOf(scene, texts)
  if (scene.kind === 'completing' || scene.kind === 'next') {
    return texts.say(`page-scene-${scene.kind}`, { century: names.century(scene.century) })
  }
  return texts.say(`source-${scene.kind}`)
}

/** The scoring that a scene is part of. */
export const scoringOf = (scene: Scene, texts: Texts): string =>
  isFinal(scene) ? texts.say('page-scoring-final') : texts.say('page-scoring', { century: names.century(scene.century) })

/** What happens to the workers of a zone. */
function whatGoesOn(scene: Scene, texts: Texts): string {
  const number = scene.goesOn.reduce((sum, one) => sum + one, 0)
  if (!number || scene.next === null) return texts.say('page-scoring-stay')
  if (scene.next === 'active') return texts.say('page-scoring-home', { number })
  return texts.say('page-scoring-on', { number, zone: names.zone(scene.next) })
}

/** The event that lets those without a majority cascade: somebody does who has fewer. */
export function widened(scene: Scene): string | null {
  const leaders = leadersIn(scene)
  if (!scene.goesOn.some((number, seat) => number && !leaders.includes(seat))) return null
  return scene.board.events.find((card) => card.century === scene.century)?.event ?? null
}

const NOTEWORTHY = new Set(['leaders_returned', 'tiles_flipped', 'event_ended', 'event_revealed', 'century_began', 'game_ended'])

/** A scene in sentences: what is shown, and what a screen reader says. */
export function sentencesOf(scene: Scene, texts: Texts, seats: { names: readonly string[]; layout: readonly string[] }): string[] {
  const sentences = (facts: Fact[]) => facts.map((fact) => texts.fact(fact, seats))
  const people = (list: number[]) => texts.joined(list.map((seat) => seats.names[seat] ?? ''))
  const given = scene.points.flatMap((points, seat) =>
    points ? [texts.say('list-count', { player: seats.names[seat] ?? '', number: `+${points}` })] : [],
  )
  switch (scene.kind) {
    case 'title':
    case 'finale':
      return []
    case 'count':
      return scene.workers.some(Boolean) ? [texts.listed(given)] : [texts.say('page-scoring-nobody')]
    case 'cascade': {
      const leaders = leadersIn(scene)
      const event = widened(scene)
      // Family rules have a bonus instead.
      const cascades = scene.board.scoring_order[0] === 'citadelle'
      const majority = texts.say(leaders.length > 1 ? 'page-majority' : 'page-majority-one', {
        people: people(leaders),
        number: scene.workers[leaders[0]!]!,
      })
      return [
        majority,
        cascades ? whatGoesOn(scene, texts) : texts.listed(given),
        ...(event ? [texts.event(event, 'effect')] : []),
        ...sentences(scene.facts.filter((fact) => fact.fact === 'cascade_blocked')),
      ]
    }
    case 'event': {
      const number = scene.groups[0]?.sites.length
      const size = number ? [texts.say('page-largest-group', { number })] : [texts.event(scene.event!, 'effect')]
      return [...size, texts.listed(given)].filter(Boolean)
    }
    case 'main_group': {
      const main = scene.groups.find((group) => group.is_main)!
      return [groupInWords(scene.board, main, texts, seats.names)]
    }
    case 'completing': {
      const ended = scene.facts.find((fact) => fact.fact === 'century_ended')
      const played = ended ? texts.played(ended.seat, scene.facts, seats) : ''
      return played ? [played] : sentences(scene.facts.filter(isSeen))
    }
    case 'next':
    case 'winner':
      return sentences(scene.facts.filter((fact) => NOTEWORTHY.has(fact.fact)))
    default:
      return [texts.listed(given)]
  }
}
