/** A clock in words, as it was agreed; none is not worth a word. */

import type { Texts } from '../texts/texts'
import type { Clock } from '../wire/types'

export function clockAgreed(clock: Clock, texts: Texts): string {
  if (clock.kind === 'live')
    return texts.say('page-agreed-live', { minutes: clock.minutes ?? 30, seconds: clock.increment ?? 15 })
  return clock.kind === 'correspondence' ? texts.say('page-agreed-days', { days: clock.days ?? 3 }) : ''
}
