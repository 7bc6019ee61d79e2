/** A table that stays up to date: it listens, sends asks, and reconnects. */

import { Analysis } from '../analysis/analysis.svelte'
import { Game } from '../game/game.svelte'
import { actorOf } from '../game/log'
import { Hints } from '../hint/hints.svelte'
import { settings } from '../settings/settings.svelte'
import { shell } from '../shell/shell.svelte'
import type { Catalogue } from '../texts/catalogue'
import type { Answer, Asked, Entry, TableShown, ToClient, Update } from '../wire/types'
import * as api from './api'
import { Chat } from './chat.svelte'

const SOONEST = 500
const LATEST = 15_000
/** How often to ping the server, and the timeout for its answer. */
const PING_EVERY = 20_000
const PATIENCE = 8_000
/** How long the answer to an ask may take. */
const ANSWER_WITHIN = 20_000
/** The server was updated since this page was loaded: it sends nothing more. */
const OTHER_BUILD = 4409
/** What happens to seats changes what is mine. */
const ABOUT_SEATS = new Set(['joined', 'left', 'removed', 'taken_over', 'given_back', 'closed'])

/** An ask: the server carries out each key once, however often it is sent. */
interface PendingAsk {
  verb: api.Ask
  body: { at: number | null; key: string }
}

export class Live {
  connected = $state(true)
  problem = $state('')
  /** The ask that has not been answered yet. */
  pending = $state.raw<PendingAsk | null>(null)
  /** What happened while disconnected, until it has been read. */
  missed = $state.raw<Entry[]>([])
  table = $state.raw<TableShown>() as TableShown
  readonly game: Game
  readonly chat: Chat
  readonly analysis: Analysis
  readonly hints: Hints
  #socket: WebSocket | undefined
  #wait = SOONEST
  #timer: ReturnType<typeof setTimeout> | undefined
  #pinging: ReturnType<typeof setInterval> | undefined
  #doubt: ReturnType<typeof setTimeout> | undefined
  #sending = false
  /** Waits for the answer to the ask that was sent over the socket; nothing if that has closed. */
  #answered: ((answer: Answer | null) => void) | undefined
  #closed = false

