/** A lesson that is being played: which step is shown, what was chosen, and the game of the sandbox. */

import * as api from '../connection/api'
import { wonder } from '../game/ahead.svelte'
import { Game } from '../game/game.svelte'
import type { Catalogue } from '../texts/catalogue'
import type { Reason, SeatPlan, Update } from '../wire/types'
import { keep, type Lapse, type Progress, resumed } from './progress'
import { asks, type Chosen, choiceFor, fits, lengthOf, type Lesson, offers, stepAfter, type Step, type Stop, wayTo, words } from './script'

/** What is said about a choice that the step does not accept. */
export interface Remark {
  /** Why it is not legal, if it is not. */
  reason: Reason | null
  /** The message that leads back to the step. */
  nudge: string
}

export class LessonRun {
  step = $state(0)
  chosen = $state.raw<Chosen>({})
  remark = $state.raw<Remark | null>(null)
  /** Whether a request is pending. */
  busy = $state(false)
  /** Whether the server could not be reached; `again` repeats what was asked. */
  lost = $state(false)
  done = $state(false)
  lapse = $state<Lapse | null>(null)
  readonly game: Game
  /** The moves before the step, its scripted turns included; and the learner's moves in it. */
  #moves: string[] = []
  #given: string[] = []
  #again: () => Promise<void> = async () => {}

  readonly now: Step = $derived.by(() => this.lesson.steps[this.step]!)
  readonly number: number = $derived.by(() => wayTo(this.lesson, this.step, this.chosen)?.length ?? 1)
  readonly total: number = $derived.by(() => lengthOf(this.lesson, this.chosen))
  readonly next: number | null = $derived.by(() =>
    this.waits ? null : stepAfter(this.lesson, this.step, this.chosen),
  )
  /** Whether a move or a guess is awaited. */
  readonly waits: boolean = $derived.by(() => asks(this.now) && !(this.now.guess && this.now.key in this.chosen))
  readonly guessed: number | null = $derived.by(() =>
    this.now.guess && this.now.key in this.chosen ? Number(this.chosen[this.now.key]) : null,
  )

  private constructor(
    readonly lesson: Lesson,
    readonly seat: number,
    first: Update,
    progress: Progress,
    catalogue: () => Catalogue,
  ) {
    this.game = new Game(first, [seat], catalogue, (moves) => void this.play(moves), (entry, scoring) => {
      if (scoring) void this.#do(() => this.#watch(entry))
    })
    this.step = progress.step
    this.chosen = progress.chosen
    this.done = progress.done
  }

  /** Continue a lesson where it was left. */
  static async open(id: string, catalogue: () => Catalogue): Promise<LessonRun> {
    const lesson = (await api.lesson(id)) as Lesson
    const { progress, lapse } = resumed(lesson)
    const seat = lesson.names.indexOf('')
    const stop = wayTo(lesson, progress.step, progress.chosen)!.at(-1)!
    const moves = [...stop.before, ...stop.turns.flat()]
    const first = await api.sandbox(sandboxOf(lesson, moves))
    const run = new LessonRun(lesson, seat, inert(first, lesson.steps[progress.step]!), progress, catalogue)
    run.#moves = moves
    run.lapse = lapse
    run.#keep()
    return run
  }

  // ---- from step to step ----------------------------------------------------------------------

  /** The next step; its scripted turns are shown one after the other. */
  forward = (): Promise<void> => {
    const next = this.next
    return next === null ? Promise.resolve() : this.#do(() => this.#enter(next, false))
  }

  back = (): Promise<void> => {
    const before = wayTo(this.lesson, this.step, this.chosen)?.at(-2)
    return before ? this.#do(() => this.#enter(before.step, true)) : Promise.resolve()
  }

