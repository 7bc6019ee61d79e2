/** What an analysis says in a language: the same as `src/quebec/analysis/words.py`. */

import { sentences, type Texts } from '../texts/texts'
import type { Choice, Line, Thought } from '../wire/types'

/** A loss of less is worded as a loss of chances only. */
const LEAST_POINTS = 0.05

export class Words {
  constructor(
    readonly texts: Texts,
    readonly names: readonly string[],
    /** The reader's seat. */
    readonly me?: number,
  ) {}

  say(key: string, args: Record<string, string | number> = {}): string {
    return this.texts.say(`analysis-${key}`, args)
  }

  /** With its sign. */
  points(value: number): string {
    return this.texts.catalogue.numbers.decimal(value, true)
  }

  share(value: number): string {
    return this.texts.catalogue.numbers.percent(value)
  }

  /** Everybody's share. */
  shares(values: readonly number[]): string {
    return this.texts.listed(values.map((value, seat) => `${this.names[seat]} ${this.share(value)}`))
  }

  /** Choices after one another. */
  choices(steps: readonly Choice[]): string {
    return this.texts.inTurn(steps.map((step) => this.texts.wording(step.text)))
  }

  /** How the others and the seat itself continue: a line for each turn; an older analysis has only its choices. */
  continuation(line: Line): string[] {
    if (line.ahead?.length) return line.ahead.map(({ seat, words }) => this.texts.labelled(this.names[seat]!, this.texts.wording(words)))
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
  place(moment: Pick<Thought, 'century' | 'at'>): string {
    return this.#tell('place', moment)
  }

  /** A turn in one line; an older analysis has only its choices. */
  turn({ turn, steps }: Line): string {
    return turn ? this.texts.wording(turn) : this.choices(steps)
  }

  /** A sentence about what was played. */
  tell(sentence: 'lost' | 'played' | 'better' | 'why', thought: Thought): string {
    const because = thought.because ?? []
    const worded = sentence === 'lost' && thought.lost_margin < LEAST_POINTS ? 'lost_chance' : sentence
    return this.#tell(worded, {
      ...thought,
      played: this.turn(thought.played),
      better: this.turn(thought.lines[0]!),
      why: this.texts.inTurn(because.map((one) => this.texts.wording(one, this, this.me))),
    })
  }

  #tell(sentence: keyof typeof sentences.analysis, fields: object): string {
    return this.texts.tell(sentences.analysis[sentence], fields, { names: this.names, layout: [] })
  }
}
