import {
  depositCredited,
  depositReversed,
  pixSuspended,
  receivablePaid,
  rewardReversed,
  suspenseCredited,
  suspenseReturned,
  suspenseUnclaimed,
} from '../../deposits/common/domain/transfers.ts'
import type { PaymentRow, ReversalRow } from '../../deposits/common/repository/tables.ts'

type Named = { readonly txnId: string; readonly kind: string }

/** Receivables that were paid in more parts than these are looked up in the ledger. */
const partsMax = 50

const ofPayment = ({ e2e_id: endToEndId, member_id, deposit_id, amount_minor }: PaymentRow) => {
  const pix = { endToEndId, amountMinor: amount_minor ?? 0n }
  return [
    pixSuspended(pix),
    suspenseCredited(pix),
    suspenseReturned(pix),
    suspenseUnclaimed(pix),
    ...(member_id !== null && deposit_id !== null
      ? [depositCredited({ ...pix, memberId: member_id, depositId: deposit_id })]
      : []),
  ]
}

const ofReversal = (row: ReversalRow) => {
  const reversal = {
    endToEndId: row.e2e_id,
    refundId: row.refund_id,
    memberId: row.member_id,
    depositId: row.deposit_id,
    amountMinor: row.amount_minor,
    what: row.what,
  }
  const parts = Array.from({ length: Math.min(row.payments, partsMax) }, (_, index) =>
    receivablePaid(reversal, index + 1, 1n),
  )
  const taken =
    row.what === 'deposit'
      ? depositReversed(reversal, row.covered_minor)
      : rewardReversed(reversal, row.covered_minor, 'any')
  return [taken, ...parts]
}

/** Every movement that there can be of these payments and returns, by the ids that the ledger knows them by. */
export const movementsOf = (
  payments: readonly PaymentRow[],
  reversals: readonly ReversalRow[],
): Named[] =>
  [...payments.flatMap(ofPayment), ...reversals.flatMap(ofReversal)].map(({ txnId, kind }) => ({
    txnId,
    kind,
  }))
