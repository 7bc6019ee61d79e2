/** Asking a server that may be away for a while. */

import type { Texts } from '../texts/texts'
import { Refused } from './api'

const SOONEST = 500
const LATEST = 15_000

/** Ask until there is an answer; a refusal is one. `onlost` is called each time there is none. */
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

/** So many milliseconds, or until the browser says that it is connected again. */
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

/** What went wrong, in words. */
export const wrong = (error: unknown, texts: Texts): string =>
  error instanceof Refused ? error.message : texts.say('page-unreachable')
