/** Every moment of a game, in one request: each is the difference from the last. */

import * as api from '../connection/api'
import type { GameShown } from '../wire/types'

/** Apply a difference to the state before. */
export function changed<What>(before: What, difference: unknown): What {
  if (!isObject(difference) || !(isObject(before) || Array.isArray(before))) return difference as What
  if (Array.isArray(before)) {
    return before.map((old: unknown, k) => (k in difference ? changed(old, difference[k]) : old)) as What
  }
  const now: Record<string, unknown> = { ...before }
  for (const [key, part] of Object.entries(difference)) now[key] = changed(now[key], part)
  return now as What
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The moments of a table by the number of their entry, fetched as far as they are needed. */
export class Moments {
  readonly #known = new Map<number, GameShown>()
  #until = 0
  #fetching: Promise<void> | undefined

  constructor(readonly table: string) {}

  at(entry: number): GameShown | undefined {
    return this.#known.get(entry)
  }

  /** Fetch all moments up to an entry. */
  async reach(entry: number): Promise<void> {
    while (this.#until < entry) {
      this.#fetching ??= this.#fetch().finally(() => (this.#fetching = undefined))
      await this.#fetching
    }
  }

  async #fetch(): Promise<void> {
    const { moments } = await api.moments(this.table, this.#until)
    if (!moments.length) throw new Error(`${this.table} has nothing after ${this.#until}`)
    let game: GameShown | undefined
    for (const { n, changed: difference } of moments) {
      game = changed(game, difference) as GameShown
      this.#known.set(n, game)
      this.#until = n
    }
  }
}
