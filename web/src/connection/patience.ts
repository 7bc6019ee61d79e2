/** Requests to a server that may be down for a while. */

import type { Texts } from '../texts/texts'
import { Refused } from './api'

const SOONEST = 500
const LATEST = 15_000

/** Retry until there is a response; a refusal is one. `onlost` is called after each failure. */
export async function patiently<Answer>(
  ask: () => Promise<Answer>,
  stopped: AbortSignal,
  onlost: () => void,
): Promise<Answer> {
  for (let wait = SOONEST; ; wait = Math.min(2 * wait, LATEST)) {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof Refused || stopped.aborted) throw error
      onlost()
      await pause(wait)
      stopped.throwIfAborted()
    }
  }
}

/** Wait some milliseconds, or until the browser is online again. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    addEventListener('online', done)
  })
}

/** What went wrong, as text. */
export const wrong = (error: unknown, texts: Texts): string =>
  error instanceof Refused ? error.message : texts.say('page-unreachable')
