/**
 * A game in the page: three stores. Only a store writes its own fields; everybody else reads them
 * and calls its methods.
 */

import { getContext, setContext } from 'svelte'
import type { Catalogue } from '../texts/catalogue'
import type { Update } from '../wire/types'
import { Aim } from './aim.svelte'
import { Received } from './received.svelte'
import { Shown } from './shown.svelte'

export class Game {
  /** What the server has sent. */
  readonly received: Readonly<Received>
  /** The moment on the screen. */
  readonly shown: Readonly<Shown>
  /** What is aimed at. */
  readonly aim: Readonly<Aim>

  constructor(
    first: Update,
    mine: number[],
    catalogue: () => Catalogue,
    play: (moves: string[]) => void,
    /** Look at the moment after an entry; with `scoring`, at the century's end in it. */
    readonly look: (entry: number, scoring?: boolean) => void,
  ) {
    const received = new Received(first, mine)
    const shown = new Shown(first, received, catalogue)
    this.received = received
    this.shown = shown
    this.aim = new Aim(received, shown, play)
  }

  /** An update; shown after those before it. */
  receive(update: Update): void {
    this.received.add(update)
    this.shown.next()
  }

  /** Show another moment, without those in between. */
  jump(update: Update): void {
    this.received.jump(update)
    this.shown.jump(update)
  }
}

const KEY = Symbol('game')
export const provideGame = (game: Game): Game => setContext(KEY, game)
export const useGame = (): Game => getContext<Game>(KEY)