  constructor(
    table: TableShown,
    readonly catalogue: () => Catalogue,
  ) {
    this.table = table
    const play = (moves: string[]) => void this.#ask('moves', { moves, confirm: settings.automatic })
    const look = (entry: number, scoring = false) =>
      void (location.hash = `#/table/${table.id}/at/${entry}${scoring ? '/scoring' : ''}`)
    this.game = new Game(table.now, table.mine, catalogue, play, look)
    this.chat = new Chat(table.id)
    this.analysis = new Analysis(table.id, this.game)
    this.hints = new Hints(table.id, this.game)
    addEventListener('online', this.retry)
    document.addEventListener('visibilitychange', this.#seenAgain)
    this.#listen()
  }

  undo = () => this.#ask('undo')
  restart = () => this.#ask('restart')
  rewind = () => this.#ask('rewind')
  confirm = () => this.#ask('confirm')
  /** An ask about the table rather than the game, without the number of entries seen. */
  manage = (verb: api.Ask, more: object = {}) => this.#ask(verb, more, null)

  whyNot = (moves: string[]) => api.whyNot(this.table.id, moves)
  preview = (moves: string[]) => api.preview(this.table.id, moves)

  /** Close the message that is open. */
  dismiss(): void {
    if (this.missed.length) this.missed = []
    else this.problem = ''
  }

  /** Try to connect now, without waiting any longer. */
  retry = () => {
    if (this.connected || this.#closed) return
    clearTimeout(this.#timer)
    this.#socket?.close()
    this.#wait = SOONEST
    this.#listen()
  }

  close(): void {
    this.#closed = true
    this.analysis.close()
    removeEventListener('online', this.retry)
    document.removeEventListener('visibilitychange', this.#seenAgain)
    clearTimeout(this.#timer)
    this.#quiet()
    this.#socket?.close()
  }

  // ---- asking -------------------------------------------------------------------------------

  async #ask(
    verb: api.Ask,
    more: object = {},
    at: number | null = this.game.received.latest,
  ): Promise<void> {
    // A pending ask is answered first: it may change what is possible.
    if (this.pending) return
    this.problem = ''
    this.missed = []
    this.game.shown.hurry()
    this.pending = { verb, body: { at, key: api.key(), ...more } }
    await this.#send()
  }

  /** Send an ask; without an answer it is kept, and sent again when connected. */
  async #send(): Promise<void> {
    const pending = this.pending
    if (!pending || this.#sending) return
    this.#sending = true
    try {
      const answer =
        this.#socket?.readyState === WebSocket.OPEN
          ? await this.#overSocket(this.#socket, pending)
          : await api.ask(this.table.id, pending.verb, pending.body)
      this.pending = null
      // Without an update it is what the socket has brought before.
      if (answer) this.#take(answer)
    } catch (error) {
      if (error instanceof api.Refused) {
        this.pending = null
        if (error.refusal.changed) this.#take(error.refusal.changed)
        this.problem = error.message
      } else this.#socket?.close()
    } finally {
      this.#sending = false
    }
  }

  /** Costs the server much less than a request. */
  async #overSocket(socket: WebSocket, { verb, body }: PendingAsk): Promise<Update | null> {
    const asked: Asked = { type: 'ask', verb, ask: body, language: settings.language }
    const answer = await new Promise<Answer | null>((resolve) => {
      const late = setTimeout(() => resolve(null), ANSWER_WITHIN)
      this.#answered = (told) => {
        if (told && told.key !== body.key) return
        clearTimeout(late)
        resolve(told)
      }
      socket.send(JSON.stringify(asked))
    })
    this.#answered = undefined
    if (!answer) throw new Error('no answer')
    if (answer.refusal) throw new api.Refused(answer.refusal, answer.status)
    return answer.update ?? null
  }

  // ---- listening ----------------------------------------------------------------------------

  #take(update: Update): void {
    const seen = this.game.received.latest
    if (update.at <= seen) return
    this.game.receive(update)
    const news = update.entries.filter((entry) => entry.n > seen)
    if (news.some((entry) => ABOUT_SEATS.has(entry.act.act)) || update.game.phase === 'over') {
      void this.#lookAgain()
    }
    // When a game is over, everybody may read everything.
    if (news.length && update.game.phase === 'over') void this.chat.read()
  }

  async #lookAgain(): Promise<void> {
    try {
      this.table = await api.table(this.table.id)
      this.game.received.sit(this.table.mine)
    } catch {
      // Just disconnected: the next change of seats tries again.
    }
  }

  #listen(): void {
    const socket = new WebSocket(api.liveAddress(this.table.id, this.game.received.latest, this.chat.last))
    this.#socket = socket
    const wasLost = !this.connected
    socket.onopen = () => {
      this.connected = true
      this.#wait = SOONEST
      this.#pinging = setInterval(() => this.#ping(socket), PING_EVERY)
      void this.#send()
      if (wasLost) void shell.check()
    }
    let first = true
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.#doubt)
      const message = JSON.parse(event.data) as ToClient
      if (message.type === 'chat') this.chat.hear(message)
      else if (message.type === 'presence') this.chat.presence = message
      else if (message.type === 'reload') shell.fresh = true
      else if (message.type === 'answer') this.#answered?.(message)
      else if (message.type === 'update') {
        if (wasLost && first) this.#remember(message)
        first = false
        this.#take(message)
      }
    }
    socket.onclose = (event) => {
      if (this.#closed || socket !== this.#socket) return
      this.#answered?.(null)
      this.#quiet()
      this.connected = false
      if (event.code === OTHER_BUILD) return
      this.#timer = setTimeout(() => this.#listen(), this.#wait * (0.75 + Math.random() / 2))
      this.#wait = Math.min(2 * this.#wait, LATEST)
    }
  }

  /** What others did while this page was disconnected. */
  #remember(update: Update): void {
    const seen = this.game.received.latest
    const mine = (entry: Entry) => this.game.received.mine.includes(actorOf(entry.act))
    this.missed = update.entries.filter(
      (entry) => entry.n > seen && entry.facts.length > 0 && !mine(entry),
    )
  }

  /** A connection can die silently. */
  #ping(socket: WebSocket): void {
    clearTimeout(this.#doubt)
    this.#doubt = setTimeout(() => socket.close(), PATIENCE)
    socket.send(JSON.stringify({ type: 'ping' }))
  }

  #quiet(): void {
    clearInterval(this.#pinging)
    clearTimeout(this.#doubt)
  }

  #seenAgain = () => {
    if (document.visibilityState === 'visible') this.retry()
  }
}
