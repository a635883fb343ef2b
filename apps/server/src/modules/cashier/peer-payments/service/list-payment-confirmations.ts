import type { Answer } from '@trevo/contract/endpoint.ts'
import type * as contract from '@trevo/contract/wps/cashier/peer-payment.ts'
import { findWithdrawal } from '../../withdrawals/common/repository/read-withdrawals.ts'
import type { PeerPaymentContext } from '../context.ts'
import { listPeerWithdrawalIds } from '../repository/peer-payments.ts'
import { presentConfirmation } from './present-confirmation.ts'

const shownMax = 20

/** Peer payments and the member's answers, of one withdrawal or the newest ones. */
export const createListPaymentConfirmations =
  (context: PeerPaymentContext) =>
  async (
    memberId: bigint,
    withdrawalId: string | undefined,
  ): Promise<Answer<typeof contract.listPaymentConfirmations>> => {
    const { database } = context
    const ids = withdrawalId
      ? [withdrawalId]
      : await listPeerWithdrawalIds(database, memberId, shownMax)
    const rows = await Promise.all(ids.map((id) => findWithdrawal(database, memberId, id)))
    const shown = rows.filter((row) => row?.channel === 'peer')
    return {
      list: await Promise.all(
        shown.flatMap((row) => (row ? [presentConfirmation(context, row)] : [])),
      ),
    }
  }
