/** Written by `make wire` from the description of the API; not to be changed by hand. */

/** The build that this page belongs to: sent as X-Quebec-Build. */
export const BUILD = '0.1.0-75ddec2e'

/** The scoring if the century ended after these moves; none if they reveal a card, or are about a table that has gone on since. */
export interface Ahead {
  moves: string[]
  forecast: SeenForecast | null
}

/** The analysis of a game so far. */
export interface Analysis {
  table: string
  state: 'done' | 'failed' | 'working'
  done: number
  total: number
  thoughts: Thought[]
}

/** The response to an ask: its key, and the status and the content that it has over HTTP. If it was granted without an update, that is the last one that this connection was sent. */
export interface Answer {
  type: 'answer'
  key: string
  status: number
  update?: Update | null
  refusal?: Refusal | null
}

/** Accept or decline the proposal to end the game. */
export interface AnswerEnd {
  key: string
  at?: number | null
  seat: number
  agree: boolean
}

export interface ArchitectLeft {
  fact: 'architect_left'
  seat: number
  neutral: boolean
  site: string
}

export interface ArchitectPlaced {
  fact: 'architect_placed'
  seat: number
  neutral: boolean
  site: string
}

/** The same as a request to `/tables/{table}/VERB`, over the connection that is open. */
export interface Asked {
  type: 'ask'
  verb: string
  ask: unknown
  language?: string
}

/** A bot has an open seat; without a name, the seat is open again. */
export interface BotSeated {
  act: 'bot_seated'
  seat: number
  bot: string
}

export interface BuildingCompleted {
  fact: 'building_completed'
  site: string
  stages: number
}

export interface CascadeBlocked {
  fact: 'cascade_blocked'
  seat: number
  zone: Zone
  event: string
}

export interface CenturyBegan {
  fact: 'century_began'
  century: number
  sites: string[]
}

export interface CenturyEnded {
  fact: 'century_ended'
  century: number
  seat: number
}

/** A chat line. who: identifies a person at this table, and at no other. */
export interface ChatLine {
  type: 'chat'
  n: number
  room: 'seats' | 'watchers'
  who: string
  seat: number | null
  name: string
  text: string
  time: string
}

/** Lines that I may read; at: the number of the last line of all. */
export interface ChatLog {
  at: number
  lines: ChatLine[]
  muted: string[]
}

/** A choice, with its text. */
export interface Choice {
  seat: number
  move: string
  text: Wording
}

/** The clocks as of the last entry. */
export interface ClockShown {
  left: number[]
  running: number | null
  since: string
  now: string
}

/** Cancel a table before the game has started. */
export interface Close {
  key: string
  at?: number | null
}

/** The table is not played at: cancelled, or loaded from a record that stops here. */
export interface Closed {
  act: 'closed'
}

export type Colour = 'black' | 'white' | 'green' | 'orange' | 'pink'

/** Somebody I have played with; table and seat identify them. */
export interface Companion {
  name: string
  table: string
  seat: number
  games: number
  last: string
}

/** Confirm the turn and hand it over. */
export interface Confirm {
  key: string
  at: number
}

export interface ConfirmEmail {
  secret: string
}

/** Earlier moves can no longer be undone; the next seat is offered its moves. */
export interface Confirmed {
  act: 'confirmed'
  seat: number
}

/** Days for each decision. */
export interface CorrespondenceClock {
  kind: 'correspondence'
  days?: number
  expiry?: 'bot' | 'resign'
}

/** The table was created; its owner holds the seats meant for "me". arranged: what the owner chose instead of having it drawn. */
export interface Created {
  act: 'created'
  arranged?: ('events' | 'first' | 'layout' | 'position')[]
}

/** A number with one digit after the point, as the language writes it. */
export interface Decimal {
  part: 'decimal'
  value: number
  signed: boolean
}

export interface Declined {
  fact: 'declined'
  seat: number
}

/** A browser that is sent notices. */
export interface DeviceShown {
  id: string
  created: string
  agent: string
  current: boolean
}

export interface DistrictChosen {
  fact: 'district_chosen'
  seat: number
  district: string
}

export interface DistrictOffered {
  fact: 'district_offered'
  seat: number
  district: string
  site: string
}

/** What a set-up is drawn for. */
export interface Draw {
  ruleset?: string
  players?: number
}

/** A set-up, drawn as for a game. */
export interface Drawn {
  layout: string[]
  events: string[]
  first: number
}

export interface EmailShown {
  address: string
  confirmed: boolean
}

export interface EndAgreed {
  act: 'end_agreed'
  seat: number
}

export interface EndDeclined {
  act: 'end_declined'
  seat: number
}

export interface EndProposed {
  act: 'end_proposed'
  seat: number
}

/** An entry of the log. */
export interface Entry {
  n: number
  time: string
  act: Act
  facts: Fact[]
}

export interface EventEnded {
  fact: 'event_ended'
  event: string
}

export interface EventRevealed {
  fact: 'event_revealed'
  event: string
  century: number
}

/** A turn in one line. */
export interface ExpectedTurn {
  seat: number
  words: Wording
}

