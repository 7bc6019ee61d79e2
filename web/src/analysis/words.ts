/** What an analysis says in a language: the same as `src/quebec/analysis/words.py`. */

import { sentences, type Texts } from '../texts/texts'
import type { Choice, Line, Thought } from '../wire/types'

export class Words {
  constructor(
    readonly texts: Texts,
    readonly names: readonly string[],
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

  /** How the others and the seat itself continue: a line for each turn. */
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
  place(moment: Pick<Thought, 'century' | 'at'>): string {
    return this.#tell('place', moment)
  }

  /** A sentence about what was played. */
  tell(sentence: 'lost' | 'played' | 'better' | 'why', thought: Thought): string {
    return this.#tell(sentence, {
      ...thought,
      played: this.choices(thought.played.steps),
      better: this.#better(thought),
      why: this.#why(thought),
    })
  }

  #tell(sentence: keyof typeof sentences.analysis, fields: object): string {
    return this.texts.tell(sentences.analysis[sentence], fields, { names: this.names, layout: [] })
  }

  /** The better turn, from where it differs from the one that was played. */
  #better({ lines, played }: Thought): string {
    const { steps } = lines[0]!
    const parts = steps.findIndex((step, k) => step.move !== played.steps[k]?.move)
    const said = this.choices(parts < 0 ? [] : steps.slice(parts))
    return parts ? `… ${said}` : said
  }

  /** Where the better line has more, and where less. */
  #why({ why }: Thought): string {
    return this.texts.listed(
      Object.entries(why).map(([source, points]) => `${this.say(`source-${source}`)} ${this.points(points)}`),
    )
  }
}
