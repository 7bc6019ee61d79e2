import type { Reason, Seen, Update } from '../wire'

/** What `tools.page.moments` writes. */
export interface Moment {
  name: string
  mine: number[]
  update: Update
  why: Record<string, Reason>
  /** The view before the move that ended a century. */
  before: Seen | null
}
