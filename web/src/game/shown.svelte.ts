/** The moment on the screen: its position, moving pieces, and the stepwise scoring of a century. */

import { type Ruleset, rulesets, sites, stagesForToken, tokenBonus } from '../board/board'
import { type Motion, motionIn, motionOf, STILL } from '../board/motion'
import { settings } from '../settings/settings.svelte'
import type { Catalogue } from '../texts/catalogue'
import { type Seats, Texts } from '../texts/texts'
import type { Colour, Entry, Fact, Seen, Update, Zone } from '../wire/types'
import { departed } from './applied'
import { actorOf, effective, sinceLastTurn } from './log'
import type { Received } from './received.svelte'
import { placesOf, type Scene, type SceneKind, scenes, sentencesOf, titleOf } from './scoring'

/** The maximum of updates that wait for those before them; more are shown at once. */
const MOST_WAITING = 24
/** How long somebody else's turn is shown at least, in milliseconds at the usual speed. */
const READ = 1900
/** How long a scene rests when everything has arrived. */
const PAUSE = 400
/** How many sentences are kept for screen readers. */
const MOST_SPOKEN = 30
/** How long the scenes of a century's end are shown, in milliseconds at the usual speed. */
const LASTING: Partial<Record<SceneKind, number>> & { title: number; event: number } = {
  title: 1900,
  finale: 1900,
  completing: 1900,
  count: 1700,
  cascade: 2100,
  event: 2600,
  main_group: 2800,
  next: 4200,
}
/** The number of last entries that are news for a watcher. */
const WATCHED = 12

/** What somebody has just done. */
interface Played {
  seat: number
  /** Everything in this turn so far. */
  facts: Fact[]
  /** The places it was about. */
  lit: string[]
}

/** A turn that is drawn on the board: a better one, such as a hint, or the one that was played. */
export interface Sketch {
  kind: 'better' | 'played'
  /** In their order: sites, zones, "leader:" and its key. */
  places: readonly string[]
}

/** Whether an update goes on with the turn of the last one. */
function continues(now: Update, more: Update): boolean {
  const [last, next] = [now.entries.at(-1), more.entries[0]]
  if (!last || !next || last.act.act !== 'moved' || next.act.act !== 'moved') return false
  const isOver = last.facts.some((fact) => fact.fact === 'turn_began')
  const scores = more.entries.some(({ facts }) => facts.some((fact) => fact.fact === 'century_ended'))
  return last.act.seat === next.act.seat && !isOver && !scores
}

