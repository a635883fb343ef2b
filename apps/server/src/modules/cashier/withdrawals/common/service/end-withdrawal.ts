import { hourMs } from '@trevo/calendar/durations.ts'
import type { PayoutFailure } from '@trevo/contract/wps/cashier/withdrawal.ts'
import type { Tx } from '@trevo/database/connect.ts'
import type { WithdrawalContext } from '../context.ts'
import {
  withdrawalFee,
  withdrawalFeeReturned,
  withdrawalPaid,
  withdrawalReleased,
  withdrawalSentBack,
} from '../domain/transfers.ts'
import { closeQuestions } from '../repository/questions.ts'
import type { WithdrawalRow } from '../repository/tables.ts'
import { addEvent, moveWithdrawal } from '../repository/withdrawals.ts'

type Ending = Pick<WithdrawalContext, 'wallet' | 'clock'>

/** The delay until a settled payout is queried again: banks return money days after. */
const firstRecheckMs = hourMs

/** Ends a locked withdrawal without payment: the hold is released. */
export const releaseWithdrawal = async (
  { wallet, clock }: Ending,
  tx: Tx,
  withdrawal: WithdrawalRow,
  end:
    | { readonly status: 'cancelled' }
    | { readonly status: 'rejected'; readonly operator: string; readonly remark: string }
    | { readonly status: 'failed'; readonly failure: PayoutFailure; readonly note?: string },
): Promise<WithdrawalRow> => {
  const at = clock.now()
  await wallet.release(tx, withdrawalReleased(withdrawal, withdrawal.amount_minor))
  await closeQuestions(tx, withdrawal.id, at)
  await addEvent(tx, withdrawal, {
    kind: end.status,
    at,
    ...(end.status === 'rejected' && { operator: end.operator, note: end.remark }),
    ...(end.status === 'failed' && end.note !== undefined && { note: end.note }),
  })
  return moveWithdrawal(tx, withdrawal, end.status, {
    ended_at: at,
    next_call_at: null,
    ...(end.status === 'rejected' && { remark: end.remark }),
    ...(end.status === 'failed' && { failure: end.failure }),
  })
}

/** Captures a locked withdrawal that has arrived in full. */
export const settleWithdrawal = async (
  { wallet, clock }: Ending,
  tx: Tx,
  withdrawal: WithdrawalRow,
  endToEndId: string | undefined,
): Promise<WithdrawalRow> => {
  const at = clock.now()
  const netMinor = withdrawal.amount_minor - withdrawal.fee_minor
  await wallet.capture(tx, withdrawalPaid(withdrawal, netMinor))
  if (withdrawal.fee_minor > 0n) {
    await wallet.capture(tx, withdrawalFee(withdrawal, withdrawal.fee_minor))
  }
  await addEvent(tx, withdrawal, { kind: 'paid', at })
  return moveWithdrawal(tx, withdrawal, 'paid', {
    e2e_id: endToEndId ?? null,
    paid_minor: netMinor,
    ended_at: at,
    next_call_at: new Date(at.getTime() + firstRecheckMs),
  })
}

/** Credits a payout returned by the payee's bank, and its fee. */
export const returnWithdrawal = async (
  { wallet, clock }: Ending,
  tx: Tx,
  withdrawal: WithdrawalRow,
): Promise<WithdrawalRow> => {
  const at = clock.now()
  await wallet.postInTx(tx, withdrawalSentBack(withdrawal, withdrawal.paid_minor))
  if (withdrawal.fee_minor > 0n) {
    await wallet.postInTx(tx, withdrawalFeeReturned(withdrawal, withdrawal.fee_minor))
  }
  await addEvent(tx, withdrawal, { kind: 'returned', at })
  return moveWithdrawal(tx, withdrawal, 'returned', {
    failure: 'sent_back',
    ended_at: at,
    next_call_at: null,
  })
}
