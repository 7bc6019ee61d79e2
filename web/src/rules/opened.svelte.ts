/** The rules over a game: what they are opened at. */

export interface Asked {
  /** Addresses; the first that applies is shown, or without any the first page. */
  to: readonly string[]
  rules: string
  players: number
}

class Opened {
  asked = $state.raw<Asked | null>(null)

  open(asked: Asked): void {
    this.asked = asked
  }

  close(): void {
    this.asked = null
  }
}

export const opened = new Opened()
