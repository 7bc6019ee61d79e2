const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR

/** 4:07, 1:04:07, or days from two days on. */
export function timeText(milliseconds: number, days: (number: number) => string): string {
  if (milliseconds >= 2 * DAY) return days(Math.floor(milliseconds / DAY))
  const seconds = Math.floor(milliseconds / SECOND)
  const two = (number: number) => String(number).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  if (milliseconds < HOUR) return `${minutes}:${two(seconds % 60)}`
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
}
