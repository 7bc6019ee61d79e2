/** Tables in lists, in words. */

import type { Texts } from '../texts/texts'
import type { Clock, Rating, SeatShown } from '../wire/types'

export function clockText(clock: Clock, texts: Texts): string {
  switch (clock.kind) {
    case 'none':
      return texts.say('meeting-no-clock')
    case 'live':
      return texts.say('meeting-clock-live', { minutes: clock.minutes ?? 30, seconds: clock.increment ?? 15 })
    case 'correspondence':
      return texts.say('meeting-clock-days', { days: clock.days ?? 3 })
  }
}

export function seatName(seat: SeatShown, texts: Texts): string {
  if (seat.kind === 'free') return texts.say('page-free-seat')
  if (seat.kind === 'bot' && seat.name === seat.bot) return texts.bot(seat.bot)
  return seat.name || texts.say(`colour-${seat.colour}`)
}

/** 1512 ± 90: a rating is written without a separator of thousands. */
export const rated = ({ value, error }: Rating, texts: Texts): string =>
  texts.say('meeting-rated-as', { value: String(Math.round(value)), error: String(Math.round(error)) })

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** "3 minutes ago", in the language of the page. */
export function ago(time: string, texts: Texts, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(time)) / 1000)
  const format = new Intl.RelativeTimeFormat(texts.catalogue.language, { numeric: 'auto', style: 'short' })
  for (const [unit, size] of UNITS) if (seconds >= size) return format.format(-Math.floor(seconds / size), unit)
  return format.format(0, 'second')
}

export const day = (time: string, texts: Texts): string =>
  new Intl.DateTimeFormat(texts.catalogue.language, { dateStyle: 'medium' }).format(new Date(time))

export const clockTime = (time: string, texts: Texts): string =>
  new Intl.DateTimeFormat(texts.catalogue.language, { timeStyle: 'short' }).format(new Date(time))

/** 4:07, or days and hours where there is much of it. */
export function left(time: string, texts: Texts, now: number): string {
  const seconds = Math.max(0, Math.floor((Date.parse(time) - now) / 1000))
  const unit = (number: number, name: string) =>
    new Intl.NumberFormat(texts.catalogue.language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(number)
  if (seconds >= 86_400) return `${unit(Math.floor(seconds / 86_400), 'day')} ${unit(Math.floor((seconds % 86_400) / 3600), 'hour')}`
  if (seconds >= 3600) return `${unit(Math.floor(seconds / 3600), 'hour')} ${unit(Math.floor((seconds % 3600) / 60), 'minute')}`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
