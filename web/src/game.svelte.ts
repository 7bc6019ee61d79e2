/** The one store: a game as the server tells it, and where the player is looking. */

import { getContext, setContext } from 'svelte'
import { sites, zoneOf } from './board/board'
import { type Traveller, travellers } from './board/travel'
import { effective } from './panels/log'
import { type Scene, scenes } from './panels/scoring'
import type { Catalogue } from './texts/catalogue'
import { type Seats, Texts } from './texts/texts'
import type { Colour, Fact, Forecast, Offer, Reason, Seen, Told, Update, Zone } from './wire'

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

const WATCHED = 12

export class Game {
  update = $state.raw<Update>() as Update
  /** The log, without what was taken back. */
  entries = $state.raw<Told[]>([])
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
  /** Workers on their way over the board. */
  travelling = $state.raw<Traveller[]>([])

  readonly shown = $derived(this.update.game)
  /** The board: as it stands, or while a century's end is shown as it was before. */
  readonly view = $derived((this.scenes.length ? this.past : null) ?? (this.shown.view as Seen))
  readonly scene: Scene | undefined = $derived(this.scenes[this.step])
  /** Workers in the zones as they stand, or as they stood in the scene that is shown. */
  readonly zones: Record<Zone, number[]> = $derived(this.scene?.zones ?? this.view.zones)
  readonly texts = $derived(new Texts(this.catalogue, this.view.edition))
  readonly seats: Seats = $derived({
    names: this.shown.seats.map((_, seat) => this.name(seat)),
    layout: this.view.sites.map((site) => site.tile),
  })
  readonly decision = $derived(this.view.decision)
  readonly isMine = $derived(
    this.decision !== null && this.mine.includes(this.decision.seat) &&
      !this.shown.must_confirm &&
      !this.scenes.length,
  )
  readonly offers = $derived(this.isMine ? this.shown.offers : [])
  readonly ways = $derived(waysOf(this.offers, this.action))
  readonly aimed = $derived(this.aim === null ? undefined : this.ways.get(this.aim))
  /** What would happen on the way that is aimed at. */
  readonly ahead: Fact[] = $derived(
    this.aimed ? [...(this.aimed.lead?.facts ?? []), ...this.aimed.offer.facts] : [],
  )
  readonly forecastAhead: Forecast | null = $derived(this.aimed?.offer.forecast ?? null)

  constructor(
    update: Update,
    mine: number[],
    catalogue: Catalogue,
    private readonly sendMoves: (moves: string[]) => void,
  ) {
    this.update = update
    this.entries = effective(update.entries)
    this.mine = mine
    this.catalogue = catalogue
  }

  /** What has happened: pieces travel, and a century's end is shown zone by zone. */
  receive(update: Update): void {
    const seen = this.update.at
    const news = update.entries.filter((entry) => entry.n > seen)
    if (update.at < seen) return
    const before = this.view
    this.update = update
    this.entries = effective([...this.entries, ...news])
    this.action = null
    this.present(news, before)
    this.travel(this.scene ? [] : news.flatMap((entry) => entry.facts))
  }

  /** Show another moment, without what lies between. */
  jump(update: Update): void {
    this.update = update
    this.entries = effective(update.entries)
    this.action = null
    this.scenes = []
    this.travelling = []
  }

  /** Begin the show of a century's end, if one ended. */
  present(news: Told[], before: Seen): void {
    this.past = before
    this.step = 0
    this.scenes = scenes(news, before.zones)
  }

  travel(facts: Fact[]): void {
    this.travelling = travellers(facts, this.shown.seats.length, (seat) => this.colour(seat))
  }

  arrive(one: Traveller): void {
    this.travelling = this.travelling.filter((other) => other !== one)
  }

  /** Go to a scene of the century's end; beyond the last one the show is over. */
  show(step: number): void {
    const leaving = this.scene
    if (step >= this.scenes.length) this.scenes = []
    else if (step >= 0) this.step = step
    if (leaving && step > 0) this.travel(leaving.facts)
  }

  colour(seat: number): Colour {
    return this.shown.seats[seat]?.colour ?? 'black'
  }

  /** Bots, and whoever has no name, are called by their colour. */
  name(seat: number): string {
    const shown = this.shown.seats[seat]
    if (shown?.kind === 'person' && shown.name) return shown.name
    return this.texts.say(`colour-${this.colour(seat)}`)
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

  /** Follow the way to a target; an action by itself is picked first. */
  take(move: string): void {
    const way = this.ways.get(move)
    if (!way) return
    if (way.offer.kind === 'action' && way.offer.then?.length) {
      this.action = this.action === move ? null : move
      return
    }
    this.action = null
    this.aim = null
    this.sendMoves(way.moves)
  }

  /** Entries since the last one of mine; for whoever only watches, the last few. */
  readonly recent: Told[] = $derived.by(() => {
    const entries = this.entries
    if (!this.mine.length) return entries.slice(-WATCHED)
    let last = entries.length - 1
    while (last >= 0 && !this.mine.includes(entries[last]?.act.seat ?? -1)) last--
    return entries.slice(last + 1)
  })
}

function waysOf(offers: Offer[], action: string | null): Map<string, Way> {
  const ways = new Map<string, Way>()
  for (const offer of offers) {
    ways.set(offer.move, { moves: [offer.move], offer, lead: null })
    const next = chosenNext[offer.move]
    if (!next || (action !== null && action !== offer.move)) continue
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
