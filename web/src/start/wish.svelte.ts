/** A new game as somebody wishes it, and the table that it makes. */

import { eventsOf } from '../board/board'
import type { Clock, Colour, NewTable, SeatPlan } from '../wire/types'

export const RULES = ['2026', '2011-events', '2011', '2011-family']
export const COLOURS: Colour[] = ['green', 'black', 'white', 'orange', 'pink']
const MOST = 5
const WITH_EVENTS = ['2026', '2011-events']

/** Against bots, around one screen, or with friends by link. */
export type Kind = 'bots' | 'screen' | 'friends'

interface SeatWish {
  colour: Colour
  /** A bot, or nobody in particular. */
  who: string
  name: string
}

export class Wish {
  rules = $state('2026')
  players = $state(3)
  layout = $state<'random' | 'introductory'>('random')
  chosen = $state(false)
  events = $state([1, 2, 3, 4].map((century) => eventsOf(century)[0]!))
  clock = $state<Required<Clock>>({
    kind: 'none',
    minutes: 30,
    increment: 15,
    days: 3,
    expiry: 'bot',
  })
  seats: SeatWish[]

  readonly least = $derived(this.rules === '2026' ? 3 : 2)
  readonly edition = $derived(Number(this.rules.slice(0, 4)))
  readonly hasEvents = $derived(WITH_EVENTS.includes(this.rules))

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

  rule(rules: string): void {
    this.rules = rules
    this.players = Math.max(this.players, this.least)
  }

  seat(players: number): void {
    this.players = Math.min(Math.max(players, this.least), MOST)
  }

  /** Whoever has the colour takes the other one instead. */
  paint(seat: number, colour: string): void {
    const mine = this.seats[seat]!
    const other = this.seats.find((one) => one.colour === colour)
    if (other) other.colour = mine.colour
    mine.colour = colour as Colour
  }

  table(): NewTable {
    return {
      ruleset: this.rules,
      seats: this.seats.slice(0, this.players).map((seat, k) => this.#plan(seat, k)),
      layout: this.layout,
      events: this.hasEvents && this.chosen ? [...this.events] : [],
      clock: this.#clock(),
      start: this.kind !== 'friends',
    }
  }

  #plan({ colour, who, name }: SeatWish, number: number): SeatPlan {
    if (who) return { kind: 'bot', bot: who, colour }
    if (this.kind === 'screen') return { kind: 'me', name, colour }
    return { kind: number === 0 ? 'me' : 'open', colour }
  }

  #clock(): Clock {
    const { kind, minutes, increment, days, expiry } = this.clock
    if (kind === 'live') return { kind, minutes, increment, expiry }
    return kind === 'correspondence' ? { kind, days, expiry } : { kind }
  }
}

/** A level in the middle, which beats beginners and can be beaten; else any bot. */
export const favourite = (bots: string[]): string =>
  ['level-4', ...bots].find((bot) => bots.includes(bot)) ?? 'random'
