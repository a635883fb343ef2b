import type { PeerOutcome } from '@trevo/contract/wps/cashier/peer-payment.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { canPeerMove, hasArrived, isEnded } from '../domain/peer-outcomes.ts'
import { retryAfterMs } from '../../common/domain/retry-after.ts'
import { withdrawalPaid, withdrawalReleased } from '../../withdrawals/domain/transfers.ts'
import type { Payout } from '../../institutions/payout-port.ts'
import {
  insertPeerPayment,
  listPeerPayments,
  savePeerOutcome,
} from '../repository/peer-payments.ts'
import type {
  PeerPaymentRow,
  WithdrawalRow,
  WithdrawalTables,
} from '../../withdrawals/repository/tables.ts'
import {
  addEvent,
  moveWithdrawal,
  touchWithdrawal,
} from '../../withdrawals/repository/withdrawals.ts'
import type { WithdrawalDependencies } from '../../withdrawal-dependencies.ts'

type Part = Pick<PeerPaymentRow, 'member_id' | 'id' | 'part_id' | 'amount_minor' | 'outcome'>

/**
 * Ends one part, money included: what arrived is captured, what did not goes back. The withdrawal is
 * locked by the caller. Answers with how much arrived by it.
 */
export const endPart = async (
  { wallet, clock }: WithdrawalDependencies,
  tx: Tx,
  withdrawal: WithdrawalRow,
  part: Part,
  outcome: PeerOutcome,
  proof?: Buffer,
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
  const isOurWord = part.outcome === 'waiting'
  await savePeerOutcome(tx, part, {
    outcome,
    ...(isOurWord && { answered_at: now, next_call_at: now }),
    ...(proof && { proof }),
  })
  return hasArrived(outcome) ? amountMinor : 0n
}

const noteNewParts = async (
  { newId, clock }: WithdrawalDependencies,
  tx: Tx,
  withdrawal: WithdrawalRow,
  payout: Payout,
  known: readonly PeerPaymentRow[],
): Promise<void> => {
  const setting = await tables<WithdrawalTables>(tx)
    .selectFrom('cashier.withdrawal_setting')
    .select('peer_answer_min')
    .where('brand_id', '=', withdrawal.brand_id)
    .executeTakeFirstOrThrow()
  const answerUntil = new Date(clock.now().getTime() + setting.peer_answer_min * 60_000)
  for (const part of payout.parts) {
    if (known.some(({ part_id }) => part_id === part.partId)) continue
    await insertPeerPayment(tx, {
      member_id: withdrawal.member_id,
      id: newId(),
      withdrawal_id: withdrawal.id,
      part_id: part.partId,
      amount_minor: part.amountMinor,
      e2e_id: part.endToEndId,
      sent_at: part.sentAt,
      outcome: 'waiting',
      answer_until: answerUntil,
      answered_at: null,
      proof: null,
      next_call_at: null,
      call_attempts: 0,
    })
  }
}

/** What the institution found out about parts that did not arrive. */
const takeRulings = async (
  dependencies: WithdrawalDependencies,
  tx: Tx,
  withdrawal: WithdrawalRow,
  payout: Payout,
  known: readonly PeerPaymentRow[],
): Promise<bigint> => {
  let arrivedMinor = 0n
  for (const row of known) {
    const told = payout.parts.find(({ partId }) => partId === row.part_id)?.status
    if (row.outcome !== 'not_received' || (told !== 'proved' && told !== 'unpaid')) continue
    arrivedMinor += await endPart(dependencies, tx, withdrawal, row, told)
  }
  return arrivedMinor
}

const endIfDone = async (
  { clock }: WithdrawalDependencies,
  tx: Tx,
  withdrawal: WithdrawalRow,
  payout: Payout,
): Promise<WithdrawalRow | undefined> => {
  const isOver = payout.status !== 'processing' && payout.status !== 'awaiting'
  const own = tables<WithdrawalTables>(tx)
  const rows = await listPeerPayments(own, withdrawal.member_id, withdrawal.id)
  if (!isOver || !rows.every(({ outcome }) => isEnded(outcome))) return undefined
  const at = clock.now()
  const arrived = rows.filter(({ outcome }) => hasArrived(outcome))
  const paidMinor = arrived.reduce((sum, { amount_minor }) => sum + amount_minor, 0n)
  const status = paidMinor > 0n ? 'paid' : 'failed'
  await addEvent(tx, withdrawal, { kind: status, at })
  return moveWithdrawal(tx, withdrawal, status, {
    paid_minor: paidMinor,
    e2e_id: arrived[0]?.e2e_id ?? null,
    ended_at: at,
    next_call_at: null,
    ...(status === 'failed' && { failure: 'not_received' as const }),
  })
}

/** A payout between people as the institution tells it: parts noted, ruled on, and ended. */
export const recordParts = async (
  dependencies: WithdrawalDependencies,
  tx: Tx,
  withdrawal: WithdrawalRow,
  payout: Payout,
): Promise<WithdrawalRow | undefined> => {
  const own = tables<WithdrawalTables>(tx)
  const known = await listPeerPayments(own, withdrawal.member_id, withdrawal.id)
  await noteNewParts(dependencies, tx, withdrawal, payout, known)
  const arrivedMinor = await takeRulings(dependencies, tx, withdrawal, payout, known)
  const now = dependencies.clock.now()
  const retryAt = new Date(now.getTime() + retryAfterMs(withdrawal.call_attempts))
  let current = withdrawal
  if (withdrawal.status === 'paying') {
    await addEvent(tx, withdrawal, { kind: 'confirming', at: now })
    current = await moveWithdrawal(tx, withdrawal, 'confirming', { next_call_at: retryAt })
  } else {
    const paidMinor = withdrawal.paid_minor + arrivedMinor
    await touchWithdrawal(tx, withdrawal, { next_call_at: retryAt, paid_minor: paidMinor })
    current = { ...withdrawal, paid_minor: paidMinor }
  }
  const ended = await endIfDone(dependencies, tx, current, payout)
  const isNews = known.length < payout.parts.length || arrivedMinor > 0n
  return ended ?? (isNews || current.status !== withdrawal.status ? current : undefined)
}
