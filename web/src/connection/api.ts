/** Requests to the server. It responds with a result, or with a message about what is wrong. */

import { settings } from '../settings/settings.svelte'
import { shell } from '../shell/shell.svelte'
import {
  BUILD,
  type Draw,
  type Fork,
  type NewDevice,
  type NewNoticeSettings,
  type NewTable,
  type Operations,
  type Refusal,
  type Sandbox,
  type SandboxTry,
  type Tabletop,
  type Update,
} from '../wire/types'

export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.message)
  }
}

const BASE = 'api/v1'
const PATIENCE = 20_000

/** An operation such as "GET /api/v1/me"; parameters in braces are filled in. */
export async function call<Name extends keyof Operations>(
  operation: Name,
  parts: Record<string, string> = {},
  body?: Operations[Name]['body'],
  query = '',
  patience = PATIENCE,
): Promise<Operations[Name]['answer']> {
  const [method, path] = operation.split(' /') as [string, string]
  const filled = path.replace(/\{(\w+)\}/g, (_, part: string) => parts[part]!)
  const answer = await fetch(query ? `${filled}?${query}` : filled, {
    method,
    signal: AbortSignal.timeout(patience),
    headers: {
      'x-quebec-build': BUILD,
      // Messages of the server are in the language of the page.
      'accept-language': settings.language,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const content: unknown = answer.status === 204 ? null : await answer.json()
  if (answer.ok) return content as Operations[Name]['answer']
  const refusal = content as Refusal
  if (refusal.key === 'other_build') shell.fresh = true
  throw new Refused(refusal, answer.status)
}

/** A new key for every ask; the same key again is a retry. */
export function key(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

// ---- who I am -------------------------------------------------------------------------------

export const me = () => call('GET /api/v1/me')
export const rename = (name: string) => call('PUT /api/v1/me', {}, { name })
export const signUp = (login: string, password: string) =>
  call('POST /api/v1/account', {}, { login, password })
/** With what I have here as a guest, or without. */
export const signIn = (login: string, password: string, bring: boolean) =>
  call('POST /api/v1/login', {}, { login, password, bring })
export const signOut = () => call('POST /api/v1/logout')
export const newPassword = (old: string, next: string) =>
  call('PUT /api/v1/account/password', {}, { old, new: next })
export const sessions = () => call('GET /api/v1/me/sessions')
export const endSession = (session: string) =>
  call('DELETE /api/v1/me/sessions/{session}', { session })
export const forgetMe = (password: string) => call('POST /api/v1/me/delete', {}, { password })
/** The address of the export of my data. */
export const exportAddress = `${BASE}/me/export`

// ---- notices ----------------------------------------------------------------------------------

export const notices = () => call('GET /api/v1/me/notices')
export const noticesSeen = (table: string | null) => call('POST /api/v1/me/notices/seen', {}, { table })
export const noticeSettings = () => call('GET /api/v1/me/notices/settings')
export const chooseNotices = (chosen: NewNoticeSettings) => call('PUT /api/v1/me/notices/settings', {}, chosen)
export const setEmail = (address: string) =>
  call('PUT /api/v1/me/email', {}, { address, language: settings.language })
export const removeEmail = () => call('DELETE /api/v1/me/email')
/** The secret of a link in an e-mail. */
export const confirmEmail = (secret: string) => call('POST /api/v1/email/confirm', {}, { secret })
export const stopEmail = (secret: string) =>
  call('POST /api/v1/email/stop', {}, undefined, `secret=${encodeURIComponent(secret)}`)
export const addDevice = (device: NewDevice) => call('POST /api/v1/me/devices', {}, device)
export const removeDevice = (device: string) => call('DELETE /api/v1/me/devices/{device}', { device })
export const setWebhook = (url: string) => call('PUT /api/v1/me/webhook', {}, { url })
export const removeWebhook = () => call('DELETE /api/v1/me/webhook')

/** Of those at a table, by seat. */
export const ratings = (id: string) => call('GET /api/v1/tables/{table}/ratings', { table: id })

// ---- tables ---------------------------------------------------------------------------------

export const myTables = () => call('GET /api/v1/me/tables')
export const invitations = () => call('GET /api/v1/me/invitations')
/** Those that wait for me, first the one whose time runs out first. */
export const waitingGames = () => call('GET /api/v1/me/games', {}, undefined, 'part=waiting')
export const newTable = (table: NewTable) => call('POST /api/v1/tables', {}, table)
export const table = (id: string) =>
  call('GET /api/v1/tables/{table}', { table: id }, undefined, 'after=0')
export const loadRecord = (text: string) => call('POST /api/v1/records', {}, { text })
export const newLink = (id: string) => call('POST /api/v1/tables/{table}/links', { table: id }, {})
/** The table that a link leads to. */
export const invitation = (link: string) => call('POST /api/v1/invitation', {}, { link })
/** Join with the secret of a link. */
export const join = (link: string) => call('POST /api/v1/join', {}, { key: key(), link })
export const rematch = (id: string) => call('POST /api/v1/tables/{table}/rematch', { table: id })
export const fork = (id: string, options: Fork) =>
  call('POST /api/v1/tables/{table}/fork', { table: id }, options)
export const moments = (id: string, after: number) =>
  call('GET /api/v1/tables/{table}/moments', { table: id }, undefined, `after=${after}`)
/** A game after an entry. */
export const at = (id: string, entry: number) =>
  call('GET /api/v1/tables/{table}/at/{entry}', { table: id, entry: String(entry) })
/** Request the analysis of a finished game; it is done once. */
export const analyse = (id: string) => call('POST /api/v1/tables/{table}/analysis', { table: id })
/** Its progress, and the results after a number of them. */
export const analysis = (id: string, after: number) =>
  call('GET /api/v1/tables/{table}/analysis', { table: id }, undefined, `after=${after}`)
/** What a strong player would do in my place. */
export const hint = (id: string) => call('POST /api/v1/tables/{table}/hint', { table: id })
/** The address of the record of a table. */
export const recordAddress = (id: string) => `${BASE}/tables/${id}/record`

// ---- looking ahead --------------------------------------------------------------------------

/** Why the last of these moves is not legal after the others. */
export const whyNot = (id: string, moves: string[]) =>
  call('GET /api/v1/tables/{table}/why-not', { table: id }, undefined, `move=${moves.join(',')}`)
/** The scoring after moves; nothing, rather than a refusal, if the table has gone on since `at`. */
export const preview = (id: string, moves: string[], at: number) =>
  call('GET /api/v1/tables/{table}/preview', { table: id }, undefined, `moves=${moves.join(',')}&at=${at}`)

// ---- learning -------------------------------------------------------------------------------

export const lessons = () => call('GET /api/v1/lessons')
export const lesson = (id: string) => call('GET /api/v1/lessons/{lesson}', { lesson: encodeURIComponent(id) })
/** A position after moves, as a table would show it. */
export const sandbox = (asked: Sandbox) => call('POST /api/v1/sandbox', {}, asked)
export const sandboxWhyNot = (asked: SandboxTry) => call('POST /api/v1/sandbox/why-not', {}, asked)
export const sandboxPreview = (asked: SandboxTry) => call('POST /api/v1/sandbox/preview', {}, asked)

// ---- beside a real table ----------------------------------------------------------------------

export const scoreCentury = (table: Tabletop, patience: number) =>
  call('POST /api/v1/tabletop/century', {}, table, '', patience)
export const scoreFinal = (table: Tabletop, patience: number) =>
  call('POST /api/v1/tabletop/final', {}, table, '', patience)
export const enterPosition = (table: Tabletop) => call('POST /api/v1/tabletop/position', {}, table)
export const drawSetUp = (wanted: Draw) => call('POST /api/v1/tabletop/draw', {}, wanted)

// ---- talking --------------------------------------------------------------------------------

export const chat = (id: string) => call('GET /api/v1/tables/{table}/chat', { table: id })
export const say = (id: string, text: string) =>
  call('POST /api/v1/tables/{table}/chat', { table: id }, { text })
export const mute = (id: string, who: string, muted: boolean) =>
  call('PUT /api/v1/tables/{table}/mutes', { table: id }, { who, muted })

// ---- playing --------------------------------------------------------------------------------

/** The asks of a table: the operations that return what has changed. */
export type Ask = {
  [Name in keyof Operations]: Name extends `POST /api/v1/tables/{table}/${infer Verb}`
    ? Operations[Name]['answer'] extends Update
      ? Verb
      : never
    : never
}[keyof Operations]

/** An ask with the number of entries seen is refused if there are more. */
export const ask = (id: string, verb: Ask, body: { at: number | null; key: string }) =>
  call(`POST /api/v1/tables/{table}/${verb}`, { table: id }, body as never)

/** The address of the WebSocket with what happens at a table after an entry and a line. */
export const liveAddress = (id: string, after: number, line: number): string =>
  socketAddress(`tables/${id}/live`, `after=${after}&chat=${line}&`)

/** The address of a WebSocket, with the build of this page. */
export function socketAddress(path: string, query = ''): string {
  const address = new URL(`${BASE}/${path}?${query}build=${encodeURIComponent(BUILD)}`, document.baseURI)
  address.protocol = address.protocol.replace('http', 'ws')
  return address.href
}
