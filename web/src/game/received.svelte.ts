/** What the server has sent: the queue of updates to show, my seats, and answers to questions. */

import type { Reason, SeenForecast, Update } from '../wire/types'

export class Received {
  /** How many entries there are; the last of them may still wait to be shown. */
  latest = $state(0)
  /** The seat that the table waits for after the last of them. */
  waits = $state<number | null>(null)
  /** The seats that I hold. */
  mine = $state.raw<number[]>([])
  /** Why moves that were pointed at cannot be chosen in the latest position. */
  reasons = $state.raw<Record<string, Reason>>({})
  /** The scoring after moves that were pointed at in the latest position, by those moves. */
  forecasts = $state.raw<Record<string, SeenForecast | null>>({})
  #waiting: Update[] = []

  constructor(first: Update, mine: number[]) {
    this.latest = first.at
    this.waits = first.game.waiting
    this.mine = mine
  }

  /** How many updates wait to be shown. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** Queue an update, unless it is already known. */
  add(update: Update): void {
    if (update.at <= this.latest) return
    this.#begin(update)
    this.#waiting.push(update)
  }

  /** The update to show next; the next ones are part of it if they `continue` it. */
  next(continues: (now: Update, more: Update) => boolean): Update | undefined {
    let update = this.#waiting.shift()
    while (update && this.#waiting[0] && continues(update, this.#waiting[0])) {
      const more = this.#waiting.shift()!
      update = { ...more, entries: [...update.entries, ...more.entries] }
    }
    return update
  }

  /** Clear the queue: another moment is shown instead. */
  jump(update: Update): void {
    this.#begin(update)
    this.#waiting = []
  }

  sit(mine: number[]): void {
    this.mine = mine
  }

  /** Answers can be late: those about another position than the latest are ignored. */
  explain(at: number, move: string, reason: Reason): void {
    if (at === this.latest) this.reasons = { ...this.reasons, [move]: reason }
  }

  foresee(at: number, moves: string[], forecast: SeenForecast | null): void {
    if (at === this.latest) this.forecasts = { ...this.forecasts, [moves.join(',')]: forecast }
  }

  /** A new position: nothing has been asked about it yet. */
  #begin(update: Update): void {
    this.latest = update.at
    this.waits = update.game.waiting
    this.reasons = {}
    this.forecasts = {}
  }
}
