import { languages, type LanguageCode } from '@trevo/languages/languages.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { readTypedMoney, type TypedMoney } from '@trevo/money/read-typed-money.ts'

/** A typed amount in wire form, or why it cannot be sent. */
export type TypedAmount =
  | { readonly kind: 'fits'; readonly amount: string }
  | { readonly kind: 'outside'; readonly amount: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable' }

/** Reads an amount in reais typed on a page in the given language. */
export const readMoney = (text: string, language: LanguageCode): TypedMoney =>
  readTypedMoney(text, languages[language].decimalSign)

/** Reads an amount in reais and compares it with the limits, which are in wire form. */
export const readAmount = (
  text: string,
  language: LanguageCode,
  bounds: { readonly min: string; readonly max: string },
): TypedAmount => {
  const typed = readMoney(text, language)
  if (typed.kind !== 'amount') return typed
  const isOutside = typed.minor < parseMoney(bounds.min) || typed.minor > parseMoney(bounds.max)
  return { kind: isOutside ? 'outside' : 'fits', amount: formatMoney(typed.minor) }
}

/** A stake above zero in 1/10,000 BRL; undefined for text that cannot be read. */
export const readStake = (text: string, language: LanguageCode): bigint | undefined => {
  const typed = readMoney(text, language)
  return typed.kind === 'amount' && typed.minor > 0n ? typed.minor : undefined
}

/** "100.00" the way one types it: "100", or "99,50" where the comma is the decimal sign. */
export const typedForm = (amount: string, language: LanguageCode): string => {
  const [whole = '', fraction = ''] = amount.split('.')
  if (/^0*$/.test(fraction)) return whole
  return `${whole}${languages[language].decimalSign}${fraction}`
}
