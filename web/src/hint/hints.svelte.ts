/** Hints for my next choice: asked for, and shown in two steps. */

import { getContext, setContext } from 'svelte'
import * as api from '../connection/api'
import type { Game } from '../game/game.svelte'
import type { Hint } from '../wire/types'

export class Hints {
  /** Whether it is open: something was asked in the position that is shown. */
  open = $state(false)
  busy = $state(false)
  /** Whether the whole turn is told, not only its action. */
  whole = $state(false)
  problem = $state.raw<unknown>(null)
  #hint = $state.raw<Hint | null>(null)

  /** The hint for the position that is shown. */
  readonly hint: Hint | null = $derived.by(() => (this.#hint?.at === this.game.shown.update.at ? this.#hint : null))

  constructor(
    readonly table: string,
    readonly game: Game,
  ) {}

  /** The next thing to tell: first the action, then the whole turn. */
  ask = async (): Promise<void> => {
    const { shown } = this.game
    if (this.busy || !shown.isMine) return
    if (this.open && this.hint) {
      this.tell()
      return
    }
    this.open = true
    this.busy = true
    this.whole = false
    this.problem = null
    try {
      this.#hint = await api.hint(this.table)
      // In the middle of a turn there is no action to tell first.
      if (this.hint && !this.hint.kind) this.tell()
    } catch (error) {
      this.problem = error
    } finally {
      this.busy = false
    }
  }

  tell = (): void => {
    this.whole = true
    this.game.shown.draw([{ kind: 'better', places: this.hint?.places ?? [] }])
  }

  close = (): void => {
    this.open = false
    this.#hint = null
    this.game.shown.draw([])
  }
}

const KEY = Symbol('hints')
export const provideHints = (hints: Hints): Hints => setContext(KEY, hints)
/** Where there are none, nothing. */
export const useHints = (): Hints | undefined => getContext<Hints | undefined>(KEY)
