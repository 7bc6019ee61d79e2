/** What the pointer or the focus is on, the selected action, and choosing. */

import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import type { Fact, Offer, Reason, SeenForecast } from '../wire/types'
import type { Received } from './received.svelte'
import type { Shown } from './shown.svelte'
import { ACTIONS, actionFor, foreseen, goesOn, isDirect, isPlace, type Way, waysOf } from './ways'

/** What aims: a mouse, the focus of a keyboard, or a finger. */
type Means = 'mouse' | 'focus' | 'touch'
/** The most choices that have a button below the board; more are found on it. */
const MOST_LISTED = 6
/** Two taps within this time, in milliseconds, and this distance, in pixels, are a double tap. */
const DOUBLE = { time: 400, distance: 40 }

export class Aim {
  /** What the pointer or the focus is on: a move such as "por1" or "rel", legal or not. */
  move = $state<string | null>(null)
  /** The player whose buildings are looked at. */
  seat = $state<number | null>(null)
  /** What was clicked and cannot be chosen: the reason is shown beside it. */
  refused = $state<string | null>(null)
  #means = $state<Means>('mouse')
  /** An action, and the position it was selected in: in the next one it is no longer selected. */
  #picked = $state.raw<{ action: string; at: number } | null>(null)

  /** The selected action, while its site, leader or zone is not chosen. */
  readonly action: string | null = $derived.by(() =>
    this.#picked?.at === this.shown.update.at ? this.#picked.action : null,
  )
  readonly offers: Offer[] = $derived.by(() => (this.shown.isMine ? this.shown.game.offers : []))
  readonly ways: Map<string, Way> = $derived(waysOf(this.offers, this.action))
  /** The choices that have a button below the board: the actions, few choices, or what is nowhere else. */
  readonly listed: Way[] = $derived.by(() => {
    if (this.shown.decision?.effect === 'action') return ACTIONS.flatMap((action) => this.ways.get(action) ?? [])
    const direct = [...this.ways.values()].filter(isDirect)
    return direct.length <= MOST_LISTED ? direct : direct.filter((way) => !isPlace(way))
  })
  /** What a finger has touched: it is explained, and not chosen yet. */
  readonly touched: string | null = $derived(this.#means === 'touch' ? this.move : null)
  /** The way to what is aimed at; if there is none, perhaps the reason why. */
  readonly way = $derived(this.move === null ? undefined : this.ways.get(this.move))
  readonly reason: Reason | undefined = $derived.by(() =>
    this.move === null || this.way ? undefined : this.received.reasons[this.move],
  )
  /** What would happen on the way, and how the century would be scored then. */
  readonly ahead: Fact[] = $derived(
    this.way ? [...(this.way.lead?.facts ?? []), ...this.way.offer.facts] : [],
  )
  readonly forecast: SeenForecast | null = $derived.by(
    () => (this.way && this.received.forecasts[this.way.moves.join(',')]) ?? null,
  )
  /** Whether the scoring after the move that is aimed at is still to come from the server. */
  readonly isAsking: boolean = $derived.by(
    () => this.way !== undefined && foreseen(this.way) && !(this.way.moves.join(',') in this.received.forecasts),
  )

  constructor(
    private readonly received: Received,
    private readonly shown: Shown,
    private readonly play: (moves: string[]) => void,
  ) {}

  at(move: string | null, means: Means = 'mouse'): void {
    this.move = move
    this.#means = means
    this.seat = null
  }

  refuse(move: string | null): void {
    this.refused = move
  }

  /** Aim at nothing, unless the aim has changed in the meantime, or came by other means. */
  leave(move: string, means: Means = this.#means): void {
    if (this.move === move && this.#means === means) this.move = null
  }

  /**
   * `{@attach aim.target(move)}`: aim at a move while the mouse or the focus is on an element. The
   * first touch of it aims, and is no click; unless it is `plain`, and needs no explanation.
   */
  target(move: string, plain = false): Attachment {
    return (element) => {
      ;(element as HTMLElement).dataset.move = move
      let looks = false
      const down = (event: Event) => {
        looks = !plain && (event as PointerEvent).pointerType !== 'mouse' && this.touched !== move
      }
      const click = (event: Event) => {
        // A key clicks, too.
        if (!looks || (event as MouseEvent).detail === 0) return
        looks = false
        event.stopPropagation()
        this.at(move, 'touch')
      }
      const off = [
        on(element, 'pointerenter', (event) => isMouse(event) && this.at(move)),
        // Something else may have been aimed at since.
        on(element, 'pointermove', (event) => isMouse(event) && this.move !== move && this.at(move)),
        on(element, 'pointerleave', () => this.leave(move, 'mouse')),
        on(element, 'focus', () => element.matches(':focus-visible') && this.at(move, 'focus')),
        on(element, 'blur', () => this.leave(move, 'focus')),
        on(element, 'pointerdown', down),
        on(element, 'click', click, { capture: true }),
      ]
      return () => {
        off.forEach((each) => each())
        this.leave(move)
      }
    }
  }

  /**
   * `{@attach aim.player(seat)}`: look at a player's buildings while the mouse or the focus is on an
   * element, or from one tap to the next.
   */
  player(seat: number): Attachment {
    return (element) => {
      const look = () => (this.seat = seat)
      const tap = (event: Event) => {
        if (isMouse(event)) return
        const looked = this.seat === seat
        this.at(null)
        if (!looked) look()
      }
      const leave = () => {
        if (this.seat === seat) this.seat = null
      }
      const off = [
        on(element, 'pointerenter', (event) => isMouse(event) && look()),
        on(element, 'pointerleave', (event) => isMouse(event) && leave()),
        on(element, 'focusin', look),
        on(element, 'focusout', leave),
        on(element, 'click', tap),
      ]
      return () => {
        off.forEach((each) => each())
        leave()
      }
    }
  }

  /**
   * `{@attach aim.once}`: within an element, the second press of a double click or a double tap does
   * not answer the question that the first one has led to.
   */
  readonly once: Attachment = (element) => {
    let first: { press: MouseEvent; question: string } | null = null
    const click = (event: Event) => {
      const press = event as MouseEvent
      const question = `${this.shown.update.at} ${this.action}`
      const isNext = first !== null && first.question !== question && isSecond(press, first.press)
      if (!isNext) first = { press, question }
      else if ((press.target as Element).closest('[data-move], .choices')) press.stopPropagation()
    }
    return on(element, 'click', click, { capture: true })
  }

  /** Follow the way to a target; an action without a target is selected first. */
  take(move: string): void {
    const way = this.ways.get(move)
    if (!way) return
    if (way.offer.kind === 'action' && goesOn(way.offer)) {
      this.#picked = this.action === move ? null : { action: move, at: this.shown.update.at }
      return
    }
    this.release()
    this.play(way.moves)
  }

  /** How many workers can be chosen with a zone. */
  numbers(move: string): Way[] {
    return [...this.ways.values()].filter((way) => way.lead?.move === move && way.offer.kind === 'number')
  }

  /** Deselect the action, and aim at nothing. */
  release(): void {
    this.#picked = null
    this.at(null)
  }

  /** A move with the action that it would belong to, where that is not chosen yet. */
  chain(move: string): string[] {
    if (this.shown.decision?.effect !== 'action') return [move]
    const action = actionFor(move, this.shown.site(move)?.mark === 'under_construction')
    return action ? [action, move] : [move]
  }
}

/** Whether a press is part of a double click, or of a double tap, which browsers do not count. */
function isSecond(press: MouseEvent, first: MouseEvent): boolean {
  if (press.detail === 0) return false
  if (isMouse(press)) return press.detail > 1
  const distance = Math.hypot(press.clientX - first.clientX, press.clientY - first.clientY)
  return press.timeStamp - first.timeStamp < DOUBLE.time && distance < DOUBLE.distance
}

const isMouse = (event: Event): boolean => (event as PointerEvent).pointerType === 'mouse'
