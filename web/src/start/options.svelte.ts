/** The options of a new game, and the table that they create. */

import { centuries, eventsOf, type Ruleset, rulesets } from '../board/board'
import type { Clock, Colour, CorrespondenceClock, LiveClock, NewTable, SeatPlan } from '../wire/types'

export const COLOURS: Colour[] = ['green', 'black', 'white', 'orange', 'pink']
/** Every number of players that some rule set is for. */
export const NUMBERS = [...new Set(rulesets.flatMap((one) => one.players))].sort((a, b) => a - b)
/** The defaults. */
export const PROPOSED = { ruleset: rulesets[0]!, players: allowed(rulesets[0]!, 3) }

/** Against bots, on a shared screen, or with friends by link. */
export type Kind = 'bots' | 'screen' | 'friends'

interface SeatOptions {
  colour: Colour
  /** A bot, or nobody in particular. */
  who: string
  name: string
}

/** A clock of any kind: the settings of one are kept while another is selected. */
type ClockOptions = { kind: Clock['kind'] } &
  Required<Omit<LiveClock, 'kind'> & Omit<CorrespondenceClock, 'kind'>>

export class Options {
  ruleset = $state.raw(PROPOSED.ruleset)
  players = $state(PROPOSED.players)
  layout = $state<'random' | 'introductory'>('random')
  /** Whether the events are chosen, not drawn. */
  chosen = $state(false)
  events = $state(centuries.map((century) => eventsOf(century)[0]!))
  clock = $state<ClockOptions>({
    kind: 'none',
    minutes: 30,
    increment: 15,
    days: 3,
    expiry: 'bot',
  })
  /** Whether the table is listed in the lobby, and open to anybody. */
  listed = $state(false)
  /** Whether confirmed turns can be taken back, where only bots play with me. */
  rewinds = $state(true)
  /** Whether people may ask what a strong player would do; until it is chosen, where only bots play with me. */
  #hints = $state<boolean | null>(null)
  /** Whether the result counts for ratings. */
  rated = $state(false)
  seats: SeatOptions[]

  constructor(
    readonly kind: Kind,
    bots: string[],
    nameOf: (colour: Colour) => string,
  ) {
    const bot = kind === 'bots' ? favourite(bots) : ''
    this.seats = $state(
      COLOURS.map((colour, k) => ({ colour, who: k ? bot : '', name: nameOf(colour) })),
    )
  }

  /** The rules, names and colours of a real table. */
  sitAs(ruleset: string, players: { name: string; colour: Colour }[]): void {
    this.playBy(ruleset)
    this.seat(players.length)
    players.forEach(({ name, colour }, seat) => {
      this.paint(seat, colour)
      if (name) this.seats[seat]!.name = name
    })
  }

  playBy(name: string): void {
    this.ruleset = rulesets.find((one) => one.name === name)!
    this.seat(this.players)
  }

  seat(players: number): void {
    this.players = allowed(this.ruleset, players)
  }

  /** The seat with that colour gets the other one instead. */
  paint(seat: number, colour: string): void {
    const mine = this.seats[seat]!
    const other = this.seats.find((one) => one.colour === colour)
    if (other) other.colour = mine.colour
    mine.colour = colour as Colour
  }

  /** Whether one person plays with bots alone, without a clock; otherwise a confirmed turn stays. */
  get isAgainstBots(): boolean {
    const kinds = this.#plans().map((plan) => plan.kind)
    return (
      this.clock.kind === 'none' && !kinds.includes('open') && kinds.filter((kind) => kind === 'me').length === 1
    )
  }

  get hints(): boolean {
    const kinds = this.#plans().map((plan) => plan.kind)
    return this.#hints ?? (!kinds.includes('open') && kinds.filter((kind) => kind === 'me').length === 1)
  }
  set hints(allowed: boolean) {
    this.#hints = allowed
  }

  /** A rated game has a clock, and everything is drawn. */
  rate(on: boolean): void {
    this.rated = on
    if (on && this.clock.kind === 'none') this.clock.kind = 'live'
    if (on) this.chosen = false
  }

  table(): NewTable {
    const helps = !this.rated
    return {
      ruleset: this.ruleset.name,
      seats: this.#plans(),
      layout: this.layout,
      events: helps && this.ruleset.events && this.chosen ? [...this.events] : [],
      clock: this.#clock(),
      public: this.kind === 'friends' && this.listed && !this.chosen,
      rewinds: helps && this.isAgainstBots && this.rewinds,
      hints: helps && this.hints,
      rated: this.rated,
      start: this.kind !== 'friends',
    }
  }

  #plans(): SeatPlan[] {
    return this.seats.slice(0, this.players).map((seat, k) => this.#plan(seat, k))
  }

  #plan({ colour, who, name }: SeatOptions, number: number): SeatPlan {
    if (who) return { kind: 'bot', bot: who, colour }
    if (this.kind === 'screen') return { kind: 'me', name, colour }
    return { kind: number === 0 ? 'me' : 'open', colour }
  }

  #clock(): Clock {
    const { kind, minutes, increment, days, expiry } = this.clock
    switch (kind) {
      case 'none':
        return { kind }
      case 'live':
        return { kind, minutes, increment, expiry }
      case 'correspondence':
        return { kind, days, expiry }
    }
  }
}

/** This number of players, or the closest that the rules allow. */
function allowed({ players }: Ruleset, number: number): number {
  const far = (one: number) => Math.abs(one - number)
  return players.reduce((best, one) => (far(one) < far(best) ? one : best))
}

/** A medium level, which beats beginners and can be beaten; else any bot. */
export const favourite = (bots: string[]): string =>
  ['level-4', ...bots].find((bot) => bots.includes(bot)) ?? 'random'
