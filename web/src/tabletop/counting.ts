/**
 * The server's engine counts. Where it cannot be reached, its own scoring does, translated from its source
 * (tools/page/engine.py). That is loaded with the page, so that it is there when the network is not.
 */

import * as api from '../connection/api'
import { settings } from '../settings/settings.svelte'
import { loadRefusals } from '../texts/load'
import type { Tabletop, TabletopScored } from '../wire/types'

export type Scoring = 'century' | 'game'
/** What was entered cannot be; in the reader's language. */
export class Impossible extends Error {}

/** Milliseconds: a phone with a poor connection does not wait for it. */
const PATIENCE = 4000
const WRONG = 422

export async function ask(scoring: Scoring, entered: Tabletop): Promise<TabletopScored> {
  try {
    return await (scoring === 'game' ? api.scoreFinal(entered, PATIENCE) : api.scoreCentury(entered, PATIENCE))
  } catch (error) {
    throw error instanceof api.Refused && error.status === WRONG ? new Impossible(error.message) : error
  }
}

export async function countHere(scoring: Scoring, entered: Tabletop): Promise<TabletopScored> {
  const [engine, refusals] = await load()
  try {
    return engine[scoring](entered)
  } catch (error) {
    if (!(error instanceof engine.BadInput)) throw error
    const { key, args } = error.reason
    const message = `error-${key}`
    throw new Impossible(refusals.has(message) ? refusals.render(message, Object.fromEntries(args)) : error.message)
  }
}

const load = () => Promise.all([import('./engine.js'), loadRefusals(settings.language)])

/** Have it here before it is needed. */
export const prepare = (): Promise<unknown> => load().catch(() => undefined)
