/** Whether this browser is sent notices: its own subscription, which the server is told of. */

import * as api from '../connection/api'

export type Outcome = 'on' | 'off' | 'refused' | 'impossible'

export const possible = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && isSecureContext

const manager = async (): Promise<PushManager> => (await navigator.serviceWorker.ready).pushManager

/** base64url as bytes. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0))
}

/** The browser asks for permission; without it nothing is switched on. */
export async function subscribe(key: string): Promise<Outcome> {
  if (!possible()) return 'impossible'
  if ((await Notification.requestPermission()) !== 'granted') return 'refused'
  const applicationServerKey = bytes(key)
  const push = await manager()
  const old = await push.getSubscription()
  const known = old?.options.applicationServerKey
  // A subscription is for one key; the server may have been set up again.
  if (old && known && !same(new Uint8Array(known), applicationServerKey)) await old.unsubscribe()
  let made: PushSubscription
  try {
    made = await push.subscribe({ userVisibleOnly: true, applicationServerKey })
  } catch {
    return 'impossible'
  }
  const { endpoint, keys } = made.toJSON()
  await api.addDevice({ endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } })
  return 'on'
}

export async function unsubscribe(): Promise<void> {
  if (!possible()) return
  await (await (await manager()).getSubscription())?.unsubscribe()
}

const same = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, k) => byte === other[k])
