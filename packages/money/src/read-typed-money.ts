import { findMoney, type Minor } from './money.ts'

/** The sign before the decimals; the other one groups thousands. */
export type DecimalSign = ',' | '.'

/** What a person typed: an amount in whole centavos, nothing, or text that is not an amount. */
export type TypedMoney =
  | { readonly kind: 'amount'; readonly minor: Minor }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable' }

// Zero-width characters, among them direction marks that come along with copied text.
const invisible = /\p{Default_Ignorable_Code_Point}/gu
// East Asian keyboards type full-width digits and signs.
const fullWidth = /[\uFF01-\uFF5E]/g
const currency = /^(?:r\$|brl)|(?:r\$|brl|reais)$/giu
const textMax = 64

// A group never begins with zero: "0.500" is half a real with one decimal too many, not five hundred.
const plain = /^(\d{0,12})(?:[.,](\d{0,2}))?$/
const groupedThenDecimals = /^([1-9]\d{0,2}(?:([., ])\d{3})(?:\2\d{3}){0,2})(?!\2)[.,](\d{0,2})$/
const groupedOften = /^[1-9]\d{0,2}([., ])\d{3}(?:\1\d{3}){1,2}$/
const groupedOnce = /^[1-9]\d{0,2}([., ])\d{3}$/

const cleanText = (text: string): string =>
  text
    .replaceAll(invisible, '')
    .replaceAll(fullWidth, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0))
    .replaceAll(/\s/gu, ' ')
    .trim()
    .replaceAll(currency, '')
    .trim()

const partsOf = (
  text: string,
  decimalSign: DecimalSign,
): { readonly whole: string; readonly decimals: string } | undefined => {
  const simple = plain.exec(text)
  if (simple) return { whole: simple[1] ?? '', decimals: simple[2] ?? '' }
  const mixed = groupedThenDecimals.exec(text)
  if (mixed) return { whole: mixed[1] ?? '', decimals: mixed[3] ?? '' }
  const isGrouped =
    groupedOften.test(text) || (groupedOnce.exec(text)?.[1] ?? decimalSign) !== decimalSign
  return isGrouped ? { whole: text, decimals: '' } : undefined
}

/**
 * Reads an amount of reais as people write it: "1000", "1.000", "1.000,00", "1,000.00", "1 000,5",
 * "0,5", "R$ 12". The only ambiguous text, a single sign before three digits, is read by the rules of
 * the language: "1.000" is a thousand reais where `decimalSign` is a comma, and invalid where it is a
 * point, because no amount has three decimals.
 */
export const readTypedMoney = (text: string, decimalSign: DecimalSign): TypedMoney => {
  if (text.length > textMax) return { kind: 'unreadable' }
  const typed = cleanText(text)
  if (typed === '') return { kind: text.trim() === '' ? 'empty' : 'unreadable' }
  const parts = partsOf(typed, decimalSign)
  const digits = parts?.whole.replaceAll(/\D/g, '') ?? ''
  if (!parts || digits + parts.decimals === '') return { kind: 'unreadable' }
  const minor = findMoney(`${BigInt(digits || '0')}.${parts.decimals.padEnd(2, '0')}`)
  return minor === undefined ? { kind: 'unreadable' } : { kind: 'amount', minor }
}