/** The time of a seat has run out. */
export interface Expired {
  act: 'expired'
  seat: number
  then: 'bot' | 'resign'
}

/** Without the password, which is not stored. */
export interface ExportedAccount {
  login: string
  created: string
  changed: string
  page: string | null
}

export interface ExportedChat {
  table: string
  n: number
  room: string
  time: string
  text: string
}

/** A browser that notices are pushed to. */
export interface ExportedDevice {
  endpoint: string
  created: string
  agent: string
}

export interface ExportedEmail {
  address: string
  created: string
  confirmed: boolean
}

export interface ExportedEntry {
  table: string
  n: number
  time: string
  act: Act
}

/** To a table: sent by them, or to them. */
export interface ExportedInvitation {
  table: string
  created: string
  sent: boolean
}

export interface ExportedLink {
  table: string
  id: string
  seat: number | null
  created: string
  revoked: boolean
}

export interface ExportedMute {
  table: string
  whom: string
}

/** One that was not sent, or not seen yet. */
export interface ExportedNotice {
  channel: string
  kind: string
  table: string
  created: string
}

export interface ExportedNoticeChoice {
  kind: string
  channel: string
}

export interface ExportedNoticeSettings {
  language: string
  time_zone: string
  quiet_start: number | null
  quiet_end: number | null
  daily: boolean
}

export interface ExportedPerson {
  id: string
  name: string
  created: string
}

/** A game that has changed it. */
export interface ExportedRatedGame {
  table: string
  place: number
  before: number
  after: number
}

/** What is known of their strength, by rules and number of players. */
export interface ExportedRating {
  ruleset: string
  players: number
  mu: number
  sigma: number
  games: number
  abandoned: number
}

/** Of a game that is over. */
export interface ExportedResult {
  table: string
  seat: number
  place: number | null
  score: number
  finished: string
}

export interface ExportedSeat {
  table: string
  seat: number
  label: string
}

export interface ExportedSession {
  created: string
  seen: string
  agent: string
}

/** A table that somebody created. */
export interface ExportedTable {
  table: string
  created: string
}

/** Somebody from whom they want no invitations. */
export interface ExportedUnwelcome {
  whom: string
}

export interface ExportedWebhook {
  url: string
  created: string
}

/** Delete my data. Guests have no password. */
export interface Farewell {
  password?: string
}

/** What somebody may be proud of: how often, and when first. */
export interface FeatShown {
  key: string
  times: number
  first: string
}

/** Continue from a moment of a finished game: after this entry, with these seats. */
export interface Fork {
  entry: number
  seats: SeatPlan[]
  clock?: Clock
  public?: boolean
  rewinds?: boolean | null
  hints?: boolean | null
  start?: boolean
}

/** The table of somebody who looks for a game. */
export interface Found {
  table: string
  phase: 'gathering' | 'over' | 'playing'
  taken: number
  players: number
  expires: string | null
  fill_bot: string
}

/** The owner freed the seat of somebody absent: a bot plays until somebody joins, or the holder returns. */
export interface Freed {
  act: 'freed'
  seat: number
}

export interface GameEnded {
  fact: 'game_ended'
  scores: number[]
  winners: number[]
}

/** A finished game of somebody. */
export interface GameResult {
  table: string | null
  finished: string
  ruleset: string
  players: number
  how: 'agreed' | 'closed' | 'played' | 'resigned'
  place: number | null
  score: number
  others: string[]
}

/** The state of a game. */
export interface GameShown {
  phase: 'gathering' | 'over' | 'playing'
  frozen: boolean
  seats: SeatShown[]
  waiting: number | null
  must_confirm: boolean
  unconfirmed: number
  may_rewind: boolean
  agreeing: number[]
  moves: number
  outcome: Outcome | null
  clock: ClockShown | null
  view: Seen | null
  offers: Offer[]
}

/** Some of my games. */
export interface GamesPage {
  games: MyGame[]
  next: string | null
}

/** Take my seat back from the bot. */
export interface GiveBack {
  key: string
  at?: number | null
  seat: number
}

export interface GivenBack {
  act: 'given_back'
  seat: number
}

/** A number to guess. */
export interface Guess {
  options: number[]
  answer: number
  of: 'buildings' | 'century' | 'game'
}

/** A hint for the seat that has to choose, after an entry of the log. */
export interface Hint {
  seat: number
  kind: string
  moves: string[]
  turn: Wording
  places: string[]
  why: Wording[]
  at: number
}

/** A link that somebody was sent. */
export interface Invitation {
  link: string
}

/** Somebody I have played with invites me to a table. */
export interface InvitationShown {
  table: TableSummary
  by: string
  created: string
}

/** Whom to invite: the holder of a seat at a table at which I had one too. */
export interface Invite {
  table: string
  seat: number
}

/** Join at a free seat, or at this one; with a link if the table is not public. */
export interface JoinTable {
  key: string
  at?: number | null
  seat?: number | null
  link?: string
}

/** Somebody joined, before the game or in place of a bot. */
export interface Joined {
  act: 'joined'
  seat: number
}

