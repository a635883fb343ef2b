import { findPayable, formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'

type Bounds = { readonly amount_min_minor: bigint; readonly amount_max_minor: bigint }

/** The typed amount, in whole centavos and within the brand's limits. @throws Refusal */
export const requireAmount = (
  amount: string,
  { amount_min_minor, amount_max_minor }: Bounds,
  refusal: 'deposit.amount_out_of_range' | 'withdrawal.amount_out_of_range',
): bigint => {
  const amountMinor = findPayable(amount)
  const isFit =
    amountMinor !== undefined && amountMinor >= amount_min_minor && amountMinor <= amount_max_minor
  if (isFit) return amountMinor
  throw new Refusal(refusal, {
    min: formatMoney(amount_min_minor),
    max: formatMoney(amount_max_minor),
  })
}
