/** Playing on from a moment of a game, with all seats, in the server's sandbox: nothing touches the table. */

import * as api from '../connection/api'
import { Game } from '../game/game.svelte'
import type { Catalogue } from '../texts/catalogue'
import type { SeatPlan, Update } from '../wire/types'

/** A longer one is refused. */
const LONGEST_NAME = 40

export class WhatIf {
  busy = $state(false)
  problem = $state.raw<unknown>(null)
  readonly game: Game
  /** What was played, as often as something was chosen. */
  #chosen = $state.raw<string[][]>([])
  /** Whether a card was turned: it was drawn here, because nobody knows the real one. */
  readonly drawn: boolean = $derived.by(() =>
    this.game.shown.entries.some(({ facts }) => facts.some((fact) => fact.fact === 'event_revealed')),
  )
  readonly played: boolean = $derived(this.#chosen.length > 0)

  private constructor(
    private readonly position: string,
    private readonly seats: SeatPlan[],
    first: Update,
    catalogue: () => Catalogue,
  ) {
    const mine = seats.map((_, seat) => seat)
    this.game = new Game(first, mine, catalogue, (moves) => void this.#go([...this.#chosen, moves], true), () => {})
  }

  /** From the moment after an entry of a table, as anybody may know it. */
  static async open(table: string, entry: number, nameOf: (seat: number) => string, catalogue: () => Catalogue): Promise<WhatIf> {
    const { game } = await api.at(table, entry)
    const position = game.view!.position
    // No bot plays here, but seats of bots keep their names.
    const seats = game.seats.map(({ kind, name, colour }, seat): SeatPlan => ({ kind: 'me', name: kind === 'bot' ? nameOf(seat).slice(0, LONGEST_NAME) : name, colour }))
    return new WhatIf(position, seats, await api.sandbox({ position, seats, moves: [] }), catalogue)
  }

  undo = () => void this.#go(this.#chosen.slice(0, -1), false)
  restart = () => void this.#go([], false)

  whyNot = (tried: string[]) => api.sandboxWhyNot({ ...this.#sandbox(this.#chosen), tried })
  preview = (tried: string[]) => api.sandboxPreview({ ...this.#sandbox(this.#chosen), tried })

  #sandbox = (chosen: string[][]) => ({ position: this.position, seats: this.seats, moves: chosen.flat() })

  /** Show the game after these choices; forward, its pieces move. */
  async #go(chosen: string[][], forward: boolean): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.problem = null
    try {
      const update = await api.sandbox(this.#sandbox(chosen))
      // Everything can be undone.
      const shown = { ...update, game: { ...update.game, unconfirmed: chosen.length } }
      this.#chosen = chosen
      if (forward) this.game.receive(shown)
      else this.game.jump(shown)
    } catch (error) {
      this.problem = error
    } finally {
      this.busy = false
    }
  }
}
