/** Asking about what is aimed at: why it cannot be chosen, or how the century would be scored after it. */

import { kindOf } from '../board/board'
import type { Reason, SeenForecast } from '../wire/types'
import type { Game } from './game.svelte'
import { foreseen } from './ways'

/** Milliseconds: long enough to move across a tile without a request. */
const GLANCE = 90

/** Who knows: the server, about a table or about its sandbox. */
export interface Answers {
  whyNot(moves: string[]): Promise<{ reason: Reason | null }>
  preview(moves: string[]): Promise<{ forecast: SeenForecast | null }>
}

/** In a component: whatever the player aims at is asked about, once for each position. */
export function askAhead(game: Game, answers: Answers): void {
  const { shown, aim } = game
  $effect(() => {
    const { move, way } = aim
    if (!move || !shown.isMine) return
    // Without an answer there is nothing to explain.
    if (!way) void wonder(game, answers, move).catch(() => undefined)
    else if (foreseen(way)) {
      const looked = setTimeout(() => void foresee(game, answers, way.moves).catch(() => undefined), GLANCE)
      return () => clearTimeout(looked)
    }
  })
}

/** Find out why something cannot be chosen. */
export async function wonder({ received, aim }: Game, answers: Answers, move: string): Promise<void> {
  const at = received.latest
  // A district that lends the action of others is not a move.
  if (!kindOf(move) || received.reasons[move]) return
  const { reason } = await answers.whyNot(aim.chain(move))
  if (reason) received.explain(at, move, reason)
}

/** Find out how the century would be scored after moves. */
async function foresee({ received }: Game, answers: Answers, moves: string[]): Promise<void> {
  const at = received.latest
  if (moves.join(',') in received.forecasts) return
  const { forecast } = await answers.preview(moves)
  received.foresee(at, moves, forecast)
}