export interface LeaderTaken {
  fact: 'leader_taken'
  seat: number
  leader: string
}

export interface LeadersReturned {
  fact: 'leaders_returned'
  century: number
}

/** Leave; in a game a bot continues until somebody joins. */
export interface Leave {
  key: string
  at?: number | null
}

/** Somebody left; in a game a bot plays until somebody joins. */
export interface Left {
  act: 'left'
  seat: number
}

/** A position, and what is done from there. */
export interface Lesson {
  id: string
  version: string
  position: string
  names: string[]
  steps: LessonStep[]
}

/** Moves that a step accepts. */
export interface LessonChoice {
  moves: string
  branch?: string
}

/** One thought. Without choices and without a guess, the learner just continues. */
export interface LessonStep {
  key: string
  at?: string[]
  plays?: string[]
  choices?: LessonChoice[]
  nudges?: Nudge[]
  guess?: Guess | null
  branch?: string
  forecast?: boolean
}

/** A lesson in the list of the course. */
export interface LessonSummary {
  id: string
  version: string
  steps: number
}

/** A way to play the rest of a turn, and its value. */
export interface Line {
  steps: Choice[]
  turn?: Wording | null
  places?: string[]
  continuation: Choice[]
  ahead?: ExpectedTurn[]
  scores: number[]
  win_shares: number[]
  margin: number
}

/** A link to join with. The secret is returned once, when the link is created. */
export interface Link {
  id: string
  seat: number | null
  created: string
  secret?: string | null
  url?: string | null
}

/** Messages joined by "and". */
export interface Listed {
  part: 'listed'
  parts: Wording[]
}

/** Minutes for the whole game, and additional seconds for each turn. */
export interface LiveClock {
  kind: 'live'
  minutes?: number
  increment?: number
  expiry?: 'bot' | 'resign'
}

/** Public tables; nothing in it depends on the reader. */
export interface LobbyShown {
  type: 'lobby'
  open: TableSummary[]
  running: TableSummary[]
  over: TableSummary[]
}

export interface LogIn {
  login: string
  password: string
  bring?: boolean
}

export type Mark = 'waiting' | 'available' | 'under_construction' | 'completed'

/** Who I am. */
export interface Me {
  name: string
  login: string | null
  bots: string[]
  without: string[]
  channels: ('email' | 'page' | 'push' | 'webhook')[]
  may_rate: boolean
}

/** Something has changed in my games or invitations: ask for them again. */
export interface MineChanged {
  type: 'mine'
}

/** Something to be done, and why; it is written down. */
export interface Moderate {
  reason?: string
}

/** Something that was done. */
export interface Moderated {
  n: number
  time: string
  act: string
  subject: string
  reason: string
}

/** The game after an entry, as the difference from the entry before. An object contains what has changed in an object, or by index in a list of the same length; anything else replaces the old value. Offers and the position as text are left out. */
export interface Moment {
  n: number
  changed: unknown
}

/** A part of a game to be replayed; the first moment is complete. */
export interface Moments {
  table: string
  length: number
  moments: Moment[]
}

/** together: chosen in one request with the move before it, and undone with it. */
export interface Moved {
  act: 'moved'
  seat: number
  move: string
  together?: boolean
}

/** Hide the lines of somebody, or show them again. A person muted by the owner cannot write. */
export interface Mute {
  who: string
  muted?: boolean
}

/** A game of mine in a list. */
export interface MyGame {
  id: string
  created: string
  updated: string
  ruleset: string
  public: boolean
  arranged: ('events' | 'first' | 'layout' | 'position')[]
  clock: Clock
  phase: 'gathering' | 'over' | 'playing'
  at: number
  seats: SeatShown[]
  waiting: number | null
  expires: string | null
  fill_bot: string | null
  outcome: Outcome | null
  mine: number[]
  waits_for_me: boolean
  rated: boolean
  place: number | null
  score: number | null
}

/** A name, which a sentence uses in the form it needs. */
export interface NameOf {
  part: 'name'
  key: string
  args: Record<string, Part>
}

/** What I will log in with from other devices. */
export interface NewAccount {
  login: string
  password: string
}

/** A new line: to the other seats, or from a watcher to the other watchers. */
export interface NewChatLine {
  text: string
}

/** A subscription, as a browser makes it. */
export interface NewDevice {
  endpoint: string
  keys: PushKeys
}

export interface NewEmail {
  address: string
  language?: string
}

/** A link for a seat, or for any free one. */
export interface NewLink {
  seat?: number | null
}

export interface NewName {
  name: string
}

export interface NewNoticeSettings {
  choices: NoticeChoice[]
  language: string
  time_zone?: string
  quiet?: QuietHours | null
  daily?: boolean
}

export interface NewPassword {
  old: string
  new: string
}

/** A record as text. */
export interface NewRecord {
  text: string
  public?: boolean
}

/** The settings of a new table. */
export interface NewTable {
  seats: SeatPlan[]
  ruleset?: string
  layout?: 'introductory' | 'random' | string[]
  events?: string[]
  first?: number | null
  position?: string
  clock?: Clock
  public?: boolean
  stand_in?: string
  rewinds?: boolean | null
  hints?: boolean | null
  rated?: boolean
  start?: boolean
}

