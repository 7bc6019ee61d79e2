/** The rulebook for one table, in words; `src/quebec/rulebook/book.py` does the same for the terminal. */

import type { Catalogue } from '../texts/catalogue'
import type { Zone } from '../wire/types'
import contents from './contents.json'

/** A table that the rules allow. */
export interface Place {
  rules: string
  players: number
  conditions: string[]
  numbers: Record<string, number>
}

/** A line of a paragraph: text, an item of a list, or a step. */
export interface Line {
  kind: 'text' | 'item' | 'step'
  text: string
}

export interface Paragraph {
  address: string
  number: string
  /** What it is about, if it is one of several things under a number. */
  key: string
  title: string
  lines: Line[]
  picture: string
  examples: string[]
}

export interface Chapter {
  number: string
  title: string
  intro: string
  paragraphs: Paragraph[]
}

export const places = contents.places as unknown as Place[]
/** The zones in the order in which they are scored, by century. */
export const orders = contents.orders as Zone[][]
const known = new Set([...contents.chapters.map(({ number }) => number), ...contents.paragraphs.map(({ address }) => address)])

/** Whether there is such a chapter or paragraph, at some table. */
export const isKnown = (address: string): boolean => known.has(address)

/** What the paragraphs with a key are about, by chapter. */
const NAMED: Record<string, string> = { R7: 'leader', R10: 'leader', R11: 'district', R13: 'event' }
const ITEM = /^(-|\d+\.) /

export class Book {
  readonly chapters: Chapter[]
  readonly #holds: Set<string>
  readonly #numbers: Record<string, number>

