/** A WebSocket that lasts: it is pinged, and opened again when it is lost. */

const SOONEST = 500
const LATEST = 15_000
/** How often to ping the server, and the timeout for its answer. */
const PING_EVERY = 20_000
const PATIENCE = 8_000
/** The server was updated since this page was loaded: it sends nothing more. */
const OTHER_BUILD = 4409

interface Events<Message> {
  /** It is open; `again` if it was lost before. */
  opened: (again: boolean) => void
  received: (message: Message) => void
  lost?: () => void
}

export class LastingSocket<Message> {
  connected = $state(true)
  #socket: WebSocket
  #wait = SOONEST
  #timer: ReturnType<typeof setTimeout> | undefined
  #pinging: ReturnType<typeof setInterval> | undefined
  #doubt: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(
    /** Called each time it is opened: the address says what was received so far. */
    private readonly address: () => string,
    private readonly on: Events<Message>,
  ) {
    addEventListener('online', this.retry)
    document.addEventListener('visibilitychange', this.#seenAgain)
    this.#socket = this.#open()
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  send(message: object): void {
    this.#socket.send(JSON.stringify(message))
  }

  /** Try to connect now, without waiting any longer. */
  retry = () => {
    if (this.connected || this.#closed) return
    clearTimeout(this.#timer)
    this.#socket.close()
    this.#wait = SOONEST
    this.#socket = this.#open()
  }

  /** Give up a connection on which nothing arrives; another one follows. */
  drop(): void {
    this.#socket.close()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.retry)
    document.removeEventListener('visibilitychange', this.#seenAgain)
    clearTimeout(this.#timer)
    this.#quiet()
    const socket = this.#socket
    socket.onmessage = socket.onclose = null
    // Browsers warn of a WebSocket that is closed before it is open.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
    else socket.close()
  }

  #open(): WebSocket {
    const socket = new WebSocket(this.address())
    socket.onopen = () => {
      const again = !this.connected
      this.connected = true
      this.#wait = SOONEST
      this.#pinging = setInterval(() => this.#ping(socket), PING_EVERY)
      this.on.opened(again)
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.#doubt)
      this.on.received(JSON.parse(event.data) as Message)
    }
    socket.onclose = (event) => {
      if (this.#closed || socket !== this.#socket) return
      this.on.lost?.()
      this.#quiet()
      this.connected = false
      if (event.code === OTHER_BUILD) return
      const soon = this.#wait * (0.75 + Math.random() / 2)
      this.#timer = setTimeout(() => (this.#socket = this.#open()), soon)
      this.#wait = Math.min(2 * this.#wait, LATEST)
    }
    return socket
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
