/** Requests about where people meet. */

import { call } from '../connection/api'
import type { Invite, Wanted } from '../wire/types'

export type Part = 'waiting' | 'running' | 'over' | 'records'

export const find = (wanted: Wanted) => call('POST /api/v1/find', {}, wanted)
export const stopFinding = () => call('DELETE /api/v1/find')
export const decline = (table: string, never: boolean) =>
  call('DELETE /api/v1/me/invitations/{invitation}', { invitation: table }, undefined, never ? 'never=true' : '')
export const companions = () => call('GET /api/v1/me/companions')
export const invite = (table: string, whom: Invite) =>
  call('POST /api/v1/tables/{table}/invitations', { table }, whom)
/** Some of my games: those after a key, with somebody of that name. */
export const games = (part: Part, words = '', after = '') =>
  call('GET /api/v1/me/games', {}, undefined, new URLSearchParams({ part, words, after }).toString())
export const myPage = () => call('GET /api/v1/me/page')
export const openPage = (open: boolean) => call('PUT /api/v1/me/page', {}, { open })
export const page = (address: string) => call('GET /api/v1/people/{page}', { page: encodeURIComponent(address) })
