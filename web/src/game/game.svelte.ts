/** The one store: a game as the server tells it, and where the player is looking. */

import { getContext, setContext } from 'svelte'
import { kindOf, sites, zoneOf } from '../board/board'
import { type Motion, motionOf, STILL, type Traveller } from '../board/motion'
import { settings } from '../settings/settings.svelte'
import type { Catalogue } from '../texts/catalogue'
import { type Seats, Texts } from '../texts/texts'
import type { Colour, Entry, Fact, Offer, Reason, Seen, SeenForecast, Update, Zone } from '../wire/types'
import { effective, sinceLastTurn } from './log'
import { afterZones, type Scene, scenes } from './scoring'

/** A way to something on the board: the moves that lead there, and the offer of the last one. */
export interface Way {
  moves: string[]
  offer: Offer
  /** The action that it begins with, if that is chosen along with it. */
  lead: Offer | null
}

/** What each action of a turn goes on to choose. */
const chosenNext: Record<string, string> = {
  start: 'site',
  stage: 'site',
  leader: 'leader',
  send: 'zone',
}

/** So many updates wait until what is before them has been seen; more are shown at once. */
const MOST_WAITING = 6
/** So many of the last entries are the news for whoever only watches. */
const WATCHED = 12

export class Game {
  update = $state.raw<Update>() as Update
  /** The log, without what was taken back. */
  entries = $state.raw<Entry[]>([])
  mine = $state.raw<number[]>([])
  reasons = $state.raw<Record<string, Reason>>({})
  catalogue = $state.raw<Catalogue>() as Catalogue
  /** What the pointer or the focus is on: a move such as "por1" or "rel", legal or not. */
  aim = $state<string | null>(null)
  /** The action that has been picked, while its site, leader or zone is not. */
  action = $state<string | null>(null)

  /** Look at the moment after an entry, where that is possible. */
  look: ((entry: number) => void) | undefined

  /** The end of a century that is being shown, and which of its zones. */
  scenes = $state.raw<Scene[]>([])
  step = $state(0)
  past = $state.raw<Seen | null>(null)
  /** What the end of the century brings after its zones. */
  aftermath = $state.raw<Fact[]>([])
  /** What moves on the board just now. */
  motion = $state.raw<Motion>(STILL)
  /** Pieces on their way over the board. */
  travelling = $state.raw<Traveller[]>([])
  /** The scoring after moves that were looked at, by those moves. */
  forecasts = $state.raw<Record<string, SeenForecast | null>>({})
  /** How many entries there are; the last of them may still wait to be shown. */
  latest = $state(0)
  #queue: Update[] = []
  #moving: ReturnType<typeof setTimeout> | undefined

  readonly shown = $derived(this.update.game)
  /** The board: as it stands, or while a century's end is shown as it was before. */
  readonly view = $derived((this.scenes.length ? this.past : null) ?? (this.shown.view as Seen))
  readonly scene: Scene | undefined = $derived(this.scenes[this.step])
  /** Workers in the zones as they stand, or as they stood in the scene that is shown. */
  readonly zones: Record<Zone, number[]> = $derived(this.scene?.zones ?? this.view.zones)
  readonly texts = $derived(new Texts(this.catalogue, this.shown.view?.edition))
  readonly seats: Seats = $derived({
    names: this.shown.seats.map((_, seat) => this.name(seat)),
    layout: this.view.sites.map((site) => site.tile),
  })
  readonly decision = $derived(this.view.decision)
  /** Whether everything that has happened is shown: only then something can be done. */
  readonly isCurrent = $derived(this.update.at === this.latest)
  readonly isMine = $derived(
    this.decision !== null && this.mine.includes(this.decision.seat) &&
      !this.shown.seats[this.decision.seat]?.bot &&
      !this.shown.must_confirm &&
      !this.scenes.length &&
      this.isCurrent,
  )
  /** Whether I have to hand my turn over, or may take it back. */
  readonly waitsForMe = $derived(this.mine.includes(this.shown.waiting ?? -1) && this.isCurrent)
  readonly mayConfirm = $derived(this.shown.must_confirm && this.waitsForMe && !this.scenes.length)
  readonly mayUndo = $derived(this.shown.unconfirmed > 0 && this.waitsForMe && !this.scenes.length)
  /** Whether nothing is left to be done; the last move of a game has to be confirmed, too. */
  readonly isOver = $derived(this.shown.phase === 'over' && !this.scenes.length)
  readonly winners: number[] = $derived(this.shown.outcome?.winners ?? this.view.winners)
  readonly offers = $derived(this.isMine ? this.shown.offers : [])
  readonly ways = $derived(waysOf(this.offers, this.action))
  readonly aimed = $derived(this.aim === null ? undefined : this.ways.get(this.aim))
  /** What would happen on the way that is aimed at. */
  readonly ahead: Fact[] = $derived(
    this.aimed ? [...(this.aimed.lead?.facts ?? []), ...this.aimed.offer.facts] : [],
  )
  readonly forecastAhead: SeenForecast | null = $derived(
    this.aimed
      ? (this.forecasts[this.aimed.moves.join(',')] ?? null)
      : null,
  )