export class Shown {
  update = $state.raw<Update>() as Update
  /** The log, without what was undone. */
  entries = $state.raw<Entry[]>([])
  /** The end of a century that is to be shown, which of its scenes is next, and whether it plays by itself. */
  show = $state.raw<Scene[] | null>(null)
  step = $state(0)
  playing = $state(false)
  /** What was done last; it stays marked until something else is done. */
  played = $state.raw<Played | null>(null)
  /** Whether it is being shown: pieces are on their way, or it can still be read. */
  phase = $state<'moving' | 'reading' | null>(null)
  /** The places that a line is about while somebody points at it. */
  pointed = $state.raw<string[]>([])
  sketches = $state.raw<readonly Sketch[]>([])
  /** What is moving on the board. */
  motion = $state.raw<Motion>(STILL)
  /** What has been said so far, for screen readers. */
  spoken = $state.raw<string[]>([])
  /** The board while pieces are on their way. */
  #between = $state.raw<Seen | null>(null)
  /** Until the pieces have arrived, and until the next thing is shown. */
  #arrival: ReturnType<typeof setTimeout> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  readonly game = $derived(this.update.game)
  /** Whether a century's end is shown only when the turn that caused it is confirmed. */
  readonly isHeld: boolean = $derived(this.show !== null && this.game.must_confirm)
  readonly scene: Scene | undefined = $derived(this.isHeld ? undefined : this.show?.[this.step])
  /** The board: as it stands, or while a century's end is shown as it was in that scene. */
  readonly view: Seen = $derived(this.#seen())
  /** The places that are marked. */
  readonly lit: ReadonlySet<string> = $derived(
    new Set(this.#lit()),
  )
  /** What somebody else has done last, as a sentence. */
  readonly caption: string = $derived.by(() =>
    this.played && !this.show && !this.received.mine.includes(this.played.seat)
      ? this.texts.played(this.played.seat, this.played.facts, this.seats)
      : '',
  )
  /** Who has done what is being shown, until I am asked. */
  readonly doer: number | null = $derived.by(() => (this.phase && this.caption && !this.isMine ? this.played!.seat : null))
  /** Workers in the zones. */
  readonly zones: Record<Zone, number[]> = $derived(this.view.zones)
  readonly texts = $derived.by(() => new Texts(this.catalogue(), this.game.view?.edition))
  readonly seats: Seats = $derived({
    names: this.game.seats.map((_, seat) => this.name(seat)),
    layout: this.view.sites.map((site) => site.tile),
  })
  readonly decision = $derived(this.view.decision)
  readonly rules: Ruleset = $derived(rulesets.find((one) => one.name === this.view.rules)!)
  /** The event of this century, where there is one. */
  readonly event: string | null = $derived(
    this.view.events.find((card) => card.century === this.view.century)?.event ?? null,
  )
  /** Whether everything that has happened is shown: only then can somebody act. */
  readonly isCurrent: boolean = $derived.by(() => this.update.at === this.received.latest)
  readonly isMine: boolean = $derived.by(
    () =>
      this.decision !== null &&
      this.received.mine.includes(this.decision.seat) &&
      !this.game.seats[this.decision.seat]?.bot &&
      !this.game.must_confirm &&
      !this.show &&
      this.isCurrent &&
      // What others do is seen before I am asked.
      (this.phase !== 'moving' || this.received.mine.includes(this.played?.seat ?? -1)),
  )
  /** Whether I have to confirm my turn, or may undo it. */
  readonly waitsForMe: boolean = $derived.by(
    () => this.received.mine.includes(this.game.waiting ?? -1) && this.isCurrent,
  )
  readonly mayConfirm = $derived(this.game.must_confirm && this.waitsForMe && !this.scene)
  readonly mayUndo = $derived(this.game.unconfirmed > 0 && this.waitsForMe && !this.scene)
  /** Whether nothing is left to be done; the last move of a game has to be confirmed, too. */
  readonly isOver = $derived(this.game.phase === 'over' && !this.show)
  readonly winners: number[] = $derived(this.game.outcome?.winners ?? this.view.winners)
  /** How the game has ended, in a sentence. */
  readonly ending: string = $derived.by(() => {
    const { winners, texts } = this
    if (!winners.length) return texts.say(this.game.outcome?.how === 'closed' ? 'page-called-off' : 'page-agreed')
    return texts.say('page-winners', {
      winners: texts.joined(winners.map((seat) => this.name(seat))),
      winning: winners.length,
      points: Math.max(...winners.map((seat) => this.view.scores[seat]!)),
    })
  })
  /**
   * Entries since my last turn; on a shared screen, since the last turn of the deciding player;
   * for a watcher, the last few.
   */
  readonly recent: Entry[] = $derived.by(() => {
    const { mine } = this.received
    if (!mine.length) return this.entries.slice(-WATCHED)
    const waiting = this.game.waiting ?? -1
    const settled = this.entries.slice(0, this.entries.length - this.game.unconfirmed)
    return sinceLastTurn(settled, mine.includes(waiting) ? waiting : mine[0]!)
  })

  constructor(
    first: Update,
    private readonly received: Received,
    private readonly catalogue: () => Catalogue,
  ) {
    this.update = first
    this.entries = effective(first.entries)
  }

  // ---- from moment to moment ------------------------------------------------------------------

  /** Show the next update, if nothing is being shown: a turn, or a century's end scene by scene. */
  next(): void {
    if (this.scene || this.#arrival !== undefined || this.#timer !== undefined) return
    const update = this.received.next(continues)
    if (!update) return
    const news = update.entries.filter((entry) => entry.n > this.update.at)
    const before = this.game.view
    this.sketches = []
    this.update = update
    this.entries = effective([...this.entries, ...news])
    this.#present(news, before)
    if (this.scene) this.#enter(this.step, true)
    else if (this.show) this.#move(motionIn(this.show[0]!, this.#colour), this.show[0]!.between)
    else this.#perform(news, before)
    this.next()
  }

  /** Show another moment, without those in between. */
  jump(update: Update): void {
    this.#stop()
    this.sketches = []
    this.update = update
    this.entries = effective(update.entries)
    this.show = null
    this.played = null
  }

  /** What is being shown is done at once, and the next thing follows. */
  hurry(): void {
    if (this.scene || !this.phase) return
    this.#stop()
    this.next()
  }

  /** What a leader does at this table, in this century. */
  power(leader: string): string {
    const bonus = tokenBonus(this.view.players)
    return this.texts.power(leader, { bonus, stages: stagesForToken(this.event) })
  }

  point(places: string[]): void {
    this.pointed = places
  }

  /** Draw turns on the board, until another moment is shown. */
  draw(sketches: readonly Sketch[]): void {
    this.sketches = sketches
  }

  // ---- a turn -----------------------------------------------------------------------------------

  /** Pieces move, and somebody else's turn can be read before the next one. */
  #perform(news: Entry[], before: Seen | null): void {
    const facts = news.flatMap((entry) => entry.facts)
    this.#note(news, before?.turn ?? -1)
    if (!facts.length || !before || this.received.waiting > MOST_WAITING) return
    const motion = motionOf(facts, this.#colour)
    const isRead = settings.pace > 0 && this.caption !== ''
    this.#move(motion, departed(before, facts), isRead ? () => this.#read(motion.lasts) : undefined)
  }

  /** What others have done can be read, while I can already act. */
  #read(passed: number): void {
    this.phase = 'reading'
    this.#wait(Math.max(READ - passed, READ / 2), () => {
      this.phase = null
      this.next()
    })
  }

