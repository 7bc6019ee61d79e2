/** The chat of a table, and who is there. */

import { getContext, setContext } from 'svelte'
import type { ChatLine, ChatLog, Presence } from '../wire/types'
import * as api from './api'

export class Chat {
  lines = $state.raw<ChatLine[]>([])
  /** Those whose lines I do not see. */
  muted = $state.raw<string[]>([])
  presence = $state.raw<Presence | null>(null)
  /** The number of the last line that has been read. */
  seen = $state(0)
  /** The number of the last line that is known. */
  last = 0
  readonly unread = $derived(this.lines.filter((line) => line.n > this.seen).length)

  constructor(readonly table: string) {}

  hear(line: ChatLine): void {
    if (line.n <= this.last) return
    this.last = line.n
    this.lines = [...this.lines, line]
  }

  look(): void {
    this.seen = this.last
  }

  /** Reload everything that I may read. */
  read = async () => this.#take(await api.chat(this.table))

  /** The line comes back like all others, in order. */
  say = (text: string) => api.say(this.table, text)

  mute = async (who: string, muted: boolean) =>
    this.#take(await api.mute(this.table, who, muted))

  #take(log: ChatLog): void {
    this.lines = log.lines
    this.muted = log.muted
    this.last = Math.max(this.last, log.at)
  }
}

const KEY = Symbol('chat')
export const provideChat = (chat: Chat): Chat => setContext(KEY, chat)
export const useChat = (): Chat => getContext<Chat>(KEY)
