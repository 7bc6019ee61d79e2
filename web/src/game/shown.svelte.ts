/** The moment on the screen: its position, moving pieces, and the stepwise scoring of a century. */

import { sites } from '../board/board'
import { type Motion, motionOf, STILL, type Traveller } from '../board/motion'
import { settings } from '../settings/settings.svelte'
import type { Catalogue } from '../texts/catalogue'
import { type Seats, Texts } from '../texts/texts'
import type { Colour, Entry, Fact, Seen, Update, Zone } from '../wire/types'
import { effective, sinceLastTurn } from './log'
import type { Received } from './received.svelte'
import { boardOf, type Scene, scenes } from './scoring'

/** The maximum of updates that wait for those before them; more are shown at once. */
const MOST_WAITING = 6
/** The number of last entries that are news for a watcher. */
const WATCHED = 12

export class Shown {
  update = $state.raw<Update>() as Update
  /** The log, without what was undone. */
  entries = $state.raw<Entry[]>([])
  /** The end of a century that is to be shown, and which of its scenes is next. */
  show = $state.raw<Scene[] | null>(null)
  step = $state(0)
  /** What is moving on the board. */
  motion = $state.raw<Motion>(STILL)
  /** Pieces on their way over the board. */
  travelling = $state.raw<Traveller[]>([])
  #moving: ReturnType<typeof setTimeout> | undefined

  readonly game = $derived(this.update.game)
  /** Whether a century's end is shown only when the turn that caused it is confirmed. */
  readonly isHeld: boolean = $derived(this.show !== null && this.game.must_confirm)
  readonly scene: Scene | undefined = $derived(this.isHeld ? undefined : this.show?.[this.step])
  /** The board: as it stands, or while a century's end is shown as it was in that scene. */
  readonly view: Seen = $derived(this.#seen())
  /** Workers in the zones. */
  readonly zones: Record<Zone, number[]> = $derived(this.view.zones)
  readonly texts = $derived.by(() => new Texts(this.catalogue(), this.game.view?.edition))
  readonly seats: Seats = $derived({
    names: this.game.seats.map((_, seat) => this.name(seat)),
    layout: this.view.sites.map((site) => site.tile),
  })
  readonly decision = $derived(this.view.decision)
  /** Whether everything that has happened is shown: only then can somebody act. */
  readonly isCurrent: boolean = $derived.by(() => this.update.at === this.received.latest)
  readonly isMine: boolean = $derived.by(
    () =>
      this.decision !== null &&
      this.received.mine.includes(this.decision.seat) &&
      !this.game.seats[this.decision.seat]?.bot &&
      !this.game.must_confirm &&
      !this.show &&
      this.isCurrent,
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

  /** Show the next update, if nothing is being shown: pieces move, a century ends zone by zone. */
  next(): void {
    if (this.scene || this.#moving !== undefined) return
    const update = this.received.next()
    if (!update) return
    const news = update.entries.filter((entry) => entry.n > this.update.at)
    const before = this.game.view
    this.update = update
    this.entries = effective([...this.entries, ...news])
    this.#present(news, before)
    const behind = this.received.waiting > MOST_WAITING
    if (this.show) this.#move(this.show[0]!.kind === 'completing' && this.step === 0 ? this.show[0]!.facts : [])
    else this.#move(behind ? [] : news.flatMap((entry) => entry.facts))
    if (this.#moving === undefined) this.next()
  }

  /** Show another moment, without those in between. */
  jump(update: Update): void {
    this.update = update
    this.entries = effective(update.entries)
    this.show = null
    this.#move([])
  }

  /** Finish all motion at once. */
  hurry(): void {
    if (this.#moving === undefined) return
    clearTimeout(this.#moving)
    this.#settle()
  }

  arrive(one: Traveller): void {
    this.travelling = this.travelling.filter((other) => other !== one)
    if (!one.architect) return
    const awaited = new Set(this.motion.awaited)
    awaited.delete(one.architect)
    this.motion = { ...this.motion, awaited }
  }

  /** Go to a scene of the century's end; after the last one it is over. */
  goTo(step: number): void {
    const { show, scene } = this
    if (!show || !scene) return
    const isForward = step > this.step
    if (step >= show.length) this.show = null
    else if (step >= 0) this.step = step
    // The pieces of a completing have moved when it was shown.
    if (isForward) this.#move(scene.kind === 'completing' ? [] : scene.facts)
    if (this.#moving === undefined) this.next()
  }

  /**
   * Start showing the end of a century, if one was scored; one that waits for a confirmation is
   * shown when that has come, and forgotten when the turn is taken back.
   */
  #present(news: Entry[], before: Seen | null): void {
    const found = before ? scenes(news, before) : []
    if (this.show && !found.length && news.every((entry) => entry.act.act === 'confirmed')) {
      this.step = this.show[0]!.kind === 'completing' ? 1 : 0
      return
    }
    this.step = 0
    this.show = found.length ? found : null
  }

  /** While a century's end is held, what the turn has completed can be seen, but no scoring. */
  #seen(): Seen {
    const [first] = this.show ?? []
    if (!first) return this.game.view as Seen
    const completed = first.kind === 'completing' ? first.after : first.before
    return { ...(this.scene ? boardOf(this.scene) : completed), decision: null, forecast: null }
  }

  /** Move pieces according to the facts; the next update waits for them. */
  #move(facts: Fact[]): void {
    clearTimeout(this.#moving)
    this.#moving = undefined
    const motion = settings.pace ? motionOf(facts, (seat) => this.colour(seat)) : STILL
    this.motion = motion
    this.travelling = motion.travellers
    if (!motion.lasts) return
    this.#moving = setTimeout(() => this.#settle(), settings.lasting(motion.lasts))
  }

  #settle(): void {
    this.#moving = undefined
    this.motion = STILL
    this.travelling = []
    this.next()
  }

  // ---- what is visible ------------------------------------------------------------------------

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

  /** What a century's end has given a player so far. */
  soFar(seat: number): number {
    const scenes = this.show?.slice(0, this.step + 1) ?? []
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
