/** The shapes of the players' pieces: players never differ by colour only. */

import type { Colour } from '../wire/types'

export const shapes: Record<Colour, string> = {
  black: 'M-8-8H8V8H-8Z',
  white: 'M-9 0A9 9 0 1 1 9 0A9 9 0 1 1-9 0Z',
  green: 'M0-10L10 8H-10Z',
  orange: 'M0-11L10 0L0 11L-10 0Z',
  pink: 'M-9-9.5H9L3 0L9 9.5H-9L-3 0Z',
}

/** The colour of a mark on a piece. */
export const marks: Record<Colour | 'neutral', string> = {
  black: '#ffffff',
  white: '#2b2620',
  green: '#ffffff',
  orange: '#2b2620',
  pink: '#2b2620',
  neutral: '#2b2620',
}

export const architect =
  'M0-17a6 6 0 0 1 3.4 11C6.5-1.8 8.6 3 9.4 9H-9.4C-8.6 3-6.5-1.8-3.4-6A6 6 0 0 1 0-17zM-12 9.5H12V15H-12z'

export const star = 'M0-5.2L1.5-1.7 5.2-1.4 2.35 1.05 3.25 4.7 0 2.75-3.25 4.7-2.35 1.05-5.2-1.4-1.5-1.7z'
