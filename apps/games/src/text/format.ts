import { withMinus } from '@trevo/i18n/format.ts'
import type { DecimalSign } from '@trevo/money/read-typed-money.ts'
import type { Text } from './pt.ts'

export type Formats = {
  /** "12.5" as R$ 12,50. Takes the wire's decimal text, so no digit is lost. */
  readonly money: (decimal: string) => string
  /** With a sign, for results. */
  readonly signed: (decimal: string) => string
  /** 9612 as 96,12 %. */
  readonly percent: (bp: number) => string
  readonly number: (value: number) => string
  /** The sign before the decimals of a number. */
  readonly decimalSign: DecimalSign
  /** 5042 hundredths as 50,42. */
  readonly hundredths: (value: number) => string
  /** 198 hundredths as 1,98×. */
  readonly multiplier: (hundredths: number) => string
  readonly when: (instant: string) => string
  /** A sentence of the rules, whose amounts are in reais, in this game's money. */
  readonly ofRules: (sentence: string) => string
}

/** Formats of a language. Play money has the sign `playSign` and never R$. */
export const formatsOf = ({ locale }: Pick<Text, 'locale'>, playSign?: string): Formats => {
  const brl: Intl.NumberFormatOptions =
    playSign === undefined
      ? { style: 'currency', currency: 'BRL' }
      : { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  const sign = playSign === undefined ? '' : `${playSign}\u00a0`
  const signedSo = (text: string): string => text.replace(/^[+−-]?/, (plus) => plus + sign)
  const money = new Intl.NumberFormat(locale, brl)
  const signed = new Intl.NumberFormat(locale, { ...brl, signDisplay: 'exceptZero' })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 })
  const number = new Intl.NumberFormat(locale)
  const two = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium' })
  return {
    // Decimal text is a StringNumericLiteral: Intl formats it exactly.
    money: (decimal) => signedSo(withMinus(money.format(decimal as `${number}`))),
    signed: (decimal) => signedSo(withMinus(signed.format(decimal as `${number}`))),
    percent: (bp) => percent.format(bp / 10_000),
    number: (value) => number.format(value),
    decimalSign: two.formatToParts(0).some(({ value }) => value === ',') ? ',' : '.',
    hundredths: (value) => two.format(value / 100),
    multiplier: (value) => `${two.format(value / 100)}×`,
    when: (instant) => when.format(new Date(instant)),
    ofRules: (sentence) => (sign ? sentence.replaceAll(/R\$\s?/g, sign) : sentence),
  }
}

const padded = (value: number): string => String(Math.floor(value)).padStart(2, '0')

/** 754 seconds as 00:12:34. */
export const clockText = (seconds: number): string =>
  `${padded(seconds / 3600)}:${padded((seconds / 60) % 60)}:${padded(seconds % 60)}`

const CALM_FROM_SEC = 600

/** 1,500 seconds as "25 min", 4,000 as "1 h 6 min"; the seconds run only in the last ten minutes. */
export const timeLeftText = (seconds: number): string => {
  if (seconds < CALM_FROM_SEC) return `${padded(seconds / 60)}:${padded(seconds % 60)}`
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`
}
