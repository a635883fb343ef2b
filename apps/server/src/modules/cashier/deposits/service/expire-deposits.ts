import { tables } from '@trevo/database/connect.ts'
import type { CashierDependencies } from '../../dependencies.ts'
import { undecided } from '../domain/deposit-states.ts'
import { claimDeposits } from '../../common/repository/claim-due.ts'
import { lockByTxid, moveDeposit } from '../repository/deposits.ts'
import type { CashierTables, DepositRow } from '../repository/tables.ts'
import { noteFromPoll } from './note-payments.ts'
import { settleEach } from '../../common/service/settle-each.ts'

/** The institution's clock may differ from ours by so much. */
const skewMs = 5 * 60_000

const endUnlessPaid = (
  { database }: CashierDependencies,
  deposit: DepositRow,
  seen: readonly string[],
): Promise<boolean> =>
  database.inTx(async (tx) => {
    const current = await lockByTxid(tx, deposit.txid)
    if (current?.status !== 'awaiting') return false
    if (seen.length > 0) {
      const open = await tables<CashierTables>(tx)
        .selectFrom('cashier.payment')
        .select('e2e_id')
        .where('e2e_id', 'in', [...seen])
        .where('status', 'in', [...undecided])
        .executeTakeFirst()
      // Paid, but not decided yet: the payment's own end says what becomes of the deposit.
      if (open) return false
    }
    await moveDeposit(tx, current, 'expired', { next_call_at: null })
    return true
  })

/**
 * Ends deposits whose time is over, but never on our own clock's word: the institution is asked
 * first what was paid. While it does not answer, the deposit stays as it is.
 */
export const expireDeposits = async (dependencies: CashierDependencies): Promise<number> => {
  const { database, clock, institution, logger, onDepositChanged } = dependencies
  const due = await claimDeposits(database, 'awaiting', clock.now())
  return settleEach(due, logger, async (deposit) => {
    const paid = await institution.listPayments({
      from: new Date(deposit.created_at.getTime() - skewMs),
      until: new Date(clock.now().getTime() + skewMs),
      txid: deposit.txid,
    })
    const seen = paid.map(({ endToEndId }) => endToEndId)
    await noteFromPoll(dependencies, seen)
    if (await endUnlessPaid(dependencies, deposit, seen)) {
      const { member_id: memberId, id: depositId } = deposit
      onDepositChanged({ memberId, depositId, status: 'expired' })
    }
  })
}
