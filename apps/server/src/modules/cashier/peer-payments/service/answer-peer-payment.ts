import type { Answer, Body } from '@trevo/contract/endpoint.ts'
import type {
  answerPeerPayment,
  listPaymentConfirmations,
  PaymentConfirmation,
  PeerPayment,
} from '@trevo/contract/wps/cashier/peer-payment.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { hasArrived } from '../domain/peer-outcomes.ts'
import {
  findPeerPayment,
  listPeerPayments,
  listPeerWithdrawalIds,
} from '../repository/peer-payments.ts'
import {
  findWithdrawal,
  findWithdrawalSetting,
} from '../../withdrawals/repository/read-withdrawals.ts'
import type {
  PeerPaymentRow,
  WithdrawalRow,
  WithdrawalTables,
} from '../../withdrawals/repository/tables.ts'
import { lockWithdrawal, touchWithdrawal } from '../../withdrawals/repository/withdrawals.ts'
import type { WithdrawalDependencies } from '../../withdrawal-dependencies.ts'
import { drawProof } from './reencode-proof.ts'
import { endPart } from './record-parts.ts'

const presentPart = (row: PeerPaymentRow, now: Date): PeerPayment => ({
  paymentId: row.id,
  amount: formatMoney(row.amount_minor),
  endToEndId: row.e2e_id,
  sentAt: row.sent_at.toISOString(),
  outcome: row.outcome,
  answerUntil: row.answer_until.toISOString(),
  answerForMs:
    row.outcome === 'waiting' ? Math.max(0, row.answer_until.getTime() - now.getTime()) : null,
  hasProof: row.proof !== null,
})

const present = async (
  { database, clock }: WithdrawalDependencies,
  withdrawal: WithdrawalRow,
): Promise<PaymentConfirmation> => {
  const [rows, setting] = await Promise.all([
    listPeerPayments(database.db, withdrawal.member_id, withdrawal.id),
    findWithdrawalSetting(database.db, withdrawal.brand_id),
  ])
  const arrived = rows.filter(({ outcome }) => hasArrived(outcome))
  const arrivedMinor = arrived.reduce((sum, { amount_minor }) => sum + amount_minor, 0n)
  const now = clock.now()
  return {
    withdrawalId: withdrawal.id,
    amount: formatMoney(withdrawal.amount_minor),
    receivedAmount: formatMoney(arrivedMinor),
    remainingAmount: formatMoney(withdrawal.amount_minor - arrivedMinor),
    answerWithinMin: setting?.peer_answer_min ?? 0,
    isFullyReceived: arrivedMinor === withdrawal.amount_minor,
    payments: rows.map((row) => presentPart(row, now)),
  }
}

const shownMax = 20

/** What people sent and what the member said of it, one withdrawal or the newest ones. */
export const answerConfirmations =
  (dependencies: WithdrawalDependencies) =>
  async (
    memberId: bigint,
    withdrawalId: string | undefined,
  ): Promise<Answer<typeof listPaymentConfirmations>> => {
    const { database } = dependencies
    const ids = withdrawalId
      ? [withdrawalId]
      : await listPeerWithdrawalIds(database, memberId, shownMax)
    const rows = await Promise.all(ids.map((id) => findWithdrawal(database, memberId, id)))
    const shown = rows.filter((row) => row?.channel === 'peer')
    return {
      list: await Promise.all(shown.flatMap((row) => (row ? [present(dependencies, row)] : []))),
    }
  }

type Word = Body<typeof answerPeerPayment>

/** The parts that a word is about; refused unless each still waits for one. */
const partsOf = (rows: readonly PeerPaymentRow[], word: Word): readonly PeerPaymentRow[] => {
  const meant =
    word.result === 'all_received'
      ? rows.filter(({ outcome }) => outcome === 'waiting')
      : rows.filter(({ id }) => id === word.paymentId)
  // The same word again is the retry of a lost answer.
  const unsaid = meant.filter(({ outcome }) => outcome !== word.result)
  if (unsaid.some(({ outcome }) => outcome !== 'waiting')) {
    throw new Refusal('peer_payment.answered')
  }
  return unsaid
}

const withdrawalIdOf = async (
  { database }: WithdrawalDependencies,
  memberId: bigint,
  word: Word,
): Promise<string> => {
  if (word.result === 'all_received') return word.withdrawalId
  const payment = await findPeerPayment(database, memberId, word.paymentId)
  if (!payment) throw new Refusal('peer_payment.unknown')
  return payment.withdrawal_id
}

/** Ends parts of a locked withdrawal by one word, and adds up what has arrived. */
export const endParts = async (
  dependencies: WithdrawalDependencies,
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
    arrivedMinor += await endPart(dependencies, tx, withdrawal, part, end.outcome, end.proof)
  }
  // The institution is told and asked at once, so that the whole can end.
  await touchWithdrawal(tx, withdrawal, { paid_minor: withdrawal.paid_minor + arrivedMinor })
}

/** WITHDRAW-1: the member's word on what people sent. */
export const answerParts =
  (dependencies: WithdrawalDependencies) =>
  async (memberId: bigint, word: Word): Promise<PaymentConfirmation> => {
    const { database, onWithdrawalChanged } = dependencies
    const withdrawalId = await withdrawalIdOf(dependencies, memberId, word)
    const found = await findWithdrawal(database, memberId, withdrawalId)
    if (found?.channel !== 'peer') throw new Refusal('withdrawal.unknown')
    const proof = word.result === 'not_received' ? await drawProof(word.proof) : undefined
    const withdrawal = await database.inTx(async (tx) => {
      const locked = await lockWithdrawal(tx, withdrawalId)
      if (!locked) throw new Error(`withdrawal ${withdrawalId} is gone`)
      const own = tables<WithdrawalTables>(tx)
      const parts = partsOf(await listPeerPayments(own, memberId, withdrawalId), word)
      await endParts(dependencies, tx, locked, { parts, outcome: word.result, proof })
      return locked
    })
    onWithdrawalChanged({ memberId, withdrawalId, status: withdrawal.status })
    return present(dependencies, withdrawal)
  }
