import { parseMoney } from '@trevo/money/money.ts'
import type { Round } from '../../rgs/rgs-port.ts'

/** The balance with the payout, once it is paid; `told` is from the answer itself. */
export const balanceAfter = (
  { state, balanceAfter: after }: Round,
  told: string | null,
): bigint | undefined => {
  const balance = after ?? told
  const isPaid = state === 'credited' || state === 'closed'
  return isPaid && balance !== null ? parseMoney(balance) : undefined
}