export interface NewWebhook {
  url: string
}

/** No time limit. */
export interface NoClock {
  kind: 'none'
}

/** I want to be told this, there. */
export interface NoticeChoice {
  kind: 'ended' | 'message' | 'started' | 'turn'
  channel: 'email' | 'page' | 'push' | 'webhook'
}

/** What I have chosen, and what the host allows. */
export interface NoticeSettings {
  channels: ('email' | 'page' | 'push' | 'webhook')[]
  push_key: string
  choices: NoticeChoice[]
  language: string
  time_zone: string
  quiet: QuietHours | null
  daily: boolean
  email: EmailShown | null
  devices: DeviceShown[]
  webhook: WebhookShown | null
}

/** Something that I have not seen yet. */
export interface NoticeShown {
  kind: 'ended' | 'message' | 'started' | 'turn'
  table: string
  time: string
  text: string
}

/** What is said about legal moves that the step does not accept. */
export interface Nudge {
  moves: string
  key: string
}

/** A legal move: its target, its text, and what it would do. */
export interface Offer {
  move: string
  kind: string
  target: string | null
  text: Wording
  facts: Fact[]
  reveals: boolean
  points: number[]
  then?: Offer[] | null
}

/** Whether everybody may see my page. */
export interface OpenPage {
  open: boolean
}

/** A bot to choose. */
export interface Opponent {
  name: string
  level: number | null
  names: Record<string, string>
}

/** The game that this one continues, and from which entry. */
export interface Origin {
  table: string
  entry: number
}

/** How a table ended; nobody wins a game that was closed or ended by agreement. */
export interface Outcome {
  how: 'agreed' | 'closed' | 'played' | 'resigned'
  scores: number[]
  winners: number[]
}

/** A strength, by rules and number of players. */
export interface OwnRating {
  ruleset: string
  players: number
  value: number
  within: number
  games: number
  abandoned: number
}

/** Somebody at a table, as an operator sees them. */
export interface PersonListed {
  id: string
  name: string
  login: string | null
}

/** What there is to say about somebody's games. Only games that count are in it. */
export interface PersonPage {
  name: string
  page: string | null
  mine: boolean
  since: string
  games: number
  wins: number
  best: GameResult | null
  rules: RulesResult[]
  recent: number
  sources: SourceResult[]
  leaders: Used[]
  districts: Used[]
  feats: FeatShown[]
  rivals: Rival[]
  latest: GameResult[]
}

/** Everything that is stored about somebody, as it is exported. */
export interface PersonalData {
  persons: ExportedPerson[]
  account: ExportedAccount | null
  sessions: ExportedSession[]
  tables: ExportedTable[]
  seats: ExportedSeat[]
  entries: ExportedEntry[]
  links: ExportedLink[]
  chat: ExportedChat[]
  mutes: ExportedMute[]
  results: ExportedResult[]
  invitations: ExportedInvitation[]
  unwelcome: ExportedUnwelcome[]
  ratings: ExportedRating[]
  rated_games: ExportedRatedGame[]
  emails: ExportedEmail[]
  devices: ExportedDevice[]
  webhooks: ExportedWebhook[]
  notice_settings: ExportedNoticeSettings[]
  notice_choices: ExportedNoticeChoice[]
  notices: ExportedNotice[]
}

/** Are you there? Answered by a pong with the same number. */
export interface Ping {
  type: 'ping'
  number?: number
}

/** Play moves, all or none, up to another seat's decision or a revealed card. */
export interface Play {
  key: string
  at: number
  moves: string[]
  confirm?: boolean
}

export interface Pong {
  type: 'pong'
  number?: number
}

/** Who is here: whether the holder of each seat is, and who is watching. */
export interface Presence {
  type: 'presence'
  seats: boolean[]
  absent_in: (number | null)[]
  watchers: Watcher[]
  watching: number
}

/** An invalid message was received, or why the connection ends. */
export interface Problem {
  type: 'problem'
  key: string
  message: string
}

/** Propose to end the game here, without a winner. */
export interface ProposeEnd {
  key: string
  at?: number | null
  seat: number
}

export interface PushKeys {
  p256dh: string
  auth: string
}

/** Minutes of the day, in my time zone; they may go over midnight. */
export interface QuietHours {
  start: number
  end: number
}

/** How strong somebody is, and how uncertain that is. */
export interface Rating {
  value: number
  error: number
}

/** A key of the catalogues (`reason-KEY`) and its arguments. */
export interface Reason {
  key: string
  args: Record<string, string | number>
}

/** What is wrong: a key of the catalogues (`error-KEY`, or `reason-KEY` for a move), its arguments, the sentence, and for a request that came too late what has changed. */
export interface Refusal {
  key: string
  args: Record<string, string | number>
  message: string
  changed?: Update | null
}

/** The page is of another build than the server: reload it. */
export interface Reload {
  type: 'reload'
  build: string
}

