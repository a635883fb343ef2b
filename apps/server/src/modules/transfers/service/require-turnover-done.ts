import type { Tx } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { TransfersNeeds } from '../needs.ts'

type Sender = { readonly memberId: bigint; readonly brandId: number }

/**
 * A member with outstanding wagering can neither withdraw nor send money: the requirement would be left behind.
 * Nor can one whom an operator blocked from withdrawing.
 * Called once the money has left the balance, which is locked by then; a refusal undoes that. @throws Refusal
 * `transfer.turnover_left`, `account.blocked`
 */
export const requireTurnoverDone = async (
  { cashier, members }: Pick<TransfersNeeds, 'cashier' | 'members'>,
  tx: Tx,
  { memberId, brandId }: Sender,
): Promise<void> => {
  if (await members.isBlockedFromWithdrawing(tx, memberId)) throw new Refusal('account.blocked')
  const leftMinor = await cashier.turnoverLeftOf(tx, memberId, brandId)
  if (leftMinor > 0n) throw new Refusal('transfer.turnover_left', { left: formatMoney(leftMinor) })
}

/** The same for a page that shows it. */
export const showTurnoverLeft = (
  { database, wallet, cashier }: Pick<TransfersNeeds, 'database' | 'wallet' | 'cashier'>,
  { memberId, brandId }: Sender,
): Promise<string> =>
  database.inTx(async (tx) => {
    await wallet.lockBalance(tx, memberId)
    return formatMoney(await cashier.turnoverLeftOf(tx, memberId, brandId))
  })
