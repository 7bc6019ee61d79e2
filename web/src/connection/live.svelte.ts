/** A table that stays up to date: it listens, and sends asks. */

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
import { LastingSocket } from './socket.svelte'

/** How long the answer to an ask may take. */
const ANSWER_WITHIN = 20_000
/** What happens to seats changes what is mine. */
const ABOUT_SEATS = new Set(['joined', 'left', 'removed', 'taken_over', 'given_back', 'closed'])

/** An ask: the server carries out each key once, however often it is sent. */
interface PendingAsk {
  verb: api.Ask
  /** What was pressed, and in which state of the game. */
  press: string
  body: { at: number | null; key: string }
}

export class Live {
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
  readonly #socket: LastingSocket<ToClient>
  /** The next update has what happened while disconnected. */
  #catchesUp = false
  #sending = false
  /** What was pressed while an ask is pending, and how it goes on. */
  readonly #waiting = new Map<string, () => void>()
  /** Waits for the answer to the ask that was sent over the socket; nothing if that has closed. */
  #answered: ((answer: Answer | null) => void) | undefined

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
    this.#socket = new LastingSocket(
      () => api.liveAddress(table.id, this.game.received.latest, this.chat.last),
      {
        opened: (again) => this.#opened(again),
        received: (message) => this.#hear(message),
        lost: () => this.#answered?.(null),
      },
    )
  }

  get connected(): boolean {
    return this.#socket.connected
  }

  undo = () => this.#ask('undo')
  restart = () => this.#ask('restart')
  rewind = () => this.#ask('rewind')
  confirm = () => this.#ask('confirm')
  /** An ask about the table rather than the game, without the number of entries seen. */
  manage = (verb: api.Ask, more: object = {}) => this.#ask(verb, more, null)

  whyNot = (moves: string[]) => api.whyNot(this.table.id, moves)
  preview = (moves: string[]) => api.preview(this.table.id, moves, this.game.received.latest)

  /** Close the message that is open. */
  dismiss(): void {
    if (this.missed.length) this.missed = []
    else this.problem = ''
  }

  /** Try to connect now, without waiting any longer. */
  retry = () => this.#socket.retry()

  close(): void {
    this.analysis.close()
    this.#socket.close()
  }

  // ---- asking -------------------------------------------------------------------------------

  /**
   * One ask at a time: what is pressed meanwhile waits. News of what an ask did may come before
   * its answer, and the next press is about that. The same press twice is one ask.
   */
  async #ask(
    verb: api.Ask,
    more: object = {},
    at: number | null = this.game.received.latest,
  ): Promise<void> {
    const press = JSON.stringify([verb, at, more])
    if (press === this.pending?.press || this.#waiting.has(press)) return
    while (this.pending) {
      await new Promise<void>((settled) => this.#waiting.set(press, settled))
    }
    // What was pressed may have become impossible meanwhile.
    if (at !== null && at !== this.game.received.latest) return
    this.problem = ''
    this.missed = []
    this.game.shown.hurry()
    this.pending = { verb, press, body: { at, key: api.key(), ...more } }
    await this.#send()
  }

  /** The pending ask has its answer: those that wait for it go on. */
  #settle(): void {
    this.pending = null
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const settled of waiting) settled()
  }

  /** Send an ask; without an answer it is kept, and sent again when connected. */
  async #send(): Promise<void> {
    const pending = this.pending
    if (!pending || this.#sending) return
    this.#sending = true
    try {
      const answer = this.#socket.isOpen
        ? await this.#overSocket(pending)
        : await api.ask(this.table.id, pending.verb, pending.body)
      this.#settle()
      // Without an update it is what the socket has brought before.
      if (answer) this.#take(answer)
    } catch (error) {
      if (error instanceof api.Refused) {
        this.#settle()
        if (error.refusal.changed) this.#take(error.refusal.changed)
        this.problem = error.message
      } else this.#socket.drop()
    } finally {
      this.#sending = false
    }
  }

  /** Costs the server much less than a request. */
  async #overSocket({ verb, body }: PendingAsk): Promise<Update | null> {
    const asked: Asked = { type: 'ask', verb, ask: body, language: settings.language }
    const answer = await new Promise<Answer | null>((resolve) => {
      const late = setTimeout(() => resolve(null), ANSWER_WITHIN)
      this.#answered = (answer) => {
        if (answer && answer.key !== body.key) return
        clearTimeout(late)
        resolve(answer)
      }
      this.#socket.send(asked)
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

  #opened(again: boolean): void {
    this.#catchesUp = again
    void this.#send()
    if (again) void shell.check()
  }

  #hear(message: ToClient): void {
    if (message.type === 'chat') this.chat.hear(message)
    else if (message.type === 'presence') this.chat.presence = message
    else if (message.type === 'reload') shell.fresh = true
    else if (message.type === 'answer') this.#answered?.(message)
    else if (message.type === 'update') {
      if (this.#catchesUp) this.#remember(message)
      this.#catchesUp = false
      this.#take(message)
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
}
