/**
 * Numbers as a language writes them.
 *
 * They are rounded as `src/quebec/texts/numbers.py` rounds them, and not by `Intl`, which goes by
 * the digits of 0.35 instead of its value.
 */

export class Numbers {
  readonly #decimal: Intl.NumberFormat
  readonly #percent: Intl.NumberFormat

  constructor(locale: string) {
    this.#decimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, useGrouping: false })
    this.#percent = new Intl.NumberFormat(locale, { style: 'percent', useGrouping: false })
  }

  /** With one decimal digit; zero after rounding has no minus. */
  decimal(value: number, signed = false): string {
    const rounded = tenths(Math.abs(value))
    const sign = value < 0 && rounded ? '\u2212' : signed ? '+' : ''
    return sign + this.#decimal.format(rounded)
  }

  /** A part of 1, in percent. */
  percent(share: number): string {
    return this.#percent.format(evenly(100 * share) / 100)
  }
}

/** Rounded as Python rounds: halves go to the even number. */
function evenly(value: number): number {
  const below = Math.floor(value)
  return value - below === 0.5 ? below + (below % 2) : Math.round(value)
}

/** With one digit; only odd quarters are exactly halfway between two tenths. */
function tenths(value: number): number {
  const middle = (4 * value) % 2 === 1
  return middle ? evenly(10 * value) / 10 : Number(value.toFixed(1))
}
