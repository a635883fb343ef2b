import type { Odds } from '../markets/price.ts'
import type { TotalOdds } from './total-odds.ts'

export const oddsFormats = ['decimal', 'fractional', 'american'] as const
export type OddsFormat = (typeof oddsFormats)[number]

const divisorOf = (a: number, b: number): number => (b === 0 ? a : divisorOf(b, a % b))

const fraction = (odds: Odds): string => {
  const win = odds - 100
  const by = divisorOf(win, 100)
  return `${win / by}/${100 / by}`
}

/** What 100 wins, or what must be staked to win 100. */
const american = (odds: Odds): string => {
  if (odds >= 200) return `+${odds - 100}`
  return `-${Math.round(10_000 / (odds - 100))}`
}

/** A price in the reader's format; decimals in the reader's language. */
export const writeOdds = (odds: Odds, format: OddsFormat, decimalSign: ',' | '.'): string => {
  switch (format) {
    case 'decimal':
      return `${Math.floor(odds / 100)}${decimalSign}${String(odds % 100).padStart(2, '0')}`
    case 'fractional':
      return fraction(odds)
    case 'american':
      return american(odds)
    default:
      return format satisfies never
  }
}

/**
 * The odds of a multiple. Fractional and American odds cannot be written exactly in few characters, so
 * the decimal odds, from which the return is computed, are added.
 */
export const writeTotalOdds = (
  total: TotalOdds,
  format: OddsFormat,
  decimalSign: ',' | '.',
): string => {
  const signs = String(total.units).padStart(total.digits + 1, '0')
  const decimal = `${signs.slice(0, -total.digits)}${decimalSign}${signs.slice(-total.digits)}`
  if (format === 'decimal') return decimal
  const hundredths = Number(signs.slice(0, -total.digits + 2 || undefined))
  return `${writeOdds(hundredths, format, decimalSign)} (${decimal})`
}
