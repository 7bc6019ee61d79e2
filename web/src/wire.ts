/** What the server tells: views, facts, choices. Plain values; the page has no rules of its own. */

export type Zone = 'religion' | 'politics' | 'economy' | 'culture' | 'citadelle'
export type Mark = 'waiting' | 'available' | 'under_construction' | 'completed'
export type Colour = 'black' | 'white' | 'green' | 'orange' | 'pink'
export type Edition = 2011 | 2026

export interface SeenSeat {
  score: number
  active: number
  passive: number
  leader: string | null
  architect: string | null
}

export interface SeenSite {
  name: string
  district: string
  zone: Zone
  cost: number
  tile: string
  century: number
  mark: Mark
  stages: number[]
  token: { seat: number; stars: number } | null
}

export interface SeenDecision {
  seat: number
  effect: string
  kind: string
  may_skip: boolean
  place: string | null
  moves: string[]
}

export interface ZoneForecast {
  zone: Zone
  workers: number[]
  points: number[]
  cascading: number[]
}

export interface Forecast {
  zones: ZoneForecast[]
  other: number[]
  scores: number[]
}

export interface Seen {
  seat: number | null
  rules: string
  edition: Edition
  rules_version: number
  players: number
  century: number
  turn: number
  first: number
  seats: SeenSeat[]
  neutral_architect: string | null
  zones: Record<Zone, number[]>
  sites: SeenSite[]
  leaders: string[]
  events: { century: number; event: string | null }[]
  goal: { scored: number; first: number | null }
  scoring_order: Zone[]
  decision: SeenDecision | null
  is_over: boolean
  scores: number[]
  winners: number[]
  forecast: Forecast | null
  position: string
}

/** Words: a message of the catalogues with its arguments, a name, or messages joined by "and". */
export interface Said {
  part: 'said'
  key: string
  args: Record<string, Part>
}
export interface NameOf {
  part: 'name'
  key: string
  args: Record<string, Part>
}
export interface Listed {
  part: 'listed'
  parts: Said[]
}
export type Part = string | number | Said | NameOf | Listed

export interface Reason {
  key: string
  args: Record<string, string | number>
}

/** A legal move: what it aims at, its words, and what it would do. */
export interface Offer {
  move: string
  kind: string
  target: string | null
  text: Said
  facts: Fact[]
  reveals: boolean
  points: number[]
  /** The scoring after it, and what the same seat could choose then; only where it is told. */
  forecast?: Forecast | null
  then?: Offer[] | null
}

export interface SeatShown {
  kind: 'person' | 'bot' | 'free'
  name: string
  colour: Colour
  bot: string
  resigned: boolean
  automatic: boolean
}

export interface Outcome {
  how: 'played' | 'resigned' | 'agreed' | 'closed'
  scores: number[]
  winners: number[]
}

export interface GameShown {
  phase: 'gathering' | 'playing' | 'over'
  frozen: boolean
  seats: SeatShown[]
  waiting: number | null
  must_confirm: boolean
  unconfirmed: number
  agreeing: number[]
  moves: number
  outcome: Outcome | null
  clock: { left: number[]; running: number | null; since: string; now: string } | null
  view: Seen | null
  offers: Offer[]
}

export interface Told {
  n: number
  time: string
  act: { act: string; seat?: number; move?: string; bot?: string }
  facts: Fact[]
}

export interface Update {
  type: 'update'
  table: string
  at: number
  entries: Told[]
  game: GameShown
}

/** A game after each of its entries: what has changed since the entry before. */
export interface MomentsTold {
  table: string
  length: number
  moments: { n: number; changed: unknown }[]
}

export interface Fork {
  entry: number
  seats: SeatPlan[]
  start?: boolean
}

export interface SeatPlan {
  kind: 'me' | 'open' | 'bot'
  name?: string
  bot?: string
  colour?: Colour
}

/** How long people may think. */
export interface Clock {
  kind: 'none' | 'live' | 'correspondence'
  minutes?: number
  increment?: number
  days?: number
}

export interface NewTable {
  seats: SeatPlan[]
  ruleset: string
  layout?: 'random' | 'introductory'
  events?: string[]
  clock?: Clock
  start?: boolean
}

/** A table, its game, and what of it is mine. */
export interface Table {
  id: string
  ruleset: string
  clock: Clock
  rematch: string | null
  mine: number[]
  owned: boolean
  now: Update
}

export interface TableRow {
  id: string
  ruleset: string
  phase: 'gathering' | 'playing' | 'over'
  seats: SeatShown[]
  waiting: number | null
  outcome: Outcome | null
  waits_for_me: boolean
}

export interface Me {
  name: string
  bots: string[]
}

export interface Link {
  id: string
  seat: number | null
  url: string | null
}

/** The scoring after moves; none if they reveal a card. */
export interface Ahead {
  moves: string[]
  forecast: Forecast | null
}

/** What is wrong with a request, in words. */
export interface Refusal {
  key: string
  args: Record<string, string | number>
  message: string
  changed: Update | null
}

export type Fact =
  | { fact: 'turn_began'; seat: number; century: number }
  | { fact: 'workers_moved'; seat: number; number: number; source: string; target: string }
  | { fact: 'stage_constructed'; seat: number; site: string; stage: number }
  | { fact: 'architect_placed'; seat: number; neutral: boolean; site: string }
  | { fact: 'architect_left'; seat: number; neutral: boolean; site: string }
  | { fact: 'building_completed'; site: string; stages: number }
  | { fact: 'token_placed'; seat: number; site: string; stars: number }
  | { fact: 'token_raised'; seat: number; site: string; stars: number }
  | { fact: 'leader_taken'; seat: number; leader: string }
  | { fact: 'leaders_returned'; century: number }
  | { fact: 'district_offered'; seat: number; district: string; site: string }
  | { fact: 'district_chosen'; seat: number; district: string }
  | { fact: 'declined'; seat: number }
  | { fact: 'century_ended'; century: number; seat: number }
  | { fact: 'zone_scored'; zone: Zone; century: number; workers: number[] }
  | { fact: 'cascade_blocked'; seat: number; zone: Zone; event: string }
  | { fact: 'tiles_flipped'; sites: string[] }
  | { fact: 'century_began'; century: number; sites: string[] }
  | { fact: 'event_revealed'; event: string; century: number }
  | { fact: 'event_ended'; event: string }
  | { fact: 'scored'; seat: number; points: number; reason: string; what: string; century: number }
  | { fact: 'game_ended'; scores: number[]; winners: number[] }

export type FactOf<Name extends Fact['fact']> = Extract<Fact, { fact: Name }>
