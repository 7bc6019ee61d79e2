/** The link to a table: its secret is told only once, so this browser remembers it. */

import * as api from '../api'

export async function linkTo(table: string): Promise<string> {
  const name = `quebec-link-${table}`
  const known = sessionStorage.getItem(name)
  if (known) return known
  const url = (await api.newLink(table)).url ?? ''
  sessionStorage.setItem(name, url)
  return url
}
