/** Parts of the page that a first visit does without until they are needed. */

import { patiently } from './connection/patience'

/** Milliseconds after which they are loaded even if the browser is never idle, as on a slow or busy device. */
const AT_LATEST = 2000

export class Later<Parts> {
  #parts = $state.raw<Parts>()
  #loading: Promise<Parts> | undefined

  constructor(private readonly fetch: () => Promise<Parts>) {}

  /** The parts, as soon as they are there: reading this loads them. */
  get parts(): Parts | undefined {
    void this.load()
    return this.#parts
  }

  load(): Promise<Parts> {
    this.#loading ??= patiently(this.fetch, new AbortController().signal, () => {}).then(
      (parts) => (this.#parts = parts),
    )
    return this.#loading
  }

  /** Load them when the browser has nothing else to do, or a little later. */
  prepare(): void {
    if (this.#loading) return
    // Safari has no such callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => void this.load(), { timeout: AT_LATEST })
    else setTimeout(() => void this.load(), 200)
  }

  /** Load them when a finger, the mouse or the focus comes to an element: its click does not wait for them. */
  soon = (element: HTMLElement) => {
    const load = () => void this.load()
    element.addEventListener('pointerenter', load)
    element.addEventListener('focusin', load)
  }
}