/** Free somebody's seat; in a game, that of somebody who is absent, and who may return. */
export interface Remove {
  key: string
  at?: number | null
  seat: number
}

/** The owner freed a seat before the game; in older logs also during it. */
export interface Removed {
  act: 'removed'
  seat: number
}

/** Resign: a bot continues, or the game ends. */
export interface Resign {
  key: string
  at?: number | null
  seat: number
}

export interface Resigned {
  act: 'resigned'
  seat: number
}

/** Undo all unconfirmed moves. */
export interface Restart {
  key: string
  at: number
}

/** All unconfirmed moves were undone. */
export interface Restarted {
  act: 'restarted'
  seat: number
}

/** The server was down for so many milliseconds, which no clock is charged for. */
export interface Resumed {
  act: 'resumed'
  away: number
}

/** Take back my last confirmed turn and the bots' replies, where only bots play with me. */
export interface Rewind {
  key: string
  at: number
}

/** A confirmed turn and the bots' replies were taken back: only the first moves are left. */
export interface Rewound {
  act: 'rewound'
  seat: number
  moves: number
}

/** Somebody who played at the same tables, or a bot; without a name, they are gone. */
export interface Rival {
  name: string
  bot: string
  page: string | null
  games: number
  better: number
  worse: number
  is_me: boolean
}

/** Results under one set of rules, with one number of players. */
export interface RulesResult {
  ruleset: string
  players: number
  games: number
  wins: number
  place: number
  score: number | null
  best: number | null
  rating: Rating | null
  abandoned: number
}

/** A position, and the moves that were played from there, all of them confirmed. */
export interface Sandbox {
  position: string
  seats: SeatPlan[]
  moves?: string[]
}

/** The same, and moves to look at after them. */
export interface SandboxTry {
  position: string
  seats: SeatPlan[]
  moves?: string[]
  tried: string[]
}

export interface Scored {
  fact: 'scored'
  seat: number
  points: number
  reason: string
  what: string
  century: number
}

/** Give an open seat to a bot, or without a name open it again. */
export interface SeatBot {
  key: string
  at?: number | null
  seat: number
  bot: string
}

/** A player: what they are called, and what lies in front of them. */
export interface SeatEntered {
  name?: string
  colour?: 'black' | 'green' | 'orange' | 'pink' | 'white' | null
  score?: number
  active?: number
  leader?: string
  architect?: string
}

/** The player there; for the reader's own seat the message is used in its form `you`. */
export interface SeatName {
  part: 'seat'
  seat: number
}

/** Who gets a seat: me, anybody who joins, or a bot. */
export interface SeatPlan {
  kind: 'bot' | 'me' | 'open'
  name?: string
  bot?: string
  colour?: 'black' | 'green' | 'orange' | 'pink' | 'white' | null
}

/** The rating of the player at a seat. */
export interface SeatRating {
  value: number
  within: number
  games: number
  change: number | null
  abandoned: boolean
}

/** Who sits at a seat, and who plays for it. */
export interface SeatShown {
  kind: 'bot' | 'free' | 'person'
  name: string
  colour: Colour
  bot: string
  resigned: boolean
  freed: boolean
  automatic: boolean
  rating?: Rating | null
}

/** The plain structure: made of dicts, lists, text, numbers, true, false and nothing else. */
export interface Seen {
  century: number
  decision: SeenDecision | null
  edition: number
  events: SeenEvent[]
  first: number
  forecast: SeenForecast | null
  goal: SeenGoal
  groups: SeenGroup[]
  is_over: boolean
  leaders: string[]
  neutral_architect: string | null
  players: number
  position: string
  rules: string
  rules_version: number
  scores: number[]
  scoring_order: Zone[]
  seat: number | null
  seats: SeenSeat[]
  sites: SeenSite[]
  turn: number
  winners: number[]
  zones: Record<Zone, number[]>
}

/** Who chooses what; place: the site or zone it is about; moves: the legal ones, in notation. */
export interface SeenDecision {
  effect: string
  kind: string
  may_skip: boolean
  moves: string[]
  place: string | null
  seat: number
}

/** An event card: its year, or None while it lies face down. */
export interface SeenEvent {
  century: number
  event: string | null
}

/** The scoring if the century ended now; points beside the zones and final scores, by seat; buildings: what they would score at the end of the game, as they stand. In century IV that is among the other points. */
export interface SeenForecast {
  buildings: number[]
  other: number[]
  scores: number[]
  zones: SeenZoneForecast[]
}

/** How many players scored the event of century I, and which of them first. */
export interface SeenGoal {
  first: number | null
  scored: number
}

/** Adjacent buildings with a seat's tokens (R12.3); value: the sum of their values, is_main: whether it is the one that scores this value. Family rules count no groups. */
export interface SeenGroup {
  is_main: boolean
  seat: number
  sites: string[]
  value: number
}

/** Those of a table, or all of them. */
export interface SeenNotices {
  table?: string | null
}

/** A player's pieces beside the board; leader: its key, architect: the site it stands on. */
export interface SeenSeat {
  active: number
  architect: string | null
  leader: string | null
  passive: number
  score: number
}

