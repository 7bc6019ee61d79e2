/**
 * A real table, as somebody has entered it. It is kept on this device, every change can be undone, and
 * the engine counts: nothing here knows the rules.
 */

import { eventsOf, rulesets, type Ruleset, sites, tiles, workersOf, zones } from '../board/board'
import * as api from '../connection/api'
import type { Colour, Tabletop, TabletopScored, Zone } from '../wire/types'
import { ask, countHere, Impossible, prepare, refusalOf, type Scoring } from './counting'
import type { Person } from './shown'

export const CENTURIES = [1, 2, 3, 4] as const
export const COLOURS: Colour[] = ['black', 'white', 'green', 'orange', 'pink']
/** Where the final scoring is among the results, after the four centuries. */
export const FINAL = 4
/** The card that looks at active workers when a century ends. */
const LOOKS_AT_ACTIVE = '1871'

export interface Token {
  seat: number
  stars: number
}
/** What was entered for the end of a century; null is not entered. */
export interface Century {
  event: string
  zones: Record<Zone, (number | null)[]>
  active: (number | null)[]
  /** Points before its end, by seat. */
  during: number[]
}

interface Entered {
  version: 1
  ruleset: string
  players: Person[]
  centuries: Century[]
  tokens: Record<string, Token>
  /** Buildings under construction: the seats of their stages. */
  stages: Record<string, number[]>
  /** Buildings of this century that were completed without a token. */
  bare: string[]
  active: (number | null)[]
  /** Tiles on the 44 sites; '' is not entered. */
  layout: string[]
  /** The cards that were drawn, and how many of them are turned up. */
  cards: string[]
  turned: number
  first: number
  /** A position to play on from. */
  century: number
  turn: number
  scores: number[]
  leaders: string[]
  architects: string[]
  neutral: string
  /** Points of each scoring that was counted, by seat. */
  points: (number[] | null)[]
}

const SEATS = 5
const nobody = <Value>(value: Value): Value[] => Array.from({ length: SEATS }, () => value)

const blank = (): Entered => ({
  version: 1,
  ruleset: rulesets[0]!.name,
  players: COLOURS.slice(0, 3).map((colour) => ({ name: '', colour })),
  centuries: CENTURIES.map(() => ({
    event: '',
    zones: Object.fromEntries(zones.map((zone) => [zone, nobody<number | null>(null)])) as Century['zones'],
    active: nobody<number | null>(null),
    during: nobody(0),
  })),
  tokens: {},
  stages: {},
  bare: [],
  active: nobody<number | null>(null),
  layout: sites.map(() => ''),
  cards: [],
  turned: 1,
  first: 0,
  century: 1,
  turn: 0,
  scores: nobody(0),
  leaders: nobody(''),
  architects: nobody(''),
  neutral: '',
  points: [null, null, null, null, null],
})

const KEY = 'quebec-tabletop'
const MOST_UNDONE = 60

function kept(): { now: Entered; before: string[] } {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? '') as { now: Entered; before: string[] }
    // Whatever is missing is empty; another version is not read.
    if (read.now.version === 1) return { now: { ...blank(), ...read.now }, before: read.before ?? [] }
  } catch {
    // Nothing was kept, or it cannot be read.
  }
  return { now: blank(), before: [] }
}

export class Table {
  now = $state.raw<Entered>(blank())
  #before = $state.raw<string[]>([])
  /** What the engine has said about each scoring, and about the last entry. */
  scored = $state.raw<(TabletopScored | null)[]>([null, null, null, null, null])
  refusal = $state<string | null>(null)
  /** Whether the server did not answer the last time. */
  lost = $state(false)
  counting = $state(0)
  #asked = [0, 0, 0, 0, 0]
  /** The scoring that is looked at: it is counted after every change. */
  #open: number | null = null

