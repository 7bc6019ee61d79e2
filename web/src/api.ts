/** Asking the server. It answers with what was asked for, or says in words what is wrong. */

import type {
  Link,
  Me,
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

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`${BASE}/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const content: unknown = await answer.json()
  if (!answer.ok) throw new Refused(content as Refusal)
  return content as Answer
}

/** A new name for every ask; the same name again is the same ask again. */
function key(): string {
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
export const whyNot = (id: string, move: string) =>
  call<{ move: string; reason: Reason | null }>('GET', `tables/${id}/why-not?move=${move}`)
export const rematch = (id: string) => call<Table>('POST', `tables/${id}/rematch`)

export type Ask = 'moves' | 'undo' | 'restart' | 'confirm' | 'start'
export const ask = (id: string, verb: Ask, at: number, more: object = {}) =>
  call<Update>('POST', `tables/${id}/${verb}`, { at, key: key(), ...more })

/** The address of the WebSocket that tells what happens at a table after an entry. */
export function liveAddress(id: string, after: number): string {
  const address = new URL(`${BASE}/tables/${id}/live?after=${after}`, document.baseURI)
  address.protocol = address.protocol.replace('http', 'ws')
  return address.href
}
