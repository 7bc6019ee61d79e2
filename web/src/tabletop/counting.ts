/**
 * The server's engine counts. Where it cannot be reached, its own scoring does, translated from its source
 * (tools/page/engine.py). That is loaded with the page, so that it is there when the network is not.
 */

import * as api from '../connection/api'
import { settings } from '../settings/settings.svelte'
import { loadRefusals } from '../texts/load'
import { sentence } from '../texts/texts'
import type { Tabletop, TabletopScored } from '../wire/types'
import type { BadInput } from './engine.js'

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
    throw error instanceof api.Refused && error.status === WRONG ? new Impossible(sentence(error.message)) : error
  }
}

export async function countHere(scoring: Scoring, entered: Tabletop): Promise<TabletopScored> {
  const engine = await load()
  try {
    return engine[scoring](entered)
  } catch (error) {
    throw error instanceof engine.BadInput ? new Impossible(await inWords(error)) : error
  }
}

/** Why an entry cannot be, found before it is kept; null if it can be, and until the engine is loaded. */
export function refusalOf(scoring: Scoring, entered: Tabletop): Promise<string> | null {
  if (!loaded) return null
  try {
    loaded[scoring](entered)
    return null
  } catch (error) {
    if (!(error instanceof loaded.BadInput)) throw error
    return inWords(error)
  }
}

async function inWords({ reason: { key, args }, message }: BadInput): Promise<string> {
  const refusals = await loadRefusals(settings.language).catch(() => null)
  return sentence(refusals?.has(`error-${key}`) ? refusals.render(`error-${key}`, Object.fromEntries(args)) : message)
}

let loaded: typeof import('./engine.js') | undefined
const load = async () => (loaded ??= await import('./engine.js'))

/** Have it here before it is needed. */
export const prepare = (): Promise<unknown> => Promise.all([load(), loadRefusals(settings.language)]).catch(() => undefined)
