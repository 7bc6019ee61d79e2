import type { Tabletop, TabletopScored } from '../wire/types'

/** What cannot be: a key for the catalogues of texts, and plain English. */
export class BadInput extends Error {
  reason: { key: string; args: Map<string, string | number> }
}
export function century(entered: Tabletop): TabletopScored
export function game(entered: Tabletop): TabletopScored
