/** Other games that wait for me. */

import type { TableSummary } from '../wire/types'
import * as api from './api'

export class Waiting {
  games = $state.raw<TableSummary[]>([])

  constructor(private readonly here: string) {}

  async look(): Promise<void> {
    try {
      const { games } = await api.waitingGames()
      this.games = games.filter((row) => row.id !== this.here)
    } catch {
      // Without a connection there is no list; the lost connection is shown elsewhere.
    }
  }

  /** To the first of them. */
  go(): void {
    const next = this.games[0]
    if (next) location.hash = `#/table/${next.id}`
  }
}
