/** A table that stays up to date: it listens, asks, and comes back by itself when cut off. */

import * as api from './api'
import { Game } from './game.svelte'
import type { Catalogue } from './texts/catalogue'
import type { Table, Update } from './wire'

const SOONEST = 500
const LATEST = 15_000

export class Live {
  connected = $state(true)
  problem = $state('')
  readonly game: Game
  #socket: WebSocket | undefined
  #wait = SOONEST
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(
    readonly table: Table,
    catalogue: Catalogue,
  ) {
    this.game = new Game(table.now, table.mine, catalogue, (moves) => void this.play(moves))
    this.#listen()
  }

  async play(moves: string[]): Promise<void> {
    await this.#ask('moves', { moves })
  }
  undo = () => this.#ask('undo')
  restart = () => this.#ask('restart')
  confirm = () => this.#ask('confirm')

  /** Find out why something cannot be chosen, once for each position. */
  async wonder(move: string): Promise<void> {
    const at = this.game.update.at
    if (this.game.reasons[move]) return
    const { reason } = await api.whyNot(this.table.id, move)
    if (reason && at === this.game.update.at) {
      this.game.reasons = { ...this.game.reasons, [move]: reason }
    }
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  async #ask(verb: api.Ask, more: object = {}): Promise<void> {
    this.problem = ''
    this.game.asking = true
    try {
      this.#take(await api.ask(this.table.id, verb, this.game.update.at, more))
    } catch (error) {
      if (!(error instanceof api.Refused)) {
        this.connected = false
        return
      }
      if (error.refusal.changed) this.#take(error.refusal.changed)
      this.problem = error.message
    } finally {
      this.game.asking = false
    }
  }

  #take(update: Update): void {
    if (update.at <= this.game.update.at) return
    this.game.reasons = {}
    this.game.receive(update)
  }

  #listen(): void {
    const socket = new WebSocket(api.liveAddress(this.table.id, this.game.update.at))
    this.#socket = socket
    socket.onopen = () => {
      this.connected = true
      this.#wait = SOONEST
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as Update | { type: 'pong' | 'problem' }
      if (message.type === 'update') this.#take(message)
    }
    socket.onclose = () => {
      if (this.#closed) return
      this.connected = false
      this.#timer = setTimeout(() => this.#listen(), this.#wait)
      this.#wait = Math.min(2 * this.#wait, LATEST)
    }
  }
}