/** A site and the tile on it; stages: the seats that constructed them, in order. */
export interface SeenSite {
  century: number
  cost: number
  district: string
  mark: Mark
  name: string
  stages: number[]
  tile: string
  token: SeenToken | null
  zone: Zone
}

export interface SeenToken {
  seat: number
  stars: number
}

/** One zone of a forecast; workers, points and workers moving on, by seat. */
export interface SeenZoneForecast {
  cascading: number[]
  points: number[]
  workers: number[]
  zone: Zone
}

/** A device that I am logged in with. */
export interface SessionShown {
  id: string
  created: string
  seen: string
  agent: string
  current: boolean
}

/** Points from one source, in the mean of a game: mine, and of everybody at my tables. */
export interface SourceResult {
  source: string
  mine: number
  table: number
}

export interface StageConstructed {
  fact: 'stage_constructed'
  seat: number
  site: string
  stage: number
}

/** A building under construction: the seats of its stages, in order. */
export interface StagesEntered {
  site: string
  seats?: number[]
}

/** Start, when all seats are taken; a fork plays the moves of its origin first. */
export interface Start {
  key: string
  at?: number | null
}

export interface Started {
  act: 'started'
}

/** A table, its game, and my part in it. */
export interface TableShown {
  id: string
  created: string
  ruleset: string
  rules_version: number
  public: boolean
  owner: string
  arranged: ('events' | 'first' | 'layout' | 'position')[]
  layout: 'given' | 'introductory' | 'random'
  clock: Clock
  stand_in: string
  rewinds: boolean
  hints: boolean
  rated: boolean
  absence_seconds: number
  origin: Origin | null
  rematch: string | null
  seed: string | null
  mine: number[]
  owned: boolean
  starts_itself: boolean
  now: Update
}

/** A table in a list. */
export interface TableSummary {
  id: string
  created: string
  updated: string
  ruleset: string
  public: boolean
  arranged: ('events' | 'first' | 'layout' | 'position')[]
  clock: Clock
  phase: 'gathering' | 'over' | 'playing'
  at: number
  seats: SeatShown[]
  waiting: number | null
  expires: string | null
  fill_bot: string | null
  outcome: Outcome | null
  mine: number[]
  waits_for_me: boolean
  rated: boolean
}

/** A table; what a request does not need can be left out. */
export interface Tabletop {
  ruleset: string
  seats: SeatEntered[]
  century?: number
  event?: string
  first_event?: string
  zones?: ZonesEntered
  stages?: StagesEntered[]
  tokens?: TokenEntered[]
  bare?: string[]
  neutral?: string
  layout?: string[]
  turn?: number
  first?: number
}

/** A position that can be played on from. */
export interface TabletopPosition {
  position: string
  seen: Seen
}

/** A scoring: the table before it and after it, and what happened in between. */
export interface TabletopScored {
  before: Seen
  after: Seen
  facts: Fact[]
  points: number[]
  scores: number[]
  winners: number[]
}

/** Let a bot play for my seat, or for somebody who is absent. */
export interface TakeOver {
  key: string
  at?: number | null
  seat: number
  bot?: string
}

/** A bot plays for a seat that keeps its holder. absent: another person called it, because the holder was away. */
export interface TakenOver {
  act: 'taken_over'
  seat: number
  bot: string
  absent?: boolean
}

/** The analysis of a moment at which a seat had to choose. */
export interface Thought {
  at: number
  moves: number
  century: number
  seat: number
  ways: number
  lines: Line[]
  played: Line
  rank: number
  lost_share: number
  lost_margin: number
  why: Record<string, number>
  because?: Wording[]
}

export interface TilesFlipped {
  fact: 'tiles_flipped'
  sites: string[]
}

export interface TokenEntered {
  site: string
  seat: number
  stars: number
}

export interface TokenPlaced {
  fact: 'token_placed'
  seat: number
  site: string
  stars: number
}

export interface TokenRaised {
  fact: 'token_raised'
  seat: number
  site: string
  stars: number
}

export interface TurnBegan {
  fact: 'turn_began'
  seat: number
  century: number
}

/** Undo the last unconfirmed move, and those that were sent together with it. */
export interface Undo {
  key: string
  at: number
}

/** The last unconfirmed moves were undone: as many as had been chosen together. */
export interface Undone {
  act: 'undone'
  seat: number
  moves?: number
}

/** What has happened at a table, and its state after that. at: the number of entries. */
export interface Update {
  type: 'update'
  table: string
  at: number
  entries: Entry[]
  game: GameShown
}

export interface UseLink {
  key: string
  link: string
}

/** A leader or a district: how often it was used, in how many games, and how many were won. */
export interface Used {
  key: string
  times: number
  games: number
  wins: number
}

/** The game that somebody looks for. */
export interface Wanted {
  ruleset?: string
  players?: number
  clock?: Clock
  fill_after?: number | null
  fill_with?: string
  table?: string
}

/** A watcher. */
export interface Watcher {
  who: string
  name: string
}

export interface WebhookShown {
  url: string
  secret: string
}

/** Why a move is illegal; no reason if it is legal. */
export interface WhyNot {
  move: string
  reason: Reason | null
}

