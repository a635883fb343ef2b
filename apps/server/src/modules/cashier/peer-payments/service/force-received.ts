import { tables } from '@trevo/database/connect.ts'
import { settleEach } from '../../institutions/settle-each.ts'
import { lockWithdrawal } from '../../withdrawals/common/repository/withdrawals.ts'
import type { PeerPaymentContext } from '../context.ts'
import { listPeerPayments, listUnanswered } from '../repository/peer-payments.ts'
import type { PeerPaymentTables } from '../repository/tables.ts'
import { endParts } from './end-parts.ts'

const batchMax = 20

/** WITHDRAW-2: parts not answered in time count as received. */
export const forceReceived = async (context: PeerPaymentContext): Promise<number> => {
  const { database, clock, logger, listeners } = context
  const now = clock.now()
  const due = await listUnanswered(database, now, batchMax)
  return settleEach(due, logger, async ({ withdrawal_id: id }) => {
    const withdrawal = await database.inTx(async (tx) => {
      const locked = await lockWithdrawal(tx, id)
      if (!locked) return undefined
      const own = tables<PeerPaymentTables>(tx)
      const rows = await listPeerPayments(own, locked.member_id, id)
      const parts = rows.filter((row) => row.outcome === 'waiting' && row.answer_until <= now)
      await endParts(context, tx, locked, { parts, outcome: 'forced_received' })
      return locked
    })
    if (!withdrawal) return
    const { member_id: memberId, status } = withdrawal
    listeners.onWithdrawalChanged({ memberId, withdrawalId: id, status })
  })
}
