/** Everything that people read about a game, in one language and with one edition's names. */

import { isSite, isZone } from '../board/board'
import type { FactOf } from '../wire/facts'
import type { Fact, NameOf, Part, Reason, SeenDecision, Wording } from '../wire/types'
import { type Args, Catalogue, Name, type Value } from './catalogue'
import * as names from './names'

/** Who sits at the table, and which building lies on which site. */
export interface Seats {
  names: readonly string[]
  layout: readonly string[]
}

export class Texts {
  constructor(
    readonly catalogue: Catalogue,
    readonly edition: number = 2026,
  ) {}

  // ---- names --------------------------------------------------------------------------------

  zone = (key: string, form = '') => this.name(names.zone(key), form)
  district = (key: string, form = '') => this.name(names.district(key), form)
  leader = (key: string, form = '', bonus = 1) => this.name(names.leader(key, bonus), form)
  event = (year: string, form = '') => this.name(names.event(year), form)
  building = (tile: string, form = '') => this.name(names.building(tile), form)
  century = (number: number, form = '') => this.name(names.century(number), form)
  site = (name: string, layout: readonly string[], form = '') =>
    this.name(names.site(name, layout), form)

  /** What a bot is like, in a sentence. */
  botAbout = (key: string): string =>
    this.say(this.catalogue.has(`page-bot-${key}-about`) ? `page-bot-${key}-about` : 'page-bot-other-about')

  /** A bot in a list of bots: those of a level with its number. */
  levelOf(key: string): string {
    const number = /^level-(\d+)$/.exec(key)?.[1]
    return number ? this.say('page-level', { number, bot: this.bot(key) }) : this.bot(key)
  }

  /** A bot that others have added is called by its own name. */
  bot = (key: string): string =>
    this.catalogue.has(`page-bot-${key}`) ? this.say(`page-bot-${key}`) : key

  name(name: Name, form = ''): string {
    return this.catalogue.render(name.message, { edition: this.edition, ...name.args }, form)
  }

  // ---- sentences ----------------------------------------------------------------------------

  /** Any message of the catalogue. */
  say(key: string, args: Args = {}): string {
    return this.catalogue.render(key, { edition: this.edition, ...args })
  }

  /** What happened: one line of a log. */
  fact(happened: Fact, seats: Seats): string {
    const who = (seat: number) => seats.names[seat] ?? ''
    const on = (site: string) => names.buildingOn(site, seats.layout)
    const f = happened
    switch (f.fact) {
      case 'turn_began':
        return this.say('fact-turn-began', { player: who(f.seat) })
      case 'workers_moved':
        return this.#workersMoved(f, seats)
      case 'stage_constructed':
        return this.say('fact-stage-constructed', {
          player: who(f.seat),
          building: on(f.site),
          stage: f.stage,
        })
      case 'architect_placed': {
        const key = f.neutral ? 'fact-architect-placed-neutral' : 'fact-architect-placed'
        return this.say(key, { player: who(f.seat), building: on(f.site) })
      }
      case 'architect_left':
        if (f.neutral) return this.say('fact-architect-left-neutral', { building: on(f.site) })
        return this.say('fact-architect-left', { player: who(f.seat), building: on(f.site) })
      case 'building_completed':
        return this.say('fact-building-completed', { building: on(f.site), stages: f.stages })
      case 'token_placed':
      case 'token_raised': {
        const key = f.fact === 'token_placed' ? 'fact-token-placed' : 'fact-token-raised'
        return this.say(key, { player: who(f.seat), building: on(f.site), stars: f.stars })
      }
      case 'leader_taken':
        return this.say('fact-leader-taken', {
          player: who(f.seat),
          leader: names.leader(f.leader),
        })
      case 'leaders_returned':
        return this.say('fact-leaders-returned')
      case 'district_offered':
      case 'district_chosen': {
        const key = f.fact === 'district_offered' ? 'fact-district-offered' : 'fact-district-chosen'
        return this.say(key, { player: who(f.seat), district: names.district(f.district) })
      }
      case 'declined':
        return this.say('fact-declined', { player: who(f.seat) })
      case 'century_ended':
        return this.say('fact-century-ended', { century: names.century(f.century) })
      case 'zone_scored':
        return this.say('fact-zone-scored', {
          zone: names.zone(f.zone),
          counts: this.counts(seats.names, f.workers),
        })
      case 'cascade_blocked':
        return this.say('fact-cascade-blocked', {
          player: who(f.seat),
          zone: names.zone(f.zone),
          event: names.event(f.event),
        })
      case 'tiles_flipped':
        return this.say('fact-tiles-flipped', {
          buildings: this.listed(f.sites.map((site) => this.name(on(site)))),
        })
      case 'century_began':
        return this.say('fact-century-began', { century: names.century(f.century) })
      case 'event_revealed':
        return this.say('fact-event-revealed', { event: names.event(f.event) })
      case 'event_ended':
        return this.say('fact-event-ended', { event: names.event(f.event) })
      case 'scored':
        return this.#scored(f, seats)
      case 'game_ended':
        return this.say('fact-game-ended', {
          counts: this.counts(seats.names, f.scores),
          winners: this.joined(f.winners.map(who)),
          winning: f.winners.length,
        })
    }
  }

