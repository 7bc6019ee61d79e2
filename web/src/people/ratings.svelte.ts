/** The ratings of those at a table, and how its game has changed them. */

import { getContext, setContext } from 'svelte'
import * as api from '../connection/api'
import type { Texts } from '../texts/texts'
import type { SeatRating, TableShown } from '../wire/types'

export class Ratings {
  list = $state.raw<(SeatRating | null)[]>([])

  constructor(private readonly table: () => TableShown) {}

  /** Only a rated table asks. */
  async look(): Promise<void> {
    if (!this.table().rated) return
    try {
      this.list = await api.ratings(this.table().id)
    } catch {
      // Without a connection there are none; that it is lost is shown elsewhere.
    }
  }

  /** 1512 ± 90 (+12) */
  text(seat: number, texts: Texts): string {
    const known = this.list[seat]
    if (!known) return ''
    const { value, within, change } = known
    const text = texts.say('page-rating', { value: String(value), within: String(within) })
    return change === null ? text : `${text} (${change < 0 ? '−' : '+'}${Math.abs(change)})`
  }
}

const KEY = Symbol('ratings')
export const provideRatings = (table: () => TableShown): Ratings => setContext(KEY, new Ratings(table))
export const useRatings = (): Ratings | undefined => getContext<Ratings | undefined>(KEY)
