/** The lobby as the server sends it: listens, and connects again. */

import { closeSocket, invitations, socketAddress } from './api'
import { shell } from '../shell/shell.svelte'
import type { InvitationShown, LobbyNews, LobbyShown } from '../wire/types'

const SOONEST = 500
const LATEST = 15_000
const PING_EVERY = 20_000
const PATIENCE = 8_000
const OTHER_BUILD = 4409

export class Lobby {
  shown = $state.raw<LobbyShown | null>(null)
  connected = $state(true)
  invitations = $state.raw<InvitationShown[]>([])
  /** Counts what has changed of mine. */
  mine = $state(0)
  #socket: WebSocket | undefined
  #wait = SOONEST
  #timer: ReturnType<typeof setTimeout> | undefined
  #pinging: ReturnType<typeof setInterval> | undefined
  #doubt: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor() {
    addEventListener('online', this.#retry)
    document.addEventListener('visibilitychange', this.#retry)
    this.#listen()
    void this.readInvitations()
  }

  async readInvitations(): Promise<void> {
    try {
      this.invitations = await invitations()
    } catch {
      // Without a connection there are none; the lost connection is shown.
    }
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#retry)
    document.removeEventListener('visibilitychange', this.#retry)
    clearTimeout(this.#timer)
    this.#quiet()
    if (this.#socket) closeSocket(this.#socket)
  }

  #listen(): void {
    const socket = new WebSocket(socketAddress('lobby/live'))
    this.#socket = socket
    socket.onopen = () => {
      if (!this.connected) {
        // Nobody told us what has changed in between.
        this.mine += 1
        void this.readInvitations()
      }
      this.connected = true
      this.#wait = SOONEST
      this.#pinging = setInterval(() => this.#ping(socket), PING_EVERY)
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.#doubt)
      const message = JSON.parse(event.data) as LobbyNews
      if (message.type === 'lobby') this.shown = message
      else if (message.type === 'reload') shell.fresh = true
      else if (message.type === 'mine') {
        this.mine += 1
        void this.readInvitations()
      }
    }
    socket.onclose = (event) => {
      if (this.#closed || socket !== this.#socket) return
      this.#quiet()
      this.connected = false
      if (event.code === OTHER_BUILD) return
      this.#timer = setTimeout(() => this.#listen(), this.#wait * (0.75 + Math.random() / 2))
      this.#wait = Math.min(2 * this.#wait, LATEST)
    }
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

  #retry = () => {
    if (this.connected || this.#closed || document.visibilityState !== 'visible') return
    clearTimeout(this.#timer)
    this.#socket?.close()
    this.#wait = SOONEST
    this.#listen()
  }
}
