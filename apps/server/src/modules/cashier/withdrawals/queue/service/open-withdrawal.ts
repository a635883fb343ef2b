import { dayMs } from '@trevo/calendar/durations.ts'
import type { OpenedWithdrawal } from '@trevo/contract/ops/withdrawal-queue.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { readUnsettled } from '../../../deposits/common/repository/read-unsettled.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import { needsFourEyes } from '../../common/domain/review-rules.ts'
import {
  findWithdrawalOfBrand,
  findWithdrawalSetting,
} from '../../common/repository/read-withdrawals.ts'
import { listNotes, listQuestions } from '../../common/repository/questions.ts'
import type { WithdrawalRow } from '../../common/repository/tables.ts'
import { presentForOperator } from '../../review/service/present-for-operator.ts'
import { movementGroupOf } from '../domain/movement-group.ts'
import {
  countSharing,
  listPayeeUses,
  listShownPayees,
  readHistory,
} from '../repository/read-history.ts'
import { waitedForMember } from '../../common/domain/waited-for-member.ts'
import { presentNote, presentQuestion } from '../../common/service/present-question.ts'
import { findSignals } from './find-signals.ts'
import { presentFacts, presentMoney, presentPayees } from './present-opened.ts'
import { readMoneySource } from './read-money-source.ts'
import { usernameOf } from '../../common/service/username-of.ts'

/** As the review rules look back. */
const playDays = 30
const ledgerMax = 20
const notesMax = 100

const readLedger = async (
  { wallet, clock }: WithdrawalContext,
  { member_id: memberId, created_at: askedAt }: WithdrawalRow,
): Promise<OpenedWithdrawal['ledger']> => {
  const from = new Date(askedAt.getTime() - playDays * dayMs)
  const to = new Date(clock.now().getTime() + dayMs)
  const lines = await wallet.listStatement({ memberId, from, to, limit: ledgerMax })
  return lines.map(({ at, kind, reference, txnId, amountMinor, balanceAfterMinor }) => ({
    at: at.toISOString(),
    group: movementGroupOf(kind),
    reference: reference?.['endToEndId'] ?? reference?.['round'] ?? txnId,
    amount: formatMoney(amountMinor),
    balanceAfter: formatMoney(balanceAfterMinor),
  }))
}

const readPayees = async (context: WithdrawalContext, row: WithdrawalRow) => {
  const { database } = context
  const [payees, uses] = await Promise.all([
    listShownPayees(database, row.member_id, row.payee_id),
    listPayeeUses(database, row.member_id),
  ])
  const payee = payees.find(({ id }) => id === row.payee_id)
  return { payees, uses, payee, sharing: payee ? await countSharing(database, payee) : 0 }
}

/** All that the decision about a withdrawal needs. @throws Refusal `withdrawal.unknown` */
export const createOpenWithdrawal =
  (context: WithdrawalContext) =>
  async (brandId: number, withdrawalId: string): Promise<OpenedWithdrawal> => {
    const { database, members, play, clock } = context
    const row = await findWithdrawalOfBrand(database, brandId, withdrawalId)
    if (!row) throw new Refusal('withdrawal.unknown')
    const { member_id: memberId } = row
    const since = new Date(row.created_at.getTime() - playDays * dayMs)
    const requests = await context.staff.listWaiting(brandId, 'approveWithdrawal', [row.id])
    const [questions, notes] = await Promise.all([
      listQuestions(database.db, row.id),
      listNotes(database, row.id, notesMax),
    ])
    const [withdrawal, username, member, setting, history, unsettled] = await Promise.all([
      presentForOperator(context, row, requests.get(row.id)),
      usernameOf(members, memberId),
      members.findWithdrawalMember(memberId),
      findWithdrawalSetting(database.db, brandId),
      readHistory(database, row),
      readUnsettled(database.db, memberId),
    ])
    if (!member || !setting) throw new Error(`withdrawal ${row.id} has no member or settings`)
    const ofPayees = await readPayees(context, row)
    const source = await readMoneySource(context, row)
    const isSignalled = await database.inTx((tx) => play.isSignalled(tx, memberId, since))
    return {
      withdrawal,
      username,
      facts: presentFacts({ row, setting, history, source, ...ofPayees }),
      signals: findSignals({
        row,
        member,
        history,
        ...ofPayees,
        owedMinor: unsettled.owedMinor,
        isBeingAsked: unsettled.askedTimes !== undefined,
        isSignalled,
        needsSecond: needsFourEyes(row.amount_minor, setting),
      }),
      payees: presentPayees(row, ofPayees),
      money: presentMoney(row, source),
      ledger: await readLedger(context, row),
      questions: questions.map(presentQuestion),
      notes: notes.map(presentNote),
      waitedForMemberMs: waitedForMember(questions, clock.now()),
      now: clock.now().toISOString(),
    }
  }
