/** Asking the server. It answers with what was asked for, or says in words what is wrong. */

import { settings } from './settings.svelte'
import type {
  Ahead,
  Fork,
  Link,
  Me,
  MomentsTold,
  NewTable,
  Reason,
  Refusal,
  Table,
  TableRow,
  Update,
} from './wire'

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message)
  }
}

const BASE = 'api/v1'
const PATIENCE = 20_000

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`${BASE}/${path}`, {
    method,
    signal: AbortSignal.timeout(PATIENCE),
    headers: {
      // What the server says in words, it says in the language of the page.
      'accept-language': settings.language,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const content: unknown = await answer.json()
  if (!answer.ok) throw new Refused(content as Refusal)
  return content as Answer
}

/** A new name for every ask; the same name again is the same ask again. */
export function key(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const me = () => call<Me>('GET', 'me')
export const rename = (name: string) => call<Me>('PUT', 'me', { name })
export const myTables = () => call<TableRow[]>('GET', 'me/tables')
export const newTable = (table: NewTable) => call<Table>('POST', 'tables', table)
export const table = (id: string) => call<Table>('GET', `tables/${id}?after=0`)
export const loadRecord = (text: string) => call<Table>('POST', 'records', { text })
export const newLink = (id: string) => call<Link>('POST', `tables/${id}/links`, {})
/** Why the last of these moves is not legal after the others. */
export const whyNot = (id: string, moves: string[]) =>
  call<{ move: string; reason: Reason | null }>('GET', `tables/${id}/why-not?move=${moves.join(',')}`)
export const moments = (id: string, after: number) =>
  call<MomentsTold>('GET', `tables/${id}/moments?after=${after}`)
export const fork = (id: string, wish: Fork) => call<Table>('POST', `tables/${id}/fork`, wish)
/** Where the record of a table can be fetched from. */
export const recordAddress = (id: string) => `${BASE}/tables/${id}/record`
export const rematch = (id: string) => call<Table>('POST', `tables/${id}/rematch`)

export const preview = (id: string, moves: string[]) =>
  call<Ahead>('GET', `tables/${id}/preview?moves=${moves.join(',')}`)
/** Sit down with the secret of a link. */
export const join = (link: string) => call<Update>('POST', 'join', { key: key(), link })

export type Ask =
  | 'moves'
  | 'undo'
  | 'restart'
  | 'confirm'
  | 'start'
  | 'leave'
  | 'close'
  | 'seat-bot'
  | 'resign'
  | 'propose-end'
  | 'answer-end'
  | 'take-over'
  | 'give-back'
/** An ask that names the entries seen so far is refused if there are more. */
export const ask = (id: string, verb: Ask, body: { at: number | null; key: string }) =>
  call<Update>('POST', `tables/${id}/${verb}`, body)

/** The address of the WebSocket that tells what happens at a table after an entry. */
export function liveAddress(id: string, after: number): string {
  const address = new URL(`${BASE}/tables/${id}/live?after=${after}`, document.baseURI)
  address.protocol = address.protocol.replace('http', 'ws')
  return address.href
}
