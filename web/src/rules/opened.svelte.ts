/** The rules over a game: what they are opened at. */

import { getContext, setContext } from 'svelte'

export interface Asked {
  /** Addresses; the first that applies is shown, or without any the first page. */
  to: readonly string[]
  rules: string
  players: number
}

class Opened {
  asked = $state.raw<Asked | null>(null)

  open(to: readonly string[], { rules, players }: { rules: string; players: number }): void {
    this.asked = { to, rules, players }
  }

  close(): void {
    this.asked = null
  }
}

export const opened = new Opened()

/** A game can open the rules; the board of an example is in them already. */
const KEY = Symbol('rules')
export const provideRules = (isGame: boolean): Opened | null => setContext(KEY, isGame ? opened : null)
export const useRules = (): Opened | null => getContext<Opened | null>(KEY) ?? null
