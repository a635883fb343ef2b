import { findPayable } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'

/** A valid amount to move: above zero, in whole centavos. @throws Refusal */
export const readAmount = (text: string): bigint => {
  const amount = findPayable(text)
  if (amount === undefined) throw new Refusal('transfer.amount_invalid')
  return amount
}
