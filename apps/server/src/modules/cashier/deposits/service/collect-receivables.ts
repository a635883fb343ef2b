import type { Tx } from '@trevo/database/connect.ts'
import type { CashierDependencies } from '../../dependencies.ts'
import { receivablePaid } from '../domain/transfers.ts'
import { listDebtors, lockOpenReversals, payReversal } from '../repository/reversals.ts'
import type { ReversalRow } from '../repository/tables.ts'
import { postUpTo } from './post-up-to.ts'

const debtorsMax = 100

/**
 * Takes what the member's balance holds for what the member owes, the oldest first. The reversals
 * are locked by the caller, before any posting of the transaction.
 */
export const payReversals = async (
  { postInTx, clock }: CashierDependencies,
  tx: Tx,
  reversals: readonly ReversalRow[],
): Promise<bigint> => {
  let sumMinor = 0n
  for (const reversal of reversals) {
    const named = {
      endToEndId: reversal.e2e_id,
      refundId: reversal.refund_id,
      memberId: reversal.member_id,
      depositId: reversal.deposit_id,
    }
    const paidMinor = await postUpTo(reversal.owed_minor, async (amountMinor) => {
      if (amountMinor === 0n) return
      await postInTx(tx, receivablePaid(named, reversal.payments + 1, amountMinor))
    })
    if (paidMinor > 0n) await payReversal(tx, reversal, paidMinor, clock.now())
    sumMinor += paidMinor
    if (paidMinor < reversal.owed_minor) break
  }
  return sumMinor
}

const collectFrom = async (dependencies: CashierDependencies, memberId: bigint): Promise<void> => {
  const { database, onDepositChanged } = dependencies
  const paid = await database.inTx(async (tx) => {
    const open = await lockOpenReversals(tx, memberId)
    return (await payReversals(dependencies, tx, open)) > 0n ? open : []
  })
  for (const { deposit_id: depositId } of paid) {
    onDepositChanged({ memberId, depositId, status: 'credited' })
  }
}

/**
 * Winnings and everything else that comes into the balance pays what its member owes. (A deposit
 * does so already in the transaction that credits it.)
 */
export const collectReceivables = async (dependencies: CashierDependencies): Promise<number> => {
  const { database, balancesOf, logger } = dependencies
  let last = 0n
  let seen = 0
  for (;;) {
    const debtors = await listDebtors(database, last, debtorsMax)
    if (debtors.length === 0) return seen
    const balances = await balancesOf(debtors)
    for (const memberId of debtors) {
      if ((balances.get(memberId)?.availableMinor ?? 0n) <= 0n) continue
      seen += 1
      await collectFrom(dependencies, memberId).catch((error: unknown) =>
        logger.error({ err: error, memberId: String(memberId) }, 'receivable not collected'),
      )
    }
    last = debtors.at(-1) ?? last
  }
}