  readonly rules: Ruleset = $derived(rulesets.find((one) => one.name === this.now.ruleset)!)
  readonly seats: number = $derived(this.now.players.length)
  readonly workers: number = $derived(workersOf(this.now.players.length))
  readonly mayUndo: boolean = $derived(this.#before.length > 0)
  readonly missing: number = $derived(this.now.layout.filter((tile) => !tile).length)

  constructor() {
    const { now, before } = kept()
    this.now = now
    this.#before = before
    void prepare()
    addEventListener('online', () => this.lost && this.#open !== null && void this.count(this.#open))
  }

  // ---- entering -------------------------------------------------------------------------------

  /** Change something; it is kept at once and can be undone. What cannot be is refused: returns whether it was kept. */
  change(edit: (now: Entered) => void): boolean {
    const before = JSON.stringify(this.now)
    const now = JSON.parse(before) as Entered
    edit(now)
    this.refusal = null
    if (JSON.stringify(now) === before) return true
    const touchesFinal = this.#open === FINAL || now.players.length !== this.seats
    const refusal = this.#against(now, touchesFinal)
    // If something is wrong already, any change may be a step to correct it.
    if (refusal && !this.#against(this.now, touchesFinal)) {
      void refusal.then((words) => (this.refusal = words))
      return false
    }
    this.#before = [...this.#before, before].slice(-MOST_UNDONE)
    this.#become(now, true)
    return true
  }

  /**
   * What the engine has against an entry: it looks at all centuries, and at the end of the game where that is meant.
   * In a position to play on from, tokens and stages may lie as they never do at the end.
   */
  #against(now: Entered, touchesFinal: boolean): Promise<string> | null {
    const before = this.now
    this.now = now
    try {
      const ends = [...CENTURIES.keys(), ...(touchesFinal ? [FINAL] : [])].filter((k) => this.isEntered(k))
      for (const k of ends) {
        const refusal = refusalOf(...this.#scoring(k))
        if (refusal) return refusal
      }
      return null
    } finally {
      this.now = before
    }
  }

  undo = (): void => {
    const last = this.#before.at(-1)
    if (last === undefined) return
    this.#before = this.#before.slice(0, -1)
    this.refusal = null
    this.#become(JSON.parse(last) as Entered)
  }

  /** Everything is empty, but for who plays by which rules. */
  restart = (): boolean =>
    this.change((now) => Object.assign(now, { ...blank(), ruleset: now.ruleset, players: now.players }))

  #become(now: Entered, isNew = false): void {
    this.now = now
    this.#keep()
    if (this.#open !== null) void this.count(this.#open, isNew)
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ now: this.now, before: this.#before }))
    } catch {
      // Without storage everything works until the page is closed.
    }
  }

  // ---- who plays ------------------------------------------------------------------------------

  playBy(name: string): void {
    const { players } = rulesets.find((one) => one.name === name)!
    this.change((now) => {
      now.ruleset = name
      const least = players[0]!
      while (now.players.length < least) now.players.push({ name: '', colour: this.#free(now) })
    })
  }

  seat(number: number): void {
    this.change((now) => {
      while (now.players.length < number) now.players.push({ name: '', colour: this.#free(now) })
      now.players.length = number
      const isThere = (seat: number) => seat < number
      now.tokens = Object.fromEntries(Object.entries(now.tokens).filter(([, token]) => isThere(token.seat)))
      now.stages = Object.fromEntries(Object.entries(now.stages).map(([site, seats]) => [site, seats.filter(isThere)]))
      now.turn = Math.min(now.turn, number - 1)
      now.first = Math.min(now.first, number - 1)
    })
  }

  #free = (now: Entered): Colour => COLOURS.find((colour) => !now.players.some((one) => one.colour === colour))!

  /** The player who has that colour gets the other one instead. */
  paint(seat: number, colour: Colour): void {
    this.change((now) => {
      const other = now.players.find((one) => one.colour === colour)
      if (other) other.colour = now.players[seat]!.colour
      now.players[seat]!.colour = colour
    })
  }

  // ---- workers --------------------------------------------------------------------------------

  asksActive = (century: number): boolean => this.now.centuries[century - 1]!.event === LOOKS_AT_ACTIVE

  /** Workers of a seat that are entered in other places than this one. */
  elsewhere(century: number, seat: number, zone: Zone | 'active'): number {
    const entered = this.now.centuries[century - 1]!
    const inZones = zones.filter((one) => one !== zone).reduce((sum, one) => sum + (entered.zones[one][seat] ?? 0), 0)
    return inZones + (zone === 'active' || !this.asksActive(century) ? 0 : (entered.active[seat] ?? 0))
  }

  // ---- counting -------------------------------------------------------------------------------

  /** Points of a seat before a century's end, or before the final scoring. */
  before(k: number, seat: number): number {
    const centuries = this.now.centuries.slice(0, k + 1).reduce((sum, one) => sum + one.during[seat]!, 0)
    return centuries + this.now.points.slice(0, k).reduce((sum, one) => sum + (one?.[seat] ?? 0), 0)
  }

  total = (seat: number): number => this.before(3, seat) + (this.now.points[3]?.[seat] ?? 0) + (this.now.points[FINAL]?.[seat] ?? 0)

  /** Whether anything is entered that a scoring would count. */
  isEntered(k: number): boolean {
    if (k === FINAL) {
      const { tokens, stages, active } = this.now
      return Object.keys(tokens).length > 0 || Object.keys(stages).length > 0 || active.some((one) => one !== null)
    }
    const { zones: rows } = this.now.centuries[k]!
    return Object.values(rows).some((row) => row.slice(0, this.seats).some((one) => one !== null))
  }

  /** Look at a scoring, or at none. */
  look(k: number | null): void {
    this.#open = k
    this.refusal = null
    if (k !== null) void this.count(k)
  }

  /** Let the engine count a century's end or the final scoring. An entry that is new, and refused, is taken back. */
  count = async (k: number, isNew = false): Promise<void> => {
    const number = ++this.#asked[k]!
    if (!this.isEntered(k)) {
      this.#note(k, null)
      return
    }
    this.counting++
    try {
      const found = await this.#counted(...this.#scoring(k))
      if (number === this.#asked[k]) this.#note(k, found)
    } catch (error) {
      if (number !== this.#asked[k]) return
      if (error instanceof Impossible && isNew) this.undo()
      else this.#note(k, null)
      if (error instanceof Impossible) this.refusal = error.message
    } finally {
      this.counting--
    }
  }

  /** By the server; without it, here. Where it was silent, nobody waits for it again. */
  async #counted(scoring: Scoring, entered: Tabletop): Promise<TabletopScored> {
    const asked = ask(scoring, entered)
    const answered = asked.then(
      () => true,
      (error: unknown) => error instanceof Impossible,
    )
    void answered.then((here) => (this.lost = !here))
    return this.lost || !(await answered) ? countHere(scoring, entered) : asked
  }

  #note(k: number, found: TabletopScored | null): void {
    this.scored = this.scored.map((one, other) => (other === k ? found : one))
    const points = this.now.points.map((one, other) => (other === k ? (found?.points ?? null) : one))
    if (JSON.stringify(points) === JSON.stringify(this.now.points)) return
    this.now = { ...this.now, points }
    this.#keep()
  }

  readonly nameOf = (seat: number, colour: (key: Colour) => string): string =>
    this.now.players[seat]!.name || colour(this.now.players[seat]!.colour)

  /** Set by the page: what a colour is called in its language. */
  colourName: (colour: Colour) => string = (colour) => colour

  /** With their colours for names, where they have none. */
  people = (): Person[] => this.now.players.map(({ colour }, seat) => ({ name: this.nameOf(seat, this.colourName), colour }))

  #people = (k: number) =>
    this.people().map((one, seat) => ({
      ...one,
      score: Math.max(0, Math.min(999, this.before(k, seat))),
    }))

  #rows = (entered: Century) =>
    Object.fromEntries(zones.map((zone) => [zone, entered.zones[zone].slice(0, this.seats).map((one) => one ?? 0)]))

  #scoring = (k: number): [Scoring, Tabletop] => (k === FINAL ? ['game', this.#final()] : ['century', this.#century(k)])

  #century(k: number): Tabletop {
    const entered = this.now.centuries[k]!
    const asks = this.asksActive(k + 1)
    return {
      ruleset: this.now.ruleset,
      century: k + 1,
      event: this.rules.events ? entered.event : '',
      seats: this.#people(k).map((one, seat) => ({ ...one, active: asks ? (entered.active[seat] ?? 0) : 0 })),
      zones: this.#rows(entered),
    }
  }

  #final(): Tabletop {
    return {
      ruleset: this.now.ruleset,
      century: 4,
      first_event: this.rules.events ? this.now.centuries[0]!.event : '',
      seats: this.#people(FINAL).map((one, seat) => ({ ...one, active: this.now.active[seat] ?? 0 })),
      tokens: Object.entries(this.now.tokens).map(([site, token]) => ({ site, ...token })),
      stages: Object.entries(this.now.stages).map(([site, seats]) => ({ site, seats })),
      layout: this.missing ? [] : this.now.layout,
    }
  }

  // ---- a set-up, and a position to play on from -------------------------------------------------

  draw = async (): Promise<void> => {
    const drawn = await api.drawSetUp({ ruleset: this.now.ruleset, players: this.seats })
    this.change((now) => {
      now.layout = drawn.layout
      now.cards = drawn.events
      now.turned = 1
      now.first = drawn.first
      if (drawn.events[0]) now.centuries[0]!.event = drawn.events[0]
    })
  }

  /** A tile lies on one site: from another one it is taken, and that gets this site's tile. */
  lay(site: number, tile: string): void {
    this.change((now) => {
      const other = now.layout.indexOf(tile)
      if (tile && other >= 0) now.layout[other] = now.layout[site]!
      now.layout[site] = tile
    })
  }

  position(): Tabletop {
    const { now } = this
    const entered = now.centuries[now.century - 1]!
    return {
      ruleset: now.ruleset,
      century: now.century,
      event: this.rules.events ? entered.event : '',
      first_event: this.rules.events ? now.centuries[0]!.event : '',
      turn: now.turn,
      first: now.first,
      seats: this.#people(0).map((one, seat) => ({
        ...one,
        score: now.scores[seat]!,
        active: now.active[seat] ?? 0,
        leader: now.leaders[seat]!,
        architect: now.architects[seat]!,
      })),
      zones: this.#rows(entered),
      tokens: Object.entries(now.tokens).map(([site, token]) => ({ site, ...token })),
      stages: Object.entries(now.stages).flatMap(([site, seats]) => (seats.length ? [{ site, seats }] : [])),
      bare: now.bare,
      neutral: now.neutral,
      layout: now.layout,
    }
  }
}

/** The cards that a century can have. */
export const cardsOf = (century: number): string[] => eventsOf(century)
/** The tiles that can lie on a site. */
export const tilesFor = (zone: Zone) => tiles.filter((tile) => tile.zone === zone)