  /** Keep what was done; several entries of a turn are one. `turn` says whose turn it was before them. */
  #note(news: Entry[], turn: number): void {
    const moves = news.filter((entry) => entry.act.act === 'moved' && entry.facts.length)
    // A building is completed by the one who has the turn, also where another player had to choose for it.
    const doers = moves.map(({ act, facts }) => {
      const doer = facts.some((fact) => fact.fact === 'architect_left') ? turn : actorOf(act)
      turn = facts.findLast((fact) => fact.fact === 'turn_began')?.seat ?? turn
      return doer
    })
    const undone = news.some((entry) => entry.act.act === 'undone' || entry.act.act === 'restarted')
    if (undone) this.played = null
    const seat = doers.at(-1)
    if (seat === undefined) return
    const done = moves.filter((_, k) => doers[k] === seat).flatMap((entry) => entry.facts)
    const before = this.played?.seat === seat && !this.played.facts.some((fact) => fact.fact === 'turn_began') ? this.played.facts : []
    const facts = [...before, ...done]
    this.played = { seat, facts, lit: [...new Set(facts.flatMap(placesOf))] }
    if (!this.received.mine.includes(seat)) this.#speak([this.texts.played(seat, facts, this.seats)])
  }

  #speak(lines: string[]): void {
    this.spoken = [...this.spoken, ...lines.filter(Boolean)].slice(-MOST_SPOKEN)
  }

  // ---- a century's end --------------------------------------------------------------------------

  /** Go to a scene of the century's end; after the last one it is over. */
  goTo(step: number): void {
    if (!this.show || !this.scene || step < 0) return
    if (step < this.step) this.playing = false
    this.#stop()
    if (step < this.show.length) this.#enter(step, step > this.step)
    else this.show = null
    this.next()
  }

  play(on: boolean): void {
    this.playing = on
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.scene && on) this.#wait(this.#lasting(this.scene) / 2, () => this.#onward())
  }

  /** Show a scene; going forward, its pieces move. If it plays by itself, the next one follows. */
  #enter(step: number, forward: boolean): void {
    this.step = step
    const scene = this.scene!
    this.#speak([titleOf(scene, this.texts), ...sentencesOf(scene, this.texts, this.seats)])
    const motion = forward ? motionIn(scene, this.#colour) : STILL
    this.#move(motion, scene.between)
    if (this.playing) this.#wait(Math.max(this.#lasting(scene), motion.lasts + PAUSE), () => this.#onward())
  }

  /** The last scene of a game stays until somebody goes on. */
  #onward(): void {
    if (document.hidden) this.#wait(LASTING.title, () => this.#onward())
    else if (this.scene?.kind === 'winner' || !settings.pace) this.playing = false
    else this.goTo(this.step + 1)
  }

  #lasting(scene: Scene): number {
    const isEmpty = scene.kind === 'count' && !scene.workers.some(Boolean)
    return isEmpty ? LASTING.event / 2 : (LASTING[scene.kind] ?? LASTING.event)
  }

  /**
   * Start showing the end of a century, if one was scored; one that waits for a confirmation is
   * shown when that has come, and forgotten when the turn is taken back.
   */
  #present(news: Entry[], before: Seen | null): void {
    const found = before ? scenes(news, before, this.game.view!) : []
    this.playing = settings.pace > 0
    // What others have done since then may come with it.
    if (this.show && !found.length && news[0]?.act.act === 'confirmed') {
      this.step = this.show[0]!.kind === 'completing' ? 1 : 0
      return
    }
    this.step = 0
    this.show = found.length ? found : null
    if (this.show) this.played = null
  }

  // ---- time -------------------------------------------------------------------------------------

  #lit(): readonly string[] {
    if (this.pointed.length) return this.pointed
    if (this.show) return this.scene?.lit ?? []
    if (this.sketches.length) return this.sketches.flatMap(({ places }) => places)
    return this.played?.lit ?? []
  }

  /** While a century's end is held, what the turn has completed can be seen, but no scoring. */
  #seen(): Seen {
    const now = this.game.view as Seen
    const scene = this.scene ?? this.show?.[0]
    if (scene) return { ...(this.#between ?? scene.board), decision: null, forecast: null }
    return this.#between ? { ...this.#between, decision: now.decision, forecast: now.forecast } : now
  }

  /** Move pieces, unless nothing moves; the board `between` waits until they have arrived. */
  #move(motion: Motion, between: Seen, then = () => this.next()): void {
    this.#stop()
    if (!settings.pace || !motion.lasts) return then()
    this.motion = motion
    this.#between = between
    this.phase = 'moving'
    this.#arrival = setTimeout(() => {
      this.#stop(false)
      then()
    }, settings.lasting(motion.lasts))
  }

  #wait(milliseconds: number, then: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      then()
    }, settings.lasting(milliseconds))
  }

  /** Everything has arrived; nothing follows by itself, unless that was to be kept. */
  #stop(alsoWaiting = true): void {
    clearTimeout(this.#arrival)
    this.#arrival = undefined
    if (alsoWaiting) {
      clearTimeout(this.#timer)
      this.#timer = undefined
    }
    this.motion = STILL
    this.#between = null
    this.phase = null
  }

  // ---- what is visible ------------------------------------------------------------------------

  readonly #colour = (seat: number): Colour => this.colour(seat)

  colour(seat: number): Colour {
    return this.game.seats[seat]?.colour ?? 'black'
  }

  /** People without a name are called by their colour; so is a bot that is no level, with its kind. */
  name(seat: number): string {
    const shown = this.game.seats[seat]
    const colour = this.texts.say(`colour-${this.colour(seat)}`)
    if (shown?.kind === 'bot' && shown.name === shown.bot)
      return this.texts.say('page-bot-name', { bot: this.texts.bot(shown.bot), colour })
    return shown?.name || colour
  }

  site(name: string) {
    return this.view.sites[sites.findIndex((site) => site.name === name)]
  }

  /** Who holds a leader; -1 if nobody does. */
  holder(leader: string): number {
    return this.view.seats.findIndex((seat) => seat.leader === leader)
  }

  /** What a century's end has given a player so far, in all or in a row of the ledger; points that fly have not arrived. */
  soFar(seat: number, row?: string): number {
    const arrived = this.step + (this.phase === 'moving' ? 0 : 1)
    const scenes = this.show?.slice(0, arrived).filter((scene) => row === undefined || scene.row === row) ?? []
    return scenes.reduce((sum, scene) => sum + scene.points[seat]!, 0)
  }

  /** Tokens of a player, by stars. */
  tokens(seat: number): [number, number, number] {
    const count: [number, number, number] = [0, 0, 0]
    for (const site of this.view.sites) {
      if (site.token?.seat === seat) count[(site.token.stars - 1) as 0 | 1 | 2]++
    }
    return count
  }
}
