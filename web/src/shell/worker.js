/*
 * Keeps the files of one build, so that the page opens at once, and also without the network.
 * What the server says about games is never kept. The build fills in its name and its files.
 */
const BUILD = '@build@'
const FILES = '@files@'.split(' ')
const LATER = '@later@'.split(' ')
const CACHE = `quebec-${BUILD}`
const PAGES = ['', 'index.html', 'join']

const scope = new URL(self.registration.scope)
/** The path of an address below the page's own, or null if it is elsewhere. */
const pathOf = (url) =>
  url.origin === scope.origin && url.pathname.startsWith(scope.pathname)
    ? url.pathname.slice(scope.pathname.length)
    : null

async function keep() {
  const cache = await caches.open(CACHE)
  await cache.addAll([new Request('./', { cache: 'reload' }), ...FILES])
}

/**
 * Builds before this one are not needed any more. But this one was opened before its worker was there: what it
 * loaded then, such as the texts in one language, is in the cache of the last one.
 */
async function tidy() {
  const cache = await caches.open(CACHE)
  for (const name of await caches.keys()) {
    if (!name.startsWith('quebec-') || name === CACHE) continue
    const last = await caches.open(name)
    for (const request of await last.keys()) {
      if (LATER.includes(pathOf(new URL(request.url)))) await cache.put(request, await last.match(request))
    }
    await caches.delete(name)
  }
  await self.clients.claim()
}

/** The page as the server has it; without the server, as it was kept. */
async function page(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match('./', { cacheName: CACHE })
    if (!kept) throw error
    return kept
  }
}

const file = async (request) =>
  (await caches.match(request, { cacheName: CACHE })) ?? fetch(request)

/** What is opened later has its content's hash in its name, too: it is kept when it was loaded once. */
async function later(request) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) => event.waitUntil(tidy()))
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting()
})
/** A notice leads to its table: in a window that shows the page already, if there is one. */
async function open(address) {
  const windows = await self.clients.matchAll({ type: 'window' })
  const one = windows.find(({ url }) => url === address) ?? windows[0]
  if (!one) return self.clients.openWindow(address)
  await one.focus()
  return one.url === address ? one : one.navigate(address)
}

/** What the server has pushed, as text: nothing in it is markup. */
self.addEventListener('push', (event) => {
  const notice = event.data.json()
  const { title, body, lang, table, kind } = notice
  const data = new URL(`#/table/${encodeURIComponent(table)}`, scope).href
  // A newer notice replaces an older one of the same table, and the browser announces it again.
  const options = { body, lang, data, tag: `${table} ${kind}`, renotify: true, icon: 'icon-192.png' }
  event.waitUntil(self.registration.showNotification(title, options))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const path = pathOf(new URL(request.url))
  if (request.method !== 'GET' || path === null) return
  if (request.mode === 'navigate' && PAGES.includes(path)) event.respondWith(page(request))
  else if (FILES.includes(path)) event.respondWith(file(request))
  else if (path.startsWith('assets/')) event.respondWith(later(request))
})