  /** Who has to choose what; with `you`, said to the one who has to. */
  decision(
    decision: Pick<SeenDecision, 'seat' | 'effect' | 'place'>,
    seats: Seats,
    you = false,
  ): string {
    const args: Record<string, Value> = { player: seats.names[decision.seat] ?? '' }
    if (decision.place && isZone(decision.place)) args.zone = names.zone(decision.place)
    else if (decision.place) {
      args.site = names.site(decision.place, seats.layout)
      args.district = names.districtOf(decision.place)
    }
    return this.name(new Name(`decision-${decision.effect}`, args), you ? 'you' : '')
  }

  /** Words that the server gives, such as what a legal move does. */
  wording(wording: Wording): string {
    const args: Record<string, Value> = {}
    for (const [name, part] of Object.entries(wording.args)) args[name] = this.#part(part)
    return this.say(wording.key, args)
  }

  /** Why a move is not legal. */
  reason(reason: Reason, seats: Seats): string {
    const args: Record<string, Value> = {}
    for (const [name, value] of Object.entries(reason.args)) {
      args[name] = known(name, value, seats)
    }
    if (reason.key === 'too_few_active') args.number = reason.args.there ?? 0
    return this.say(`reason-${reason.key}`, args)
  }

  // ---- lists --------------------------------------------------------------------------------

  /** a, b, c */
  listed(items: readonly string[]): string {
    if (!items.length) return ''
    return items.reduce((head, last) => this.say('list-comma', { head, last }))
  }

  /** a, b and c */
  joined(items: readonly string[]): string {
    const last = items[items.length - 1] ?? ''
    if (items.length < 2) return last
    return this.say('list-and', { head: this.listed(items.slice(0, -1)), last })
  }

  /** Anne: what she does */
  labelled(label: string, said: string): string {
    return this.say('labelled', { label, said })
  }

  /** a; b; c */
  inTurn(items: readonly string[]): string {
    if (!items.length) return ''
    return items.reduce((head, last) => this.say('list-semicolon', { head, last }))
  }

  /** Anne 3, Bob 5 */
  counts(players: readonly string[], numbers: readonly number[]): string {
    return this.listed(
      numbers.map((number, k) => this.say('list-count', { player: players[k] ?? '', number })),
    )
  }

  // ---- details ------------------------------------------------------------------------------

  #part(part: Part): Value {
    if (typeof part !== 'object') return part
    if (part.part === 'listed') return this.joined(part.parts.map((one) => this.wording(one)))
    return part.part === 'said' ? this.wording(part) : named(part)
  }

  #workersMoved(moved: FactOf<'workers_moved'>, seats: Seats): string {
    const args: Record<string, Value> = {
      player: seats.names[moved.seat] ?? '',
      number: moved.number,
    }
    for (const [place, argument] of [
      [moved.source, 'source'],
      [moved.target, 'zone'],
    ] as const) {
      if (isZone(place)) args[argument] = names.zone(place)
      else if (isSite(place)) args.building = names.buildingOn(place, seats.layout)
    }
    if (args.zone === undefined && args.source !== undefined) args.zone = args.source
    return this.say(`fact-workers-${sortOf(moved.source)}-${sortOf(moved.target)}`, args)
  }

  #scored(scored: FactOf<'scored'>, seats: Seats): string {
    const args: Record<string, Value> = {
      player: seats.names[scored.seat] ?? '',
      points: scored.points,
    }
    switch (scored.reason) {
      case 'zone':
      case 'majority':
        args.zone = names.zone(scored.what)
        break
      case 'district':
        args.district = names.district(scored.what)
        break
      case 'event':
        args.event = names.event(scored.what)
        break
      case 'leader':
      case 'unfinished':
      case 'main_group':
      case 'building':
        args.building = names.buildingOn(scored.what, seats.layout)
    }
    return this.say(`fact-scored-${scored.reason}`, args)
  }
}

/** A name that came over the wire; its own arguments can be names again. */
export function named(name: NameOf): Name {
  const args: Record<string, Value> = {}
  for (const [key, value] of Object.entries(name.args)) {
    if (typeof value !== 'object') args[key] = value
    else if (value.part === 'name') args[key] = named(value)
  }
  return new Name(name.key, args)
}

/** An argument of a reason, as a name where it is one. */
function known(name: string, value: string | number, seats: Seats): Value {
  switch (name) {
    case 'site':
    case 'other':
      return isSite(String(value)) ? names.site(String(value), seats.layout) : value
    case 'zone':
      return names.zone(String(value))
    case 'district':
      return names.district(String(value))
    case 'leader':
      return names.leader(String(value))
    case 'event':
      return names.event(String(value))
    case 'century':
      return names.century(Number(value))
    case 'asked':
      return names.kind(String(value))
    case 'by':
      return seats.names[Number(value)] ?? names.seat(Number(value))
  }
  return value
}

function sortOf(place: string): string {
  if (isZone(place)) return 'zone'
  return isSite(place) ? 'site' : place
}
