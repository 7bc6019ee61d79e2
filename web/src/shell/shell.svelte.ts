/** The installed page: cached, and updated when the server has another build. */

const TAKE_OVER = 'take over'

class Shell {
  /** Whether the server has another build than the one that runs here. */
  fresh = $state(false)
  readonly build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? ''
  #registration: ServiceWorkerRegistration | undefined
  #reloading = false

  /** Cache the page for offline use. Browsers allow that only on secure connections. */
  async install(): Promise<void> {
    if (!this.build || !('serviceWorker' in navigator)) return
    const { serviceWorker } = navigator
    const first = !serviceWorker.controller
    serviceWorker.addEventListener('controllerchange', () => {
      if (this.#reloading) location.reload()
      else if (!first) this.fresh = true
    })
    try {
      this.#registration = await serviceWorker.register('sw.js', { updateViaCache: 'none' })
      if (first) keepForOffline()
    } catch {
      // Without a cache the page still works.
    }
  }

  /** Ask the server which build it has. */
  async check(): Promise<void> {
    if (!this.build) return
    try {
      const answer = await fetch('build.txt', { cache: 'no-store' })
      if (!answer.ok || (await answer.text()).trim() === this.build) return
      this.fresh = true
      await this.#registration?.update()
    } catch {
      // Without the server there is nothing newer.
    }
  }

  /** A notice of the browser that leads to an address of the page. */
  async notify(title: string, address: string): Promise<void> {
    if (!('Notification' in window) || Notification.permission !== 'granted') return
    const data = new URL(address, location.href).href
    const options = { tag: address, icon: 'icon-192.png', data }
    try {
      // Phones show only the notices of a service worker.
      if (this.#registration) return await this.#registration.showNotification(title, options)
      new Notification(title, options).onclick = () => {
        window.focus()
        location.href = data
      }
    } catch {
      // A notice that the browser does not show is not worth an error: the title says the same.
    }
  }

  reload(): void {
    this.#reloading = true
    const waiting = this.#registration?.waiting
    if (waiting) waiting.postMessage(TAKE_OVER)
    else location.reload()
  }
}

export const shell = new Shell()

/**
 * What has been loaded so far is kept for offline use. The worker keeps what passes through it; whatever came
 * before it was there is requested once more, from the browser's cache.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  void navigator.serviceWorker.ready.then(() => {
    // The page may still be loading a part of itself.
    const keep = () => {
      for (const { name } of performance.getEntriesByType('resource')) {
        if (name.includes('/assets/')) void fetch(name).catch(() => undefined)
      }
    }
    keep()
    setTimeout(keep, 1500)
  })
}
