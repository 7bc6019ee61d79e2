/** Everything that people read about a game, in one language and with one edition's names. */

import { isSite, isZone } from '../board/board'
import type { Act, Fact, NameOf, Part, Reason, SeenDecision, Wording } from '../wire/types'
import { type Args, Catalogue, Name, type Value } from './catalogue'
import * as names from './names'
import table from './sentences.json'

/** A message and the sources of its arguments, as `src/quebec/texts/sentences.py` explains. */
type Row = readonly [message: string, sources: Readonly<Record<string, string>>]
export const sentences = table as unknown as {
  fields: Row[1]
  kinds: Row[1]
  facts: Record<Fact['fact'], Row>
  decision: Row
  analysis: Record<keyof typeof table.analysis, Row>
}

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
  leader = (key: string, form = '') => this.name(names.leader(key), form)
  /** What a leader does: the bonus and the stages for a token depend on the table and the event. */
  power = (key: string, terms: { bonus: number; stages: number }) => this.name(names.leader(key, terms), 'power')
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
    return this.tell(sentences.facts[happened.fact], happened, seats)
  }

  /** What somebody did, as one sentence: who, and everything of theirs that has a short form. */
  played(seat: number, facts: readonly Fact[], seats: Seats): string {
    const done = facts.flatMap((fact) => {
      if (!('seat' in fact) || (fact.seat !== seat && fact.fact !== 'architect_left')) return []
      const sentence = this.tell(sentences.facts[fact.fact], fact, seats, 'did')
      return sentence ? [sentence] : []
    })
    return done.length ? this.say('page-played', { player: seats.names[seat] ?? '', said: this.joined(done) }) : ''
  }

  /** What happened at the table besides moves, as `in_words` of the server words it. */
  act(act: Act, seats: Seats): string {
    const player = 'seat' in act ? (seats.names[act.seat] ?? '') : ''
    switch (act.act) {
      case 'created': {
        const chosen = this.listed((act.arranged ?? []).map((what) => this.say(`arranged-${what}`)))
        return chosen ? this.say('act-created-arranged', { chosen }) : this.say('act-created')
      }
      case 'resumed':
        return this.say('act-resumed', { time: duration(act.away) })
      case 'taken_over':
        return this.say(act.absent ? 'act-taken_over-absent' : 'act-taken_over', { player, bot: this.bot(act.bot) })
      case 'expired':
        return this.say(`act-expired-${act.then}`, { player })
    }
    return this.say(`act-${act.act}`, { player })
  }

  /** Who has to choose what; with `you`, in the second person. */
  decision(
    decision: Pick<SeenDecision, 'seat' | 'effect' | 'place'>,
    seats: Seats,
    you = false,
  ): string {
    return this.tell(sentences.decision, decision, seats, you ? 'you' : '')
  }

  /** Text from the server, such as what a legal move does; the reader's seat, if given, is "you". */
  wording(wording: Wording, seats?: Pick<Seats, 'names'>, me?: number): string {
    const args: Record<string, Value> = { edition: this.edition }
    let form = ''
    for (const [name, part] of Object.entries(wording.args)) {
      args[name] = this.#part(part, seats, me)
      if (typeof part === 'object' && part.part === 'seat' && part.seat === me) form = 'you'
    }
    return this.catalogue.render(wording.key, args, form)
  }

  /** Why a move is not legal. */
  reason(reason: Reason, seats: Seats): string {
    return this.tell([`reason-${reason.key}`, {}], reason.args, seats)
  }

  /** The sentence of a table row for an object with these fields; not everything has a short form. */
  tell([message, sources]: Row, thing: object, seats: Seats, form = ''): string {
    const fields = thing as Record<string, unknown>
    const key = keyOf([message, sources], thing)
    if (form === 'did' && !this.catalogue.has(key, form)) return ''
    const args: Record<string, Value> = { edition: this.edition }
    for (const name of this.catalogue.arguments(key, form)) {
      const usual = sentences.fields[name] ?? name
      const [source, kind = sentences.kinds[name]] = (sources[name] ?? usual).split(':')
      for (const field of source!.split('|')) {
        const value = field in fields ? this.#argument(kind, fields[field], seats) : undefined
        if (value === undefined) continue
        args[name] = value
        break
      }
    }
    return this.catalogue.render(key, args, form)
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

  #part(part: Part, seats?: Pick<Seats, 'names'>, me?: number): Value {
    if (typeof part !== 'object') return part
    switch (part.part) {
      case 'listed':
        return this.joined(part.parts.map((one) => this.wording(one, seats, me)))
      case 'said':
        return this.wording(part, seats, me)
      case 'seat':
        return seats?.names[part.seat] ?? names.seat(part.seat)
      case 'decimal':
        return this.catalogue.numbers.decimal(part.value, part.signed)
      case 'name':
        return named(part)
    }
  }

  /** An argument of a kind; nothing if the value is not one. */
  #argument(kind: string | undefined, value: unknown, seats: Seats): Value | undefined {
    const text = String(value)
    switch (kind) {
      case 'zone':
        return isZone(text) ? names.zone(text) : undefined
      case 'district':
        return isSite(text) ? names.districtOf(text) : names.district(text)
      case 'leader':
        return names.leader(text)
      case 'event':
      case 'century':
      case 'kind':
        return new Name(`${kind}-${text}`)
      case 'building':
        return isSite(text) ? names.buildingOn(text, seats.layout) : undefined
      case 'site':
        return isSite(text) ? names.site(text, seats.layout) : text
      case 'seat':
        return seats.names[Number(value)] ?? names.seat(Number(value))
      case 'seats':
        return this.joined((value as number[]).map((seat) => seats.names[seat] ?? ''))
      case 'counts':
        return this.counts(seats.names, value as number[])
      case 'buildings':
        return this.listed(
          (value as string[]).map((site) => this.name(names.buildingOn(site, seats.layout))),
        )
      case 'length':
        return (value as unknown[]).length
      case 'share':
        return this.catalogue.numbers.percent(Number(value))
      case 'decimal':
        return this.catalogue.numbers.decimal(Number(value))
      case 'numeral':
        return names.NUMERALS[Number(value)]
      case 'ordinal':
        return String(Number(value) + 1)
      case 'text':
        return text
    }
    return value as Value
  }
}

/** 1:02:03 */
function duration(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** What elsewhere follows a name or a colon, as a sentence of its own. */
export const sentence = (text: string): string =>
  text.charAt(0).toLocaleUpperCase() + text.slice(1) + (/[.?!…]$/.test(text) ? '' : '.')

/** A name that came over the wire; its own arguments can be names again. A site is called by its building. */
export function named(name: NameOf): Name {
  const { building } = name.args
  if (name.key === 'site' && typeof building === 'object' && building.part === 'name') return named(building)
  const args: Record<string, Value> = {}
  for (const [key, value] of Object.entries(name.args)) {
    if (typeof value !== 'object') args[key] = value
    else if (value.part === 'name') args[key] = named(value)
  }
  return new Name(name.key, args)
}

/** The message of a table row for an object with these fields. */
export function keyOf([message]: Row, thing: object): string {
  const fields = thing as Record<string, unknown>
  return message.replace(/\{(\w+)\}/g, (_, field: string) => word(field, fields[field]))
}

/** A field as part of a key. */
function word(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? `-${field}` : ''
  const text = String(value)
  return isZone(text) ? 'zone' : isSite(text) ? 'site' : text
}
