/** The log: the entries that count, those since a turn, and the lines that are read. */

import type { Act, Entry, Fact } from '../wire/types'

export interface FactLine {
  entry: number
  fact: Fact
  heading: boolean
}

/** Something at the table that is not a move: somebody came, left, or let a bot play. */
export interface ActLine {
  entry: number
  act: Act
}

export type LogLine = FactLine | ActLine

/** Facts that another line already covers: an offer taken or declined, and the start of a turn. */
const SILENT = new Set(['district_offered'])
const HEADINGS = new Set(['turn_began', 'century_began', 'century_ended', 'game_ended'])

/** Acts that their facts tell of, and those that matter only while they happen. */
const PLAYED = new Set<Act['act']>(['moved', 'confirmed', 'started', 'wished', 'bot_seated'])

export const isLogged = (act: Act): boolean =>
  act.act === 'created' ? Boolean(act.arranged?.length) : !PLAYED.has(act.act)

export const logLines = (entries: Entry[]): LogLine[] =>
  entries.flatMap((entry) => [
    ...(isLogged(entry.act) ? [{ entry: entry.n, act: entry.act }] : []),
    ...linesOf(entry.facts, entry.n),
  ])

export const linesOf = (facts: Fact[], entry = 0): FactLine[] =>
  facts
    .filter((fact) => !SILENT.has(fact.fact))
    .map((fact) => ({ entry, fact, heading: HEADINGS.has(fact.fact) }))

/** The seat that a fact is about; -1 if it is about nobody. */
export const seatOf = (fact: Fact): number => ('seat' in fact ? fact.seat : -1)

/** The seat that did something; -1 if it was none. */
export const actorOf = (act: Act): number => ('seat' in act ? act.seat : -1)

/**
 * The entries that still count, without what was undone: the last moves, or with "restarted" all
 * moves of that seat since it was confirmed, another seat moved, or a card was revealed; with
 * "rewound" all but the first ones.
 */
export function effective(entries: Entry[]): Entry[] {
  const kept: Entry[] = []
  for (const entry of entries) {
    const { act } = entry
    if (act.act === 'undone') for (let k = 0; k < (act.moves ?? 1); k++) dropLast(kept)
    else if (act.act === 'rewound') dropAfter(kept, act.moves)
    else if (act.act === 'restarted') while (isOpen(kept.at(-1), act.seat)) kept.pop()
    else kept.push(entry)
  }
  return kept
}

function dropLast(kept: Entry[]): void {
  const last = kept.findLastIndex((entry) => entry.act.act === 'moved')
  if (last >= 0) kept.splice(last, 1)
}

function dropAfter(kept: Entry[], moves: number): void {
  let left = moves
  const next = kept.findIndex((entry) => entry.act.act === 'moved' && left-- === 0)
  if (next >= 0) kept.splice(next)
}

const isOpen = (entry: Entry | undefined, seat: number): boolean =>
  entry !== undefined &&
  entry.act.act === 'moved' &&
  entry.act.seat === seat &&
  !entry.facts.some((fact) => fact.fact === 'event_revealed')

const begins = (entry: Entry, seat?: number): boolean =>
  entry.facts.some((fact) => fact.fact === 'turn_began' && (seat === undefined || fact.seat === seat))

/**
 * From the end of the seat's last turn to now, or during its turn, to the start of
 * this one. Before its second turn that is everything.
 */
export function sinceLastTurn(entries: Entry[], seat: number): Entry[] {
  const turns = entries.flatMap((entry, k) => (begins(entry, seat) ? [k] : []))
  const latest = turns.at(-1)
  if (latest === undefined) return entries
  const over = entries.findIndex((entry, k) => k > latest && begins(entry))
  if (over >= 0) return entries.slice(over + 1)
  const before = turns.at(-2)
  const from =
    before === undefined ? 0 : entries.findIndex((entry, k) => k > before && begins(entry)) + 1
  return entries.slice(from, latest + 1).map((entry) => withoutTurn(entry, seat))
}

/** The start of one's own turn is not news. */
function withoutTurn(entry: Entry, seat: number): Entry {
  const facts = entry.facts.filter((fact) => fact.fact !== 'turn_began' || fact.seat !== seat)
  return { ...entry, facts }
}
