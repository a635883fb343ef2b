import { minuteMs } from '@trevo/calendar/durations.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { retryAfterMs } from '../../common/domain/retry-after.ts'
import type { Payout } from '../../institutions/payout-port.ts'
import type { RecordParts } from '../../withdrawals/common/context.ts'
import { findWithdrawalSetting } from '../../withdrawals/common/repository/read-withdrawals.ts'
import type { WithdrawalRow } from '../../withdrawals/common/repository/tables.ts'
import {
  addEvent,
  moveWithdrawal,
  touchWithdrawal,
} from '../../withdrawals/common/repository/withdrawals.ts'
import { hasArrived, isEnded } from '../domain/peer-outcomes.ts'
import { insertPeerPayment, listPeerPayments } from '../repository/peer-payments.ts'
import type { PeerPaymentRow, PeerPaymentTables } from '../repository/tables.ts'
import { endPart } from './end-parts.ts'

type Context = Parameters<RecordParts>[0]

type Known = { readonly payout: Payout; readonly known: readonly PeerPaymentRow[] }

const insertNewParts = async (
  { newId, clock }: Context,
  tx: Tx,
  withdrawal: WithdrawalRow,
  { payout, known }: Known,
): Promise<void> => {
  const setting = await findWithdrawalSetting(tables<PeerPaymentTables>(tx), withdrawal.brand_id)
  if (!setting) throw new Error(`brand ${withdrawal.brand_id} has no withdrawal settings`)
  const answerUntil = new Date(clock.now().getTime() + setting.peer_answer_min * minuteMs)
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

/** The institution's decisions on parts that the member did not receive. */
const applyDecisions = async (
  context: Context,
  tx: Tx,
  withdrawal: WithdrawalRow,
  { payout, known }: Known,
): Promise<bigint> => {
  let arrivedMinor = 0n
  for (const row of known) {
    const decided = payout.parts.find(({ partId }) => partId === row.part_id)?.status
    if (row.outcome !== 'not_received' || (decided !== 'proved' && decided !== 'unpaid')) continue
    arrivedMinor += await endPart(context, tx, withdrawal, {
      part: row,
      outcome: decided,
    })
  }
  return arrivedMinor
}

const endIfDone = async (
  { clock }: Context,
  tx: Tx,
  withdrawal: WithdrawalRow,
  payout: Payout,
): Promise<WithdrawalRow | undefined> => {
  const isOver = payout.status !== 'processing' && payout.status !== 'awaiting'
  const own = tables<PeerPaymentTables>(tx)
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

/** Records a peer payout: new parts, decisions on them, and the end of the whole. */
export const recordParts: RecordParts = async (context, tx, withdrawal, payout) => {
  const own = tables<PeerPaymentTables>(tx)
  const known = await listPeerPayments(own, withdrawal.member_id, withdrawal.id)
  await insertNewParts(context, tx, withdrawal, { payout, known })
  const arrivedMinor = await applyDecisions(context, tx, withdrawal, { payout, known })
  const now = context.clock.now()
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
  const ended = await endIfDone(context, tx, current, payout)
  const isNews = known.length < payout.parts.length || arrivedMinor > 0n
  return ended ?? (isNews || current.status !== withdrawal.status ? current : undefined)
}
