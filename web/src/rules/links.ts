/** Which rules explain what a game says, as `src/quebec/rulebook/links.py` lists them. */

import { districtAt, districtWithCode, isSite, kindOf } from '../board/board'
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

export const onDistrict = (key: string): string[] => [`:${key}`]
/** The Economic leader of three players and more is a rule of its own. */
export const onLeader = (key: string): string[] => [`:${key}`, 'R7.3']

export const onZone = (): string[] => ['R9']

/** On a row of the ledger: where points come from. */
const SOURCES: Record<string, string[]> = {
  zone: ['R9.2', 'R9.6'],
  majority: ['R9.6'],
  district: ['R11'],
  leader: [':cultural'],
  event: ['R13'],
  unfinished: ['R12.1'],
  active: ['R12.2'],
  main_group: ['R12.3'],
  building: ['R12.3'],
}
export const onSource = (source: string): string[] => SOURCES[source] ?? []

const ACTIONS: Record<string, string[]> = { start: ['R5'], stage: ['R6'], leader: ['R7.1'], send: ['R4.3'] }

/** On what is aimed at: a place, a leader, an action; or on why it cannot be chosen. */
export function onMove(move: string, reason: Reason | undefined): string[] {
  const district = districtWithCode(move)
  if (district) return onDistrict(district.key)
  if (reason) return onReason(reason)
  if (isSite(move)) return onDistrict(districtAt(move))
  if (kindOf(move) === 'leader') return onLeader(move)
  return ACTIONS[move] ?? (kindOf(move) === 'zone' ? onZone() : ['R11.1'])
}