/** Choose whether turns of my seat are confirmed automatically. */
export interface Wish {
  key: string
  at?: number | null
  seat: number
  automatic: boolean
}

/** Whether turns of a seat are confirmed automatically. */
export interface Wished {
  act: 'wished'
  seat: number
  automatic: boolean
}

/** A message of the catalogues; its arguments may be messages again. */
export interface Wording {
  part: 'said'
  key: string
  args: Record<string, Part>
}

export interface WorkersMoved {
  fact: 'workers_moved'
  seat: number
  number: number
  source: string
  target: string
}

export type Zone = 'religion' | 'politics' | 'economy' | 'culture' | 'citadelle'

export interface ZoneScored {
  fact: 'zone_scored'
  zone: Zone
  century: number
  workers: number[]
}

/** Workers by seat; a zone that is left out is empty. */
export interface ZonesEntered {
  religion?: number[]
  politics?: number[]
  economy?: number[]
  culture?: number[]
  citadelle?: number[]
}

export type Clock = NoClock | LiveClock | CorrespondenceClock

export type Act = Created | Joined | Left | BotSeated | Started | Closed | Moved | Undone | Restarted | Rewound | Confirmed | Wished | TakenOver | GivenBack | Freed | Removed | Resigned | Expired | Resumed | EndProposed | EndAgreed | EndDeclined

export type Fact = TurnBegan | WorkersMoved | StageConstructed | ArchitectPlaced | ArchitectLeft | BuildingCompleted | TokenPlaced | TokenRaised | LeaderTaken | LeadersReturned | DistrictOffered | DistrictChosen | Declined | CenturyEnded | ZoneScored | CascadeBlocked | TilesFlipped | CenturyBegan | EventRevealed | EventEnded | Scored | GameEnded

export type Part = string | number | Wording | NameOf | Listed | SeatName | Decimal

export type FromClient = Ping | Asked

export type ToClient = Update | ChatLine | Presence | Pong | Answer | Problem | Reload

export type LobbyNews = LobbyShown | MineChanged | Pong | Problem | Reload

