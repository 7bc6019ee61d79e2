/** A replay: which moment is shown, and automatic playback. */

import type { Live } from '../connection/live.svelte'
import { Game } from '../game/game.svelte'
import type { Entry, Update } from '../wire/types'
import { Moments } from './moments'
import { chapters, stepAt, stepsOf } from './steps'

export const SPEEDS = [0.5, 1, 2, 4] as const
const PAUSE = 1500

export class Replay {
  readonly game: Game
  step = $state(0)
  playing = $state(false)
  speed = $state(1)
  /** The current log; that of a running game grows. */
  readonly steps: Entry[] = $derived.by(() => stepsOf(this.live.game.shown.entries))
  readonly chapters = $derived.by(() => chapters(this.steps))
  readonly last = $derived.by(() => this.steps.length - 1)
  readonly entry: number = $derived.by(() => this.steps[this.step]?.n ?? 0)
  readonly pause = $derived.by(() => PAUSE / this.speed)

  private constructor(
    readonly live: Live,
    private readonly moments: Moments,
    first: Update,
    step: number,
  ) {
    const look = (entry: number, scoring = false) => void this.goTo(entry, scoring)
    this.game = new Game(first, live.table.mine, live.catalogue, () => {}, look)
    this.step = step
  }

  /** Fetch all moments of a game that has started, and show the one after an entry. */
  static async open(live: Live, entry: number): Promise<Replay> {
    const moments = new Moments(live.table.id)
    await moments.reach(live.game.shown.update.at)
    const steps = stepsOf(live.game.shown.entries)
    const step = stepAt(steps, entry)
    const first = update(live, moments, steps[step]!.n)
    return new Replay(live, moments, first, step)
  }

  /** Go to the moment after an entry; with `scoring`, from the one before it, to watch it. */
  async goTo(entry: number, scoring = false): Promise<void> {
    const step = stepAt(this.steps, entry)
    if (scoring) await this.go(step - 1)
    await this.go(step)
  }

  /** Go to a step. Only a step forward is animated. */
  async go(step: number): Promise<void> {
    const to = Math.min(Math.max(step, 0), this.last)
    const entry = this.steps[to]
    if (!entry || (to === this.step && !this.game.shown.show)) return
    await this.moments.reach(entry.n)
    const next = update(this.live, this.moments, entry.n)
    this.game.shown.hurry()
    if (to === this.step + 1 && !this.game.shown.show) this.game.receive(next)
    else this.game.jump(next)
    this.step = to
  }

  /** One step forward: of a century's end that is being shown, or of the game. */
  async forward(): Promise<void> {
    const { shown } = this.game
    if (shown.show) shown.goTo(shown.step + 1)
    else await this.go(this.step + 1)
  }

  async back(): Promise<void> {
    const { shown } = this.game
    if (shown.show && shown.step > 0) shown.goTo(shown.step - 1)
    else await this.go(this.step - 1)
  }

  get atEnd(): boolean {
    return this.step >= this.last && !this.game.shown.show
  }

  play(): void {
    if (!this.playing && this.atEnd) void this.go(0)
    this.playing = !this.playing
  }

  /** One tick of automatic playback. */
  async beat(): Promise<void> {
    if (this.atEnd) this.playing = false
    else await this.forward()
  }
}

/** A moment as the server would have sent it then. */
function update(live: Live, moments: Moments, entry: number): Update {
  return {
    type: 'update',
    table: live.table.id,
    at: entry,
    entries: live.game.shown.entries.filter((one) => one.n <= entry),
    // Nothing is undone in a replay, so nothing waits for a confirmation.
    game: { ...moments.at(entry)!, must_confirm: false, unconfirmed: 0 },
  }
}
