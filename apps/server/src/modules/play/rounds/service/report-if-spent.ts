import { Refusal } from '@trevo/platform/refusal.ts'
import type { PlayContext } from '../../common/context.ts'
import type { ReversalOrder } from '../domain/orders.ts'

/** Reports a payout that its vendor wants undone and that the member has spent. */
export const reportIfSpent = async (
  { report }: PlayContext,
  error: unknown,
  { vendor, txnId, reverses }: ReversalOrder,
): Promise<void> => {
  if (!(error instanceof Refusal) || error.code !== 'wallet.insufficient_balance') return
  const detail = { rollback: txnId }
  await report({ vendor, what: 'credit_not_recoverable', about: reverses, detail })
}
