/** Which rules explain what a game says, as `src/quebec/rulebook/links.py` lists them. */

import type { Scene } from '../game/scoring'
import { keyOf, sentences } from '../texts/texts'
import type { Fact, Reason } from '../wire/types'
import table from './links.json'

const links = table as Record<string, string[] | undefined>

/** The addresses for a message; `:{event}` is filled in with that field. */
function addresses(key: string, fields: object = {}): string[] {
  const known = fields as Record<string, unknown>
  return (links[key] ?? []).map((address) => address.replace(/\{(\w+)\}/, (_, field: string) => String(known[field])))
}

export const onFact = (fact: Fact): string[] => addresses(keyOf(sentences.facts[fact.fact], fact), fact)
export const onDecision = (effect: string): string[] => addresses(`decision-${effect}`)
export const onReason = (reason: Reason): string[] => addresses(`reason-${reason.key}`, reason.args)

/** On a row of a scoring: an event, a part of the final scoring, or a zone. */
export function onScene({ event, kind }: Pick<Scene, 'event' | 'kind'>): string[] {
  if (event) return [`:${event}`]
  return addresses(links[`fact-scored-${kind}`] ? `fact-scored-${kind}` : 'fact-zone-scored')
}