  constructor(
    update: Update,
    mine: number[],
    catalogue: Catalogue,
    private readonly sendMoves: (moves: string[]) => void,
  ) {
    this.update = update
    this.latest = update.at
    this.entries = effective(update.entries)
    this.mine = mine
    this.catalogue = catalogue
  }

  /** What has happened; shown when what happened before it has been seen. */
  receive(update: Update): void {
    if (update.at <= this.latest) return
    this.latest = update.at
    this.#queue.push(update)
    this.#next()
  }

  /** Show what is next: pieces move, and a century's end is shown zone by zone. */
  #next(): void {
    if (this.scenes.length || this.#moving !== undefined) return
    const update = this.#queue.shift()
    if (!update) return
    const news = update.entries.filter((entry) => entry.n > this.update.at)
    const before = this.shown.view
    this.update = update
    this.entries = effective([...this.entries, ...news])
    this.action = null
    this.reasons = {}
    this.forecasts = {}
    this.present(news, before)
    const behind = this.#queue.length > MOST_WAITING
    this.move(this.scene || behind ? [] : news.flatMap((entry) => entry.facts))
    if (this.#moving === undefined) this.#next()
  }

  /** Show another moment, without what lies between. */
  jump(update: Update): void {
    this.#queue = []
    this.latest = update.at
    this.update = update
    this.entries = effective(update.entries)
    this.action = null
    this.scenes = []
    this.move([])
  }

  /** Let whatever moves arrive at once. */
  hurry(): void {
    if (this.#moving === undefined) return
    clearTimeout(this.#moving)
    this.#settle()
  }

  /** Begin the show of a century's end, if one ended. */
  present(news: Entry[], before: Seen | null): void {
    this.past = before
    this.step = 0
    this.scenes = before ? scenes(news, before.zones) : []
    this.aftermath = this.scenes.length ? afterZones(news) : []
  }

  /** Let pieces move as facts tell; what comes next waits for them. */
  move(facts: Fact[]): void {
    clearTimeout(this.#moving)
    this.#moving = undefined
    const motion = settings.pace
      ? motionOf(facts, (seat) => this.colour(seat))
      : STILL
    this.motion = motion
    this.travelling = motion.travellers
    if (!motion.lasts) return
    this.#moving = setTimeout(() => this.#settle(), settings.lasting(motion.lasts))
  }

  #settle(): void {
    this.#moving = undefined
    this.motion = STILL
    this.travelling = []
    this.#next()
  }

  arrive(one: Traveller): void {
    this.travelling = this.travelling.filter((other) => other !== one)
    if (!one.architect) return
    const awaited = new Set(this.motion.awaited)
    awaited.delete(one.architect)
    this.motion = { ...this.motion, awaited }
  }

  /** Go to a scene of the century's end; beyond the last one the show is over. */
  show(step: number): void {
    const leaving = this.scene
    const ends = step >= this.scenes.length
    if (ends) this.scenes = []
    else if (step >= 0) this.step = step
    if (leaving && step > 0) {
      const flips = this.aftermath.filter((fact) => fact.fact === 'tiles_flipped')
      this.move(ends ? [...leaving.facts, ...flips] : leaving.facts)
    }
    if (this.#moving === undefined) this.#next()
  }

  colour(seat: number): Colour {
    return this.shown.seats[seat]?.colour ?? 'black'
  }

  /** Bots are called by what they are and their colour, whoever has no name by the colour. */
  name(seat: number): string {
    const shown = this.shown.seats[seat]
    const colour = this.texts.say(`colour-${this.colour(seat)}`)
    if (shown?.kind === 'bot') return this.texts.say('page-bot-name', { bot: this.texts.bot(shown.bot), colour })
    return shown?.name || colour
  }

  site(name: string) {
    return this.view.sites[sites.findIndex((site) => site.name === name)]
  }

  /** Who holds a leader; -1 if nobody does. */
  holder(leader: string): number {
    return this.view.seats.findIndex((seat) => seat.leader === leader)
  }

  /** Tokens of a player, by stars. */
  tokens(seat: number): [number, number, number] {
    const count: [number, number, number] = [0, 0, 0]
    for (const site of this.view.sites) {
      if (site.token?.seat === seat) count[(site.token.stars - 1) as 0 | 1 | 2]++
    }
    return count
  }

  /** A move with the action that it would belong to, where that is not chosen yet. */
  chain(move: string): string[] {
    if (this.decision?.effect !== 'action') return [move]
    const kind = kindOf(move)
    const building = this.site(move)?.mark === 'under_construction'
    const lead = Object.entries(chosenNext).find(
      ([action, next]) => next === kind && (kind !== 'site' || (action === 'stage') === building),
    )
    return lead ? [lead[0], move] : [move]
  }

  /** Follow the way to a target; an action by itself is picked first. */
  take(move: string): void {
    const way = this.ways.get(move)
    if (!way) return
    if (way.offer.kind === 'action' && goesOn(way.offer)) {
      this.action = this.action === move ? null : move
      return
    }
    this.action = null
    this.aim = null
    this.sendMoves(way.moves)
  }

  /**
   * Entries since my last turn; at one screen, since the last turn of whoever decides; for whoever
   * only watches, the last few.
   */
  readonly recent: Entry[] = $derived.by(() => {
    if (!this.mine.length) return this.entries.slice(-WATCHED)
    const waiting = this.shown.waiting ?? -1
    const settled = this.entries.slice(0, this.entries.length - this.shown.unconfirmed)
    return sinceLastTurn(settled, this.mine.includes(waiting) ? waiting : this.mine[0]!)
  })
}

/** Whether an action lets choose something on the board; where there is only one, it is taken. */
const goesOn = (offer: Offer): boolean =>
  (offer.then ?? []).some((then) => then.kind === chosenNext[offer.move])

/** The one site or leader that an action is about, as what it does tells. */
function onlyTarget(offer: Offer): string | undefined {
  for (const fact of offer.facts) {
    if (fact.fact === 'stage_constructed') return fact.site
    if (fact.fact === 'architect_placed' && !fact.neutral) return fact.site
    if (fact.fact === 'leader_taken') return fact.leader
  }
  return undefined
}

function waysOf(offers: Offer[], action: string | null): Map<string, Way> {
  const ways = new Map<string, Way>()
  for (const offer of offers) {
    ways.set(offer.move, { moves: [offer.move], offer, lead: null })
    const next = chosenNext[offer.move]
    if (!next || (action !== null && action !== offer.move)) continue
    const only = goesOn(offer) ? undefined : onlyTarget(offer)
    if (only) ways.set(only, { moves: [offer.move], offer, lead: { ...offer, facts: [] } })
    for (const then of offer.then ?? []) {
      if (then.kind === next) {
        ways.set(then.move, { moves: [offer.move, then.move], offer: then, lead: offer })
      }
    }
  }
  return ways
}

/** The place on the board that a way leads to. */
export const targetOf = (way: Way): string | null =>
  way.offer.target ?? zoneOf(way.offer.move) ?? null

const KEY = Symbol('game')
export const provideGame = (game: Game): Game => setContext(KEY, game)
export const useGame = (): Game => getContext<Game>(KEY)