/** What each operation takes and gives. */
export interface Operations {
  'POST /api/v1/account': { body: NewAccount; answer: Me }
  'PUT /api/v1/account/password': { body: NewPassword; answer: null }
  'GET /api/v1/bots': { body: null; answer: Opponent[] }
  'POST /api/v1/email/confirm': { body: ConfirmEmail; answer: null }
  'POST /api/v1/email/stop': { body: null; answer: null }
  'POST /api/v1/find': { body: Wanted; answer: Found }
  'DELETE /api/v1/find': { body: null; answer: null }
  'POST /api/v1/invitation': { body: Invitation; answer: TableShown }
  'POST /api/v1/join': { body: UseLink; answer: Update }
  'GET /api/v1/lessons': { body: null; answer: LessonSummary[] }
  'GET /api/v1/lessons/{lesson}': { body: null; answer: Lesson }
  'GET /api/v1/lobby': { body: null; answer: LobbyShown }
  'POST /api/v1/login': { body: LogIn; answer: Me }
  'POST /api/v1/logout': { body: null; answer: null }
  'GET /api/v1/me': { body: null; answer: Me }
  'PUT /api/v1/me': { body: NewName; answer: Me }
  'GET /api/v1/me/companions': { body: null; answer: Companion[] }
  'POST /api/v1/me/delete': { body: Farewell; answer: null }
  'POST /api/v1/me/devices': { body: NewDevice; answer: null }
  'DELETE /api/v1/me/devices/{device}': { body: null; answer: null }
  'PUT /api/v1/me/email': { body: NewEmail; answer: null }
  'DELETE /api/v1/me/email': { body: null; answer: null }
  'GET /api/v1/me/export': { body: null; answer: PersonalData }
  'GET /api/v1/me/games': { body: null; answer: GamesPage }
  'GET /api/v1/me/invitations': { body: null; answer: InvitationShown[] }
  'DELETE /api/v1/me/invitations/{invitation}': { body: null; answer: null }
  'GET /api/v1/me/notices': { body: null; answer: NoticeShown[] }
  'POST /api/v1/me/notices/seen': { body: SeenNotices; answer: null }
  'GET /api/v1/me/notices/settings': { body: null; answer: NoticeSettings }
  'PUT /api/v1/me/notices/settings': { body: NewNoticeSettings; answer: NoticeSettings }
  'GET /api/v1/me/page': { body: null; answer: PersonPage }
  'PUT /api/v1/me/page': { body: OpenPage; answer: PersonPage }
  'GET /api/v1/me/ratings': { body: null; answer: OwnRating[] }
  'GET /api/v1/me/sessions': { body: null; answer: SessionShown[] }
  'DELETE /api/v1/me/sessions': { body: null; answer: null }
  'DELETE /api/v1/me/sessions/{session}': { body: null; answer: null }
  'GET /api/v1/me/tables': { body: null; answer: TableSummary[] }
  'PUT /api/v1/me/webhook': { body: NewWebhook; answer: WebhookShown }
  'DELETE /api/v1/me/webhook': { body: null; answer: null }
  'GET /api/v1/operator/moderation': { body: null; answer: Moderated[] }
  'POST /api/v1/operator/people/{person}/block': { body: Mark; answer: null }
  'POST /api/v1/operator/people/{person}/remove': { body: Moderate; answer: null }
  'POST /api/v1/operator/people/{person}/silence': { body: Mark; answer: null }
  'POST /api/v1/operator/tables/{table}/close': { body: Moderate; answer: null }
  'GET /api/v1/operator/tables/{table}/people': { body: null; answer: PersonListed[] }
  'GET /api/v1/people/{page}': { body: null; answer: PersonPage }
  'POST /api/v1/records': { body: NewRecord; answer: TableShown }
  'POST /api/v1/sandbox': { body: Sandbox; answer: Update }
  'POST /api/v1/sandbox/preview': { body: SandboxTry; answer: Ahead }
  'POST /api/v1/sandbox/why-not': { body: SandboxTry; answer: WhyNot }
  'GET /api/v1/tables': { body: null; answer: TableSummary[] }
  'POST /api/v1/tables': { body: NewTable; answer: TableShown }
  'GET /api/v1/tables/{table}': { body: null; answer: TableShown }
  'GET /api/v1/tables/{table}/analysis': { body: null; answer: Analysis }
  'POST /api/v1/tables/{table}/analysis': { body: null; answer: Analysis }
  'POST /api/v1/tables/{table}/answer-end': { body: AnswerEnd; answer: Update }
  'GET /api/v1/tables/{table}/at/{entry}': { body: null; answer: Update }
  'GET /api/v1/tables/{table}/chat': { body: null; answer: ChatLog }
  'POST /api/v1/tables/{table}/chat': { body: NewChatLine; answer: ChatLine }
  'POST /api/v1/tables/{table}/close': { body: Close; answer: Update }
  'POST /api/v1/tables/{table}/confirm': { body: Confirm; answer: Update }
  'POST /api/v1/tables/{table}/fork': { body: Fork; answer: TableShown }
  'POST /api/v1/tables/{table}/give-back': { body: GiveBack; answer: Update }
  'POST /api/v1/tables/{table}/hint': { body: null; answer: Hint }
  'POST /api/v1/tables/{table}/invitations': { body: Invite; answer: null }
  'POST /api/v1/tables/{table}/join': { body: JoinTable; answer: Update }
  'POST /api/v1/tables/{table}/leave': { body: Leave; answer: Update }
  'GET /api/v1/tables/{table}/links': { body: null; answer: Link[] }
  'POST /api/v1/tables/{table}/links': { body: NewLink; answer: Link }
  'DELETE /api/v1/tables/{table}/links/{link}': { body: null; answer: null }
  'GET /api/v1/tables/{table}/log': { body: null; answer: Update }
  'GET /api/v1/tables/{table}/moments': { body: null; answer: Moments }
  'POST /api/v1/tables/{table}/moves': { body: Play; answer: Update }
  'PUT /api/v1/tables/{table}/mutes': { body: Mute; answer: ChatLog }
  'GET /api/v1/tables/{table}/presence': { body: null; answer: Presence }
  'GET /api/v1/tables/{table}/preview': { body: null; answer: Ahead }
  'POST /api/v1/tables/{table}/propose-end': { body: ProposeEnd; answer: Update }
  'GET /api/v1/tables/{table}/ratings': { body: null; answer: (SeatRating | null)[] }
  'GET /api/v1/tables/{table}/record': { body: null; answer: string }
  'POST /api/v1/tables/{table}/rematch': { body: null; answer: TableShown }
  'POST /api/v1/tables/{table}/remove': { body: Remove; answer: Update }
  'POST /api/v1/tables/{table}/resign': { body: Resign; answer: Update }
  'POST /api/v1/tables/{table}/restart': { body: Restart; answer: Update }
  'POST /api/v1/tables/{table}/rewind': { body: Rewind; answer: Update }
  'POST /api/v1/tables/{table}/seat-bot': { body: SeatBot; answer: Update }
  'POST /api/v1/tables/{table}/start': { body: Start; answer: Update }
  'POST /api/v1/tables/{table}/take-over': { body: TakeOver; answer: Update }
  'POST /api/v1/tables/{table}/undo': { body: Undo; answer: Update }
  'GET /api/v1/tables/{table}/why-not': { body: null; answer: WhyNot }
  'POST /api/v1/tables/{table}/wish': { body: Wish; answer: Update }
  'POST /api/v1/tabletop/century': { body: Tabletop; answer: TabletopScored }
  'POST /api/v1/tabletop/draw': { body: Draw; answer: Drawn }
  'POST /api/v1/tabletop/final': { body: Tabletop; answer: TabletopScored }
  'POST /api/v1/tabletop/position': { body: Tabletop; answer: TabletopPosition }
  'GET /healthz': { body: null; answer: Record<string, string> }
  'GET /metrics': { body: null; answer: string }
  'GET /readyz': { body: null; answer: Record<string, string> }
}
