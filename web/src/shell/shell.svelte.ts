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
 * What is loaded before the worker answers is kept for offline use, too: it is requested once more, through the
 * worker, from the browser's cache. On a slow device the worker may come long after the first parts.
 */
function keepForOffline(): void {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) keepWhatIsLoaded()
  else serviceWorker.addEventListener('controllerchange', keepWhatIsLoaded, { once: true })
}

/** So far, and while the page is open: a part may be on its way when the worker takes over. */
function keepWhatIsLoaded(): void {
  new PerformanceObserver((list) => {
    for (const { name, workerStart } of list.getEntries() as PerformanceResourceTiming[]) {
      if (workerStart === 0 && name.includes('/assets/')) void fetch(name).catch(() => undefined)
    }
  }).observe({ type: 'resource', buffered: true })
}
