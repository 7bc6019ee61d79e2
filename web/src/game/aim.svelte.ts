/** What the pointer or the focus is on, the selected action, and choosing. */

import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import type { Fact, Offer, Reason, SeenForecast } from '../wire/types'
import type { Received } from './received.svelte'
import type { Shown } from './shown.svelte'
import { actionFor, goesOn, type Way, waysOf } from './ways'

export class Aim {
  /** What the pointer or the focus is on: a move such as "por1" or "rel", legal or not. */
  move = $state<string | null>(null)
  /** An action, and the position it was selected in: in the next one it is no longer selected. */
  #picked = $state.raw<{ action: string; at: number } | null>(null)

  /** The selected action, while its site, leader or zone is not chosen. */
  readonly action: string | null = $derived.by(() =>
    this.#picked?.at === this.shown.update.at ? this.#picked.action : null,
  )
  readonly offers: Offer[] = $derived.by(() => (this.shown.isMine ? this.shown.game.offers : []))
  readonly ways: Map<string, Way> = $derived(waysOf(this.offers, this.action))
  /** The choices as they are listed: all, or those of the selected action. */
  readonly listed: Way[] = $derived(
    [...this.ways.values()].filter((way) => (this.action ? way.lead?.move === this.action : !way.lead)),
  )
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

  constructor(
    private readonly received: Received,
    private readonly shown: Shown,
    private readonly play: (moves: string[]) => void,
  ) {}

  at(move: string | null): void {
    this.move = move
  }

  /** Aim at nothing, unless the aim has changed in the meantime. */
  leave(move: string): void {
    if (this.move === move) this.move = null
  }

  /**
   * `{@attach aim.target(move)}`: aim at a move while the mouse or the focus is on an element. A
   * finger that touches it gives it the focus.
   */
  target(move: string): Attachment {
    return (element) => {
      const enter = (event: Event) => (event as PointerEvent).pointerType === 'mouse' && this.at(move)
      const off = [
        on(element, 'pointerenter', enter),
        on(element, 'pointerleave', () => this.leave(move)),
        on(element, 'focus', () => this.at(move)),
        on(element, 'blur', () => this.leave(move)),
      ]
      return () => off.forEach((each) => each())
    }
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
    this.at(null)
    this.play(way.moves)
  }

  /** Deselect the action. */
  release(): void {
    this.#picked = null
  }

  /** A move with the action that it would belong to, where that is not chosen yet. */
  chain(move: string): string[] {
    if (this.shown.decision?.effect !== 'action') return [move]
    const action = actionFor(move, this.shown.site(move)?.mark === 'under_construction')
    return action ? [action, move] : [move]
  }
}
