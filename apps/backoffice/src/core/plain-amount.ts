import { formatMoney } from '@trevo/money/money.ts'
import { languages } from '@trevo/languages/languages.ts'
import { readTypedMoney } from '@trevo/money/read-typed-money.ts'
import { readPreferences } from './preferences.ts'

/** As the reader's language writes decimals: "1.000" is a thousand in Portuguese alone. */
const read = (typed: string) =>
  readTypedMoney(typed, languages[readPreferences().language].decimalSign)

/**
 * Money as it is typed, `1.000,5`, as the address and the server say it, `1000.50`. Text that is
 * no amount stays as it is, for the field's own message.
 */
export const plainAmount = (typed: string): string => {
  const amount = read(typed)
  return amount.kind === 'amount' ? formatMoney(amount.minor) : typed.trim()
}

/** The same; null for an empty field, undefined for what is no amount above zero. */
export const readAmountAboveZero = (typed: string): string | null | undefined => {
  const amount = read(typed)
  if (amount.kind === 'empty') return null
  return amount.kind === 'amount' && amount.minor > 0n ? formatMoney(amount.minor) : undefined
}
