/** The lobby as the server sends it. */

import { invitations, socketAddress } from './api'
import { LastingSocket } from './socket.svelte'
import { shell } from '../shell/shell.svelte'
import type { InvitationShown, LobbyNews, LobbyShown } from '../wire/types'

export class Lobby {
  shown = $state.raw<LobbyShown | null>(null)
  invitations = $state.raw<InvitationShown[]>([])
  /** Counts what has changed of mine. */
  mine = $state(0)
  readonly #socket: LastingSocket<LobbyNews>

  constructor() {
    this.#socket = new LastingSocket(() => socketAddress('lobby/live'), {
      // Nobody told us what has changed in between.
      opened: (again) => again && this.#mineChanged(),
      received: (news) => this.#take(news),
    })
    void this.readInvitations()
  }

  get connected(): boolean {
    return this.#socket.connected
  }

  async readInvitations(): Promise<void> {
    try {
      this.invitations = await invitations()
    } catch {
      // Without a connection there are none; the lost connection is shown.
    }
  }

  close(): void {
    this.#socket.close()
  }

  #take(news: LobbyNews): void {
    if (news.type === 'lobby') this.shown = news
    else if (news.type === 'reload') shell.fresh = true
    else if (news.type === 'mine') this.#mineChanged()
  }

  #mineChanged(): void {
    this.mine += 1
    void this.readInvitations()
  }
}
