/** What the page says is what Python says, letter by letter; only a site's notation is left out. */

import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Words } from '../src/analysis/words'
import { Catalogue } from '../src/texts/catalogue'
import { languages } from '../src/texts/load'
import { named, type Seats, Texts } from '../src/texts/texts'
import type { Fact, NameOf, Reason, Wording, SeenDecision, Thought } from '../src/wire/types'

interface Asked {
  decision: SeenDecision
  you: boolean
}
interface Sample<What> {
  what: What
  text: string
}
interface Samples {
  messages: { key: string; form: string; args: Record<string, string | number | NameOf>; text: string }[]
  games: {
    edition: number
    seats: Seats
    facts: Sample<Fact>[]
    decisions: Sample<Asked>[]
    moves: Sample<Wording>[]
    reasons: Sample<Reason>[]
  }[]
  analyses: {
    edition: number
    names: string[]
    thoughts: { what: Thought; texts: Record<Sentence, string>; continuation: string[] }[]
    numbers: [number, string, string][]
    shares: [number, string][]
  }[]
}
type Sentence = 'place' | 'lost' | 'played' | 'better' | 'why'

/** The name of a building without the notation of its site. */
const plain = (text: string) => text.replaceAll(/ \([a-z]{3}[1-3]\)/g, '')

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf-8')

describe.each(languages)('%s', (language) => {
  const path = `../.generated/samples/${language}.json`
  if (!existsSync(new URL(path, import.meta.url))) {
    throw new Error('there are no samples: run python -m tools.page.samples')
  }
  const samples = JSON.parse(read(path)) as Samples
  const catalogue = new Catalogue(language, read(`../../src/quebec/texts/${language}.ftl`))

  test('every message, with every name and number it can have', () => {
    expect(samples.messages.length).toBeGreaterThan(1000)
    for (const { key, form, args, text } of samples.messages) {
      const given = Object.fromEntries(
        Object.entries(args).map(([name, value]) => [
          name,
          typeof value === 'object' ? named(value) : value,
        ]),
      )
      expect(catalogue.render(key, given, form), `${key}.${form}`).toBe(key === 'site' ? text : plain(text))
    }
  })

  test.each(['facts', 'decisions', 'moves', 'reasons'] as const)('%s of whole games', (kind) => {
    let compared = 0
    for (const game of samples.games) {
      const texts = new Texts(catalogue, game.edition)
      const say = {
        facts: (what: unknown) => texts.fact(what as Fact, game.seats),
        decisions: (what: unknown) => {
          const { decision, you } = what as Asked
          return texts.decision(decision, game.seats, you)
        },
        moves: (what: unknown) => texts.wording(what as Wording),
        reasons: (what: unknown) => texts.reason(what as Reason, game.seats),
      }[kind]
      for (const { what, text } of game[kind]) {
        expect(say(what), JSON.stringify(what)).toBe(plain(text))
        compared++
      }
    }
    expect(compared).toBeGreaterThan(100)
  })

  test('analyses of games', () => {
    for (const { edition, names, thoughts, numbers, shares } of samples.analyses) {
      const words = new Words(new Texts(catalogue, edition), names)
      expect(thoughts.length).toBeGreaterThan(20)
      for (const { what, texts, continuation } of thoughts) {
        expect(words.place(what)).toBe(texts.place)
        expect(words.tell('lost', what)).toBe(texts.lost)
        expect(words.tell('played', what)).toBe(texts.played)
        expect(words.tell('better', what)).toBe(texts.better)
        expect(words.tell('why', what)).toBe(texts.why)
        expect(words.continuation(what.lines[0]!)).toEqual(continuation.map(plain))
      }
      for (const [value, signed, unsigned] of numbers) {
        expect(words.points(value), `${value}`).toBe(signed)
        expect(catalogue.numbers.decimal(value), `${value}`).toBe(unsigned)
      }
      for (const [value, text] of shares) expect(words.share(value), `${value}`).toBe(text)
    }
  })
})