  restart = (): Promise<void> =>
    this.#do(() => {
      this.chosen = {}
      return this.#enter(0, true)
    })

  again = (): Promise<void> => this.#do(this.#again)

  /** Show a step: its scripted turns move, unless one jumps to it. */
  async #enter(step: number, jumps: boolean): Promise<void> {
    const stop = wayTo(this.lesson, step, this.chosen)!.at(-1)!
    if (jumps || !stop.turns.length) {
      const update = await this.#ask([...stop.before, ...stop.turns.flat()])
      this.game.jump(inert(update, this.lesson.steps[step]!))
    } else await this.#play(stop)
    this.#arrive(stop)
    if (jumps) this.#forget(step)
    this.#keep()
  }

  /** The scripted turns before a step, one after the other. */
  async #play(stop: Stop): Promise<void> {
    let moves = stop.before
    for (const turn of stop.turns) {
      moves = [...moves, ...turn]
      this.game.receive(inert(await this.#ask(moves), this.lesson.steps[stop.step]!))
    }
  }

  #arrive(stop: Stop): void {
    this.#moves = [...stop.before, ...stop.turns.flat()]
    this.#given = []
    this.step = stop.step
    this.remark = null
    if (stepAfter(this.lesson, stop.step, this.chosen) === null && !asks(this.now)) this.done = true
  }

  /** What was chosen in a step, and after it, is open again. */
  #forget(step: number): void {
    const later = new Set(this.lesson.steps.slice(step).map((one) => one.key))
    this.chosen = Object.fromEntries(Object.entries(this.chosen).filter(([key]) => !later.has(key)))
  }

  #keep(): void {
    const { version } = this.lesson
    keep(this.lesson.id, { version, step: this.step, number: this.number, chosen: this.chosen, done: this.done })
  }

  /** A century's end once more. */
  async #watch(entry: number): Promise<void> {
    const [before, after] = [await this.#ask(this.#moves.slice(0, entry - 1)), await this.#ask(this.#moves)]
    this.game.jump(silent(before))
    this.game.receive(inert(after, this.now))
  }

  // ---- choosing -------------------------------------------------------------------------------

  /** Moves of the learner: those that the step accepts are played. */
  async play(moves: string[]): Promise<void> {
    if (!this.now.choices.length) {
      this.remark = { reason: null, nudge: 'course-waits' }
      return
    }
    const given = [...this.#given, ...moves]
    const found = choiceFor(this.now, given)
    if (!found) {
      this.remark = { reason: null, nudge: this.#nudge(given) }
      return
    }
    await this.#do(async () => {
      const update = await this.#ask([...this.#moves, ...given])
      this.remark = null
      this.lapse = null
      if (!found.isWhole) {
        this.#given = given
        this.game.receive(update)
        return
      }
      const chosen = { ...this.chosen, [this.now.key]: given.join(' ') }
      const next = stepAfter(this.lesson, this.step, chosen)!
      const stop = wayTo(this.lesson, next, chosen)!.at(-1)!
      this.game.receive(stop.turns.length ? silent(update) : inert(update, this.lesson.steps[next]!))
      await this.#play(stop)
      this.chosen = chosen
      this.#arrive(stop)
      this.#keep()
    })
  }

  /** The step is done for the learner. */
  show = async (): Promise<void> => {
    const { guess, choices } = this.now
    if (guess) return this.guess(guess.answer)
    const asked = words(choices[0]!.moves)
    for (const move of asked.slice(this.#given.length)) {
      const legal = this.game.received.latest === this.game.shown.update.at ? this.game.shown.game.offers : []
      await this.play([move === '*' ? (legal[0]?.move ?? '') : move])
    }
  }

  guess(number: number): void {
    this.chosen = { ...this.chosen, [this.now.key]: String(number) }
    this.#keep()
  }

  /** Something that cannot be chosen was pressed: the engine says why. */
  async refuse(move: string): Promise<void> {
    if (!this.now.choices.length || this.busy) return
    await wonder(this.game, this, move)
    const reason = this.game.received.reasons[move]
    if (reason) this.remark = { reason, nudge: this.#nudge([]) }
  }

  #nudge(given: string[]): string {
    const own = this.now.nudges.find((one) => fits(one.moves, given.slice(0, words(one.moves).length)) === 'whole')
    return `lesson-${this.lesson.id}-${own ? own.key : `${this.now.key}-nudge`}`
  }

  // ---- asking ---------------------------------------------------------------------------------

  whyNot = (tried: string[]) => api.sandboxWhyNot({ ...this.#sandbox(), tried })
  preview = (tried: string[]) => api.sandboxPreview({ ...this.#sandbox(), tried })

  #sandbox = () => sandboxOf(this.lesson, [...this.#moves, ...this.#given])

  #ask = (moves: string[]): Promise<Update> => api.sandbox(sandboxOf(this.lesson, moves))

  /** One thing at a time; what failed can be tried again. */
  async #do(what: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.lost = false
    this.game.shown.hurry()
    try {
      await what()
    } catch {
      this.lost = true
      this.#again = what
    } finally {
      this.busy = false
    }
  }
}

function sandboxOf(lesson: Lesson, moves: string[]) {
  const seats: SeatPlan[] = lesson.names.map((name) => (name ? { kind: 'open', name } : { kind: 'me' }))
  return { position: lesson.position, seats, moves }
}

/** Where a step does not offer moves, the board is only looked at. */
const inert = (update: Update, step: Step): Update => (offers(step) ? update : silent(update))

function silent(update: Update): Update {
  const { view } = update.game
  return { ...update, game: { ...update.game, offers: [], view: view && { ...view, decision: null } } }
}
