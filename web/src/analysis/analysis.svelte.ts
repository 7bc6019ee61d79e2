/** The analysis of a finished game: requested, and polled while the server works on it. */

import { getContext, setContext } from 'svelte'
import * as api from '../connection/api'
import { patiently } from '../connection/patience'
import type { Game } from '../game/game.svelte'
import { chapters, stepsOf } from '../replay/steps'
import type { Analysis as Answer, Thought } from '../wire/types'
import { ending, type Point, pointAt, pointsOf, worst } from './curve'

/** How often to poll the progress. */
const BEAT = 1000

export class Analysis {
  open = $state(false)
  /** The progress; unknown before the first request. */
  progress = $state.raw<Omit<Answer, 'thoughts'> | null>(null)
  thoughts = $state.raw<Thought[]>([])
  /** Why the server refused it, or why the request failed. */
  problem = $state.raw<unknown>(null)
  lost = $state(false)
  /** The seat whose line is highlighted. */
  followed = $state<number | null>(null)
  /** Whether the possible turns are listed. */
  inFull = $state(false)
  /** What the curve keeps when it moves to another view: the focus, or being in sight. */
  held: 'focus' | 'sight' | null = null
  #left: AbortController | undefined

  /** The moments of the whole game, whichever of them is shown. */
  readonly steps = $derived.by(() => stepsOf(this.ended.shown.entries))
  readonly last = $derived.by(() => this.steps.length - 1)
  readonly chapters = $derived.by(() => chapters(this.steps))
  readonly offered = $derived.by(() => this.ended.shown.game.phase === 'over' && this.last > 0)
  readonly worst = $derived.by(() => worst(this.thoughts))
  readonly points: Point[] = $derived.by(() => {
    const points = pointsOf(this.thoughts)
    const { view, seats } = this.ended.shown.game
    const done = this.progress?.state === 'done'
    return done && view?.is_over ? [...points, ending(this.last, seats.length, view.winners)] : points
  })

  constructor(
    readonly table: string,
    /** The game as it ended. */
    readonly ended: Game,
  ) {}

  toggle = () => {
    this.held = 'sight'
    if (this.open) this.close()
    else void this.ask()
  }

  close(): void {
    this.open = false
    this.#left?.abort()
  }

  /** Show it, and request it unless that was done before. */
  async ask(): Promise<void> {
    this.open = true
    this.problem = null
    if (this.progress?.state === 'done') return
    this.#left?.abort()
    const left = (this.#left = new AbortController())
    const patient = <Answer>(ask: () => Promise<Answer>) =>
      patiently(ask, left.signal, () => (this.lost = true))
    try {
      // A visitor who followed a link may have no session yet.
      await patient(api.me)
      this.#take(await patient(() => api.analyse(this.table)), 0)
      while (this.progress?.state === 'working') {
        await new Promise((resolve) => setTimeout(resolve, BEAT))
        left.signal.throwIfAborted()
        const known = this.thoughts.length
        this.#take(await patient(() => api.analysis(this.table, known)), known)
      }
    } catch (error) {
      if (!left.signal.aborted) this.problem = error
    }
  }

  /** The result for the moment at a step, if it is known. */
  pointAt(step: number): Point | undefined {
    const last = this.thoughts.at(-1)
    const known = this.progress?.state === 'done' || (last && step < last.at + last.moves)
    return known ? pointAt(this.points, step) : undefined
  }

  /** The result for the choice that is open at a step; nothing at the end. */
  thoughtAt(step: number): Thought | undefined {
    const at = this.pointAt(step)?.step
    return this.thoughts.find((one) => one.at === at)
  }

  #take({ thoughts, ...progress }: Answer, known: number): void {
    this.lost = false
    this.progress = progress
    this.thoughts = [...this.thoughts.slice(0, known), ...thoughts]
  }
}

const KEY = Symbol('analysis')
export const provideAnalysis = (analysis: Analysis): Analysis => setContext(KEY, analysis)
export const useAnalysis = (): Analysis => getContext<Analysis>(KEY)
