import { findMoney, isWholeCentavos } from '@trevo/money/money.ts'
import { Refusal } from '../../../platform/refusal.ts'

/** An amount that can be moved: above zero, in whole centavos. @throws Refusal */
export const readAmount = (text: string): bigint => {
  const amount = findMoney(text)
  if (amount === undefined || amount <= 0n || !isWholeCentavos(amount)) {
    throw new Refusal('transfer.amount_invalid')
  }
  return amount
}
