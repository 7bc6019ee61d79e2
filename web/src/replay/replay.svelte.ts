/** A game seen again: which moment is shown, and going on by itself. */

import type { Live } from '../connection/live.svelte'
import { Game } from '../game/game.svelte'
import type { Catalogue } from '../texts/catalogue'
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
  /** The log as it stands now; a game that is under way grows longer. */
  readonly steps: Entry[] = $derived.by(() => stepsOf(this.live.game.entries))
  readonly chapters = $derived.by(() => chapters(this.steps))
  readonly last = $derived.by(() => this.steps.length - 1)
  readonly entry: number = $derived.by(() => this.steps[this.step]?.n ?? 0)
  readonly pause = $derived.by(() => PAUSE / this.speed)

  private constructor(
    readonly live: Live,
    private readonly moments: Moments,
    first: Update,
    step: number,
    catalogue: Catalogue,
  ) {
    this.game = new Game(first, live.table.mine, catalogue, () => {})
    this.step = step
    this.game.look = (entry) => void this.goTo(entry)
  }

  /** Fetch all moments of a game that has begun, and show the one after an entry. */
  static async open(live: Live, entry: number, catalogue: Catalogue): Promise<Replay> {
    const moments = new Moments(live.table.id)
    await moments.reach(live.game.update.at)
    const steps = stepsOf(live.game.entries)
    const step = stepAt(steps, entry)
    const first = update(live, moments, steps[step]!.n)
    return new Replay(live, moments, first, step, catalogue)
  }

  goTo = (entry: number) => this.go(stepAt(this.steps, entry))

  /** Go to a step. To the next one pieces travel; anywhere else is just shown. */
  async go(step: number): Promise<void> {
    const to = Math.min(Math.max(step, 0), this.last)
    const entry = this.steps[to]
    if (!entry || (to === this.step && !this.game.scenes.length)) return
    await this.moments.reach(entry.n)
    const next = update(this.live, this.moments, entry.n)
    this.game.hurry()
    if (to === this.step + 1 && !this.game.scenes.length) this.game.receive(next)
    else this.game.jump(next)
    this.step = to
  }

  /** One step on: of a century's end that is being shown, or of the game. */
  async forward(): Promise<void> {
    if (this.game.scenes.length) this.game.show(this.game.step + 1)
    else await this.go(this.step + 1)
  }

  async back(): Promise<void> {
    if (this.game.scenes.length && this.game.step > 0) this.game.show(this.game.step - 1)
    else await this.go(this.step - 1)
  }

  get atEnd(): boolean {
    return this.step >= this.last && !this.game.scenes.length
  }

  play(): void {
    if (!this.playing && this.atEnd) void this.go(0)
    this.playing = !this.playing
  }

  /** One beat of going on by itself. */
  async beat(): Promise<void> {
    if (this.atEnd) this.playing = false
    else await this.forward()
  }
}

/** A moment as the server would have told it then. */
function update(live: Live, moments: Moments, entry: number): Update {
  return {
    type: 'update',
    table: live.table.id,
    at: entry,
    entries: live.game.entries.filter((told) => told.n <= entry),
    game: moments.at(entry)!,
  }
}
