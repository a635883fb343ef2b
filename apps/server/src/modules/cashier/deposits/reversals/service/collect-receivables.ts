import type { DepositContext } from '../../common/context.ts'
import { listDebtors, lockOpenReversals } from '../../common/repository/reversals.ts'
import { payReversals } from './pay-reversals.ts'

const debtorsMax = 100

const collectFrom = async (context: DepositContext, memberId: bigint): Promise<void> => {
  const { database, listeners } = context
  const paid = await database.inTx(async (tx) => {
    const open = await lockOpenReversals(tx, memberId)
    return (await payReversals(context, tx, open)) > 0n ? open : []
  })
  for (const { deposit_id: depositId } of paid) {
    listeners.onDepositChanged({ memberId, depositId, status: 'credited' })
  }
}

/**
 * Collects members' debts from winnings and everything else that is credited to their balances. (A deposit pays in
 * the transaction that credits it.)
 */
export const collectReceivables = async (context: DepositContext): Promise<number> => {
  const { database, wallet, logger } = context
  let last = 0n
  let seen = 0
  for (;;) {
    const debtors = await listDebtors(database, last, debtorsMax)
    if (debtors.length === 0) return seen
    const balances = await wallet.balancesOf(debtors)
    for (const memberId of debtors) {
      if ((balances.get(memberId)?.availableMinor ?? 0n) <= 0n) continue
      seen += 1
      await collectFrom(context, memberId).catch((error: unknown) =>
        logger.error({ err: error, memberId: String(memberId) }, 'receivable not collected'),
      )
    }
    last = debtors.at(-1) ?? last
  }
}
