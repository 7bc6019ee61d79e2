/** Looking for a game: goes on while the page is open, wherever one looks meanwhile. */

import * as api from '../connection/api'
import type { Found, Wanted } from '../wire/types'
import * as requests from './requests'

/** Somebody who has not asked for a minute no longer looks for a game. */
const AGAIN = 10_000
const KEPT = 'quebec-search'

class Search {
  /** Where I wait; null while I look for nothing. */
  found = $state.raw<Found | null>(null)
  problem = $state('')
  #wanted: Wanted | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The end of the last search: it gives up every seat that waits for others, also that of a newer search. */
  #ended: Promise<unknown> = Promise.resolve()

  /** What this tab looked for before it was loaded again. */
  resume(): void {
    const kept = sessionStorage.getItem(KEPT)
    if (kept && !this.#wanted) void this.start(JSON.parse(kept) as Wanted)
  }

  async start(wanted: Wanted): Promise<void> {
    this.problem = ''
    this.#wanted = wanted
    sessionStorage.setItem(KEPT, JSON.stringify(wanted))
    await this.#ended
    if (this.#wanted === wanted) await this.ask()
  }

  /** Ask again; when the game has started, the page goes there. */
  ask = async (): Promise<void> => {
    const wanted = this.#wanted
    if (!wanted) return
    clearTimeout(this.#timer)
    try {
      const found = await requests.find({ ...wanted, table: this.found?.table ?? '' })
      if (this.#wanted !== wanted) return
      if (found.phase === 'playing') {
        this.#go(found.table)
        return
      }
      this.found = found
    } catch (error) {
      // A server that is busy or about to stop has not refused the search.
      if (error instanceof api.Refused && error.status !== 429 && error.status < 500) {
        this.problem = error.message
        this.#forget()
        return
      }
    }
    this.#timer = setTimeout(this.ask, AGAIN)
  }

  async stop(): Promise<void> {
    this.#forget()
    // If this fails, the search ends by itself: nobody asks again.
    this.#ended = requests.stopFinding().catch(() => undefined)
    await this.#ended
  }

  /** Join a table. The search ends first: its end gives up every seat that waits for others. */
  async joins(table: string): Promise<void> {
    await this.end()
    await api.ask(table, 'join', { at: null, key: api.key() })
  }

  /** Stop, if anything is looked for in this tab. */
  async end(): Promise<void> {
    if (sessionStorage.getItem(KEPT)) await this.stop()
  }

  #go(table: string): void {
    this.#forget()
    location.hash = `#/table/${table}`
  }

  #forget(): void {
    clearTimeout(this.#timer)
    this.#wanted = null
    this.found = null
    sessionStorage.removeItem(KEPT)
  }
}

export const search = new Search()
