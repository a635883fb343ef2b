import { formatMoney } from '@trevo/money/money.ts'
import { readTypedMoney } from '@trevo/money/read-typed-money.ts'

/**
 * Money as it is typed in Brazil, `1.000,5`, as the address and the server say it, `1000.50`. Text that is
 * no amount stays as it is, for the field's own message.
 */
export const plainAmount = (typed: string): string => {
  const read = readTypedMoney(typed, ',')
  return read.kind === 'amount' ? formatMoney(read.minor) : typed.trim()
}

/** The same; null for an empty field, undefined for what is no amount above zero. */
export const readAmountAboveZero = (typed: string): string | null | undefined => {
  const read = readTypedMoney(typed, ',')
  if (read.kind === 'empty') return null
  return read.kind === 'amount' && read.minor > 0n ? formatMoney(read.minor) : undefined
}