  constructor(
    readonly catalogue: Catalogue,
    readonly place: Place,
  ) {
    this.#holds = new Set(place.conditions)
    this.#numbers = { ...(contents.numbers[0] as Record<string, number>), ...place.numbers }
    this.chapters = contents.chapters
      .filter(({ when }) => this.applies(when))
      .map(({ number, intro }) => ({
        number,
        title: this.say(number),
        intro: intro ? this.say(number, 'intro') : '',
        paragraphs: contents.paragraphs
          .filter(({ chapter, when }) => chapter === number && this.applies(when))
          .map((paragraph) => this.#paragraph(paragraph)),
      }))
  }

  /** A number of the rules by its name. */
  number(name: string): number {
    return this.#numbers[name] ?? 0
  }

  say(key: string, form = ''): string {
    return this.catalogue.render(key, this.#numbers, form)
  }

  applies(when: string[]): boolean {
    return when.every((condition) => this.#holds.has(condition))
  }

  /** The first of these addresses that is here; `:port` is the paragraph with that key. */
  find(addresses: readonly string[]): string | undefined {
    const here = this.chapters.flatMap(({ number, paragraphs }) => [number, ...paragraphs.map(({ address }) => address)])
    for (const wanted of addresses) {
      const found = here.find((address) => (wanted.startsWith(':') ? address.endsWith(wanted) : address === wanted))
      if (found) return found
    }
    return undefined
  }

  #paragraph({ address, forms, picture, examples }: (typeof contents.paragraphs)[number]): Paragraph {
    const message = address.replace('.', '-').replace(':', '_')
    const [number, key = ''] = address.split(':') as [string, string?]
    const lines = this.say(message).split('\n')
    for (const form of forms as string[]) {
      if (!this.#holds.has(form)) continue
      const more = this.say(message, form)
      // A sentence continues the last line, unless either is an item of a list.
      if (ITEM.test(more) || ITEM.test(lines.at(-1)!)) lines.push(more)
      else lines[lines.length - 1] += ` ${more}`
    }
    return {
      address,
      number,
      key,
      title: this.#title(number, key, message),
      lines: lines.map(lineOf),
      picture,
      examples: contents.examples
        .filter((example) => (examples as string[]).includes(example.key) && this.applies(example.when))
        .map((example) => example.key),
    }
  }

  #title(number: string, key: string, message: string): string {
    if (!key) return this.say(message, 'title')
    const kind = NAMED[number.split('.')[0]!]!
    const name = this.say(`${kind}-${key}`)
    return kind === 'event' ? `${this.say(`event-${key}`, 'year')} · ${name}` : name
  }
}

function lineOf(line: string): Line {
  const text = line.trim()
  const marked = ITEM.exec(text)
  if (!marked) return { kind: 'text', text }
  return { kind: marked[1] === '-' ? 'item' : 'step', text: text.slice(marked[0].length) }
}

// ---- choosing a table -------------------------------------------------------------------------

export interface Conditions {
  edition: number
  players: number
  family: boolean
  events: boolean
}

export const conditionsOf = ({ players, conditions }: Place): Conditions => ({
  edition: conditions.includes('first-edition') ? 2011 : 2026,
  players,
  family: conditions.includes('family'),
  events: conditions.includes('events'),
})

/** The table that comes closest: what was just chosen counts most, then players, edition, family. */
export function placeFor(wanted: Conditions, chosen: keyof Conditions): Place {
  const weight = (name: keyof Conditions) => (name === chosen ? 16 : { players: 8, edition: 4, family: 2, events: 1 }[name])
  const fits = (place: Place) => {
    const has = conditionsOf(place)
    return (Object.keys(wanted) as (keyof Conditions)[]).reduce((sum, name) => sum + (has[name] === wanted[name] ? weight(name) : 0), 0)
  }
  return places.reduce((best, place) => (fits(place) > fits(best) ? place : best))
}

/** A table by its rules and number of players; the usual one if there is no such table. */
export const placeAt = (rules: string | null, players: number): Place =>
  places.find((place) => place.rules === rules && place.players === players) ??
  places.find((place) => place.rules === rules) ??
  places[0]!

// ---- addresses ----------------------------------------------------------------------------------

export const addressOf = (address: string, place: Place): string =>
  `#/rules${address && `/${address}`}?rules=${place.rules}&players=${place.players}`

// ---- text ---------------------------------------------------------------------------------------

/** A piece of a line. */
export interface Span {
  text: string
  bold: boolean
  /** The rule that it refers to. */
  to: string
  found: boolean
}

const MARKUP = /\*\*(.+?)\*\*|\b(R\d+(?:\.\d+)?|A\d)\b/g

/** A line as spans: emphasis, references to rules, and what was searched for. */
export function spansOf(text: string, words: readonly string[] = []): Span[] {
  const spans: Span[] = []
  const add = (part: string, bold: boolean, to: string) => {
    for (const { text: piece, found } of marked(part, words)) spans.push({ text: piece, bold, to, found })
  }
  let end = 0
  for (const match of text.matchAll(MARKUP)) {
    add(text.slice(end, match.index), false, '')
    const reference = match[2] ?? ''
    if (match[1]) add(match[1], true, '')
    else add(reference, false, isKnown(reference) ? reference : '')
    end = match.index + match[0].length
  }
  add(text.slice(end), false, '')
  return spans
}

/** A letter without its accents, small. */
const fold = (letter: string): string =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('œ', 'oe').replace('æ', 'ae')

export const folded = (text: string): string => [...text].map(fold).join('')

/** The words that are searched for. */
export const wordsOf = (search: string): string[] => folded(search.replace('’', "'")).split(/\s+/).filter(Boolean)

/** Text in pieces: those that are searched for, and those between them. */
function marked(text: string, words: readonly string[]): { text: string; found: boolean }[] {
  if (!text) return []
  if (!words.length) return [{ text, found: false }]
  const letters = [...text]
  const hit = letters.map(() => false)
  const flat = letters.map((letter) => fold(letter === '’' ? "'" : letter))
  /** Where each folded letter comes from. */
  const from = flat.flatMap((folds, k) => [...folds].map(() => k))
  const joined = flat.join('')
  for (const word of words) {
    for (let at = joined.indexOf(word); at >= 0; at = joined.indexOf(word, at + 1)) {
      for (let k = at; k < at + word.length; k++) hit[from[k]!] = true
    }
  }
  const pieces: { text: string; found: boolean }[] = []
  for (const [k, letter] of letters.entries()) {
    const last = pieces.at(-1)
    if (last && last.found === hit[k]) last.text += letter
    else pieces.push({ text: letter, found: hit[k]! })
  }
  return pieces
}

/** The paragraphs in which all words are; all of them without words. */
export function search(chapters: readonly Chapter[], words: readonly string[]): Chapter[] {
  if (!words.length) return [...chapters]
  const has = (texts: string[]) => {
    const text = folded(texts.join(' ').replaceAll('’', "'").replaceAll('**', ''))
    return words.every((word) => text.includes(word))
  }
  return chapters
    .map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.filter(({ address, title, lines }) =>
        has([address, chapter.title, title, ...lines.map(({ text }) => text)]),
      ),
    }))
    .filter(({ paragraphs }) => paragraphs.length)
}
