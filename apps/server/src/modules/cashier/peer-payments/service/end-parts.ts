import type { PeerOutcome } from '@trevo/contract/wps/cashier/peer-payment.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { withdrawalPaid, withdrawalReleased } from '../../withdrawals/common/domain/transfers.ts'
import type { WithdrawalRow } from '../../withdrawals/common/repository/tables.ts'
import { touchWithdrawal } from '../../withdrawals/common/repository/withdrawals.ts'
import type { PeerPaymentContext } from '../context.ts'
import { canPeerMove, hasArrived } from '../domain/peer-outcomes.ts'
import { savePeerOutcome } from '../repository/peer-payments.ts'
import type { PeerPaymentRow } from '../repository/tables.ts'

type Part = Pick<PeerPaymentRow, 'member_id' | 'id' | 'part_id' | 'amount_minor' | 'outcome'>

type PartEnd = {
  readonly part: Part
  readonly outcome: PeerOutcome
  readonly proof?: Buffer | undefined
}

type Ending = {
  readonly wallet: Pick<PeerPaymentContext['wallet'], 'capture' | 'release'>
  readonly clock: PeerPaymentContext['clock']
}

/**
 * Ends one part and moves its money: a received part is captured, any other is released. The caller locks the
 * withdrawal. Returns how much has arrived by it.
 */
export const endPart = async (
  { wallet, clock }: Ending,
  tx: Tx,
  withdrawal: WithdrawalRow,
  { part, outcome, proof }: PartEnd,
): Promise<bigint> => {
  if (!canPeerMove(part.outcome, outcome)) {
    throw new Error(`part ${part.id} cannot go from ${part.outcome} to ${outcome}`)
  }
  const now = clock.now()
  const { part_id: partId, amount_minor: amountMinor } = part
  if (hasArrived(outcome)) {
    await wallet.capture(tx, withdrawalPaid(withdrawal, amountMinor, `part-${partId}:paid`))
  } else if (outcome === 'unpaid') {
    const name = `part-${partId}:released`
    await wallet.release(tx, withdrawalReleased(withdrawal, amountMinor, name))
  }
  const isMembersAnswer = part.outcome === 'waiting'
  await savePeerOutcome(tx, part, {
    outcome,
    ...(isMembersAnswer && { answered_at: now, next_call_at: now }),
    ...(proof && { proof }),
  })
  return hasArrived(outcome) ? amountMinor : 0n
}

/** Ends parts of a locked withdrawal by one answer, and adds up what has arrived. */
export const endParts = async (
  context: PeerPaymentContext,
  tx: Tx,
  withdrawal: WithdrawalRow,
  end: {
    readonly parts: readonly PeerPaymentRow[]
    readonly outcome: 'received' | 'all_received' | 'forced_received' | 'not_received'
    readonly proof?: Buffer | undefined
  },
): Promise<void> => {
  let arrivedMinor = 0n
  for (const part of end.parts) {
    const { outcome, proof } = end
    arrivedMinor += await endPart(context, tx, withdrawal, { part, outcome, proof })
  }
  // The institution is notified at once, so that the withdrawal can end.
  await touchWithdrawal(tx, withdrawal, { paid_minor: withdrawal.paid_minor + arrivedMinor })
}
