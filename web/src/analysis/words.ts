/** What an analysis says in a language: the same as `src/quebec/analysis/words.py`. */

import type { Language } from '../texts/catalogue'
import type { Texts } from '../texts/texts'
import type { Choice, Line, Thought } from '../wire/types'

export const NUMERALS = ['', 'I', 'II', 'III', 'IV']
const POINT: Record<Language, string> = { en: '.', fr: ',', nl: ',' }
const PERCENT: Record<Language, string> = { en: '%', fr: '\u00a0%', nl: '%' }

export class Words {
  constructor(
    readonly texts: Texts,
    readonly names: readonly string[],
  ) {}

  say(key: string, args: Record<string, string | number> = {}): string {
    return this.texts.say(`analysis-${key}`, args)
  }

  /** One digit after the point, as the language writes it. */
  number(value: number, signed = true): string {
    const digits = tenths(Math.abs(value))
    const sign = value < 0 && Number(digits) ? '\u2212' : signed ? '+' : ''
    return sign + digits.replace('.', POINT[this.texts.catalogue.language])
  }

  share(value: number): string {
    return `${evenly(100 * value)}${PERCENT[this.texts.catalogue.language]}`
  }

  /** Everybody's share. */
  shares(values: readonly number[]): string {
    return this.texts.listed(values.map((value, seat) => `${this.names[seat]} ${this.share(value)}`))
  }

  /** Choices after one another. */
  choices(steps: readonly Choice[]): string {
    return this.texts.inTurn(steps.map((step) => this.texts.wording(step.text)))
  }

  /** What the others and the seat itself go on with: a line for each in turn. */
  continuation(line: Line): string[] {
    const turns: Choice[][] = []
    for (const step of line.continuation) {
      if (turns.at(-1)?.[0]?.seat === step.seat) turns.at(-1)!.push(step)
      else turns.push([step])
    }
    return turns.map((steps) =>
      this.texts.labelled(this.names[steps[0]!.seat]!, this.choices(steps)),
    )
  }

  /** When in the game it was. */
  place(century: number, at: number): string {
    return this.say('place', { century: NUMERALS[century]!, at: String(at + 1) })
  }

  lost(thought: Thought): string {
    return this.say('lost', {
      player: this.names[thought.seat]!,
      share: this.share(thought.lost_share),
      points: this.number(thought.lost_margin, false),
    })
  }

  played(thought: Thought): string {
    return this.say('played', { said: this.choices(thought.played.steps), rank: thought.rank })
  }

  /** The better turn, from where it parts from the one that was played. */
  better({ lines, played }: Thought): string {
    const { steps } = lines[0]!
    const parts = steps.findIndex((step, k) => step.move !== played.steps[k]?.move)
    const said = this.choices(parts < 0 ? [] : steps.slice(parts))
    return this.say('better', { said: parts ? `… ${said}` : said })
  }

  /** Where the better line has more, and where less. */
  why(thought: Thought): string {
    const parts = Object.entries(thought.why).map(
      ([source, points]) => `${this.say(`source-${source}`)} ${this.number(points)}`,
    )
    return this.say('why', { reason: this.texts.listed(parts) })
  }
}

/** Rounded as Python rounds: what lies in the middle goes to the even number. */
function evenly(value: number): number {
  const below = Math.floor(value)
  return value - below === 0.5 ? below + (below % 2) : Math.round(value)
}

/** With one digit; only odd quarters lie exactly in the middle between two tenths. */
function tenths(value: number): string {
  const middle = (4 * value) % 2 === 1
  return (middle ? evenly(10 * value) / 10 : value).toFixed(1)
}
