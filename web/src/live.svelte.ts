/** A table that stays up to date: it listens, asks, and comes back by itself when cut off. */

import * as api from './api'
import { Game } from './game.svelte'
import { settings } from './settings.svelte'
import type { Catalogue } from './texts/catalogue'
import type { Table, Update } from './wire'

const SOONEST = 500
const LATEST = 15_000

export class Live {
  connected = $state(true)
  busy = $state(false)
  problem = $state('')
  readonly game: Game
  #socket: WebSocket | undefined
  #wait = SOONEST
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  /** What I hold changes when I sit down or stand up. */
  table = $state.raw<Table>() as Table

  constructor(table: Table, catalogue: Catalogue) {
    this.table = table
    this.game = new Game(table.now, table.mine, catalogue, (moves) => void this.play(moves))
    this.#listen()
  }

  async play(moves: string[]): Promise<void> {
    await this.#ask('moves', { moves, confirm: settings.automatic })
  }
  undo = () => this.#ask('undo')
  restart = () => this.#ask('restart')
  confirm = () => this.#ask('confirm')
  /** Something about the table rather than the game; it does not matter what was seen. */
  manage = (verb: api.Ask, more: object = {}) => this.#ask(verb, more, null)

  /** Find out why something cannot be chosen, once for each position. */
  async wonder(move: string): Promise<void> {
    const at = this.game.update.at
    if (this.game.reasons[move]) return
    const { reason } = await api.whyNot(this.table.id, move)
    if (reason && at === this.game.update.at) {
      this.game.reasons = { ...this.game.reasons, [move]: reason }
    }
  }

  /** Find out how the century would be scored after moves, once for each position. */
  async foresee(moves: string[]): Promise<void> {
    const at = this.game.update.at
    const key = moves.join(',')
    if (key in this.game.forecasts) return
    const { forecast } = await api.preview(this.table.id, moves)
    if (at === this.game.update.at) {
      this.game.forecasts = { ...this.game.forecasts, [key]: forecast }
    }
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  /** One ask at a time: what is asked meanwhile would be about a game that has changed. */
  async #ask(
    verb: api.Ask,
    more: object = {},
    at: number | null = this.game.latest,
  ): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.problem = ''
    try {
      this.#take(await api.ask(this.table.id, verb, at, more))
    } catch (error) {
      if (!(error instanceof api.Refused)) {
        this.connected = false
        return
      }
      if (error.refusal.changed) this.#take(error.refusal.changed)
      this.problem = error.message
    } finally {
      this.busy = false
    }
  }

  #take(update: Update): void {
    this.game.receive(update)
  }

  #listen(): void {
    const socket = new WebSocket(api.liveAddress(this.table.id, this.game.latest))
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
