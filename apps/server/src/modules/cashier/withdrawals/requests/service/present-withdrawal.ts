import type { Withdrawal } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import { maskTarget } from '../../payees/domain/payee-target.ts'
import { netAmountOf } from '../../common/domain/net-amount.ts'
import { maskName } from '../../payees/domain/mask-name.ts'
import { canWithdrawalMove, isUnderWay } from '../../common/domain/withdrawal-states.ts'
import { listEvents } from '../../common/repository/read-withdrawals.ts'
import { listQuestions } from '../../common/repository/questions.ts'
import { presentQuestion } from '../../common/service/present-question.ts'
import type { PayeeSnapshot, WithdrawalRow } from '../../common/repository/tables.ts'

const presentPayee = ({ target, name }: PayeeSnapshot): Withdrawal['payee'] => ({
  kind: target.kind,
  pixKeyType: target.kind === 'pix' ? target.keyType : null,
  cardNumber: maskTarget(target),
  bankName: target.kind === 'bank' ? target.bankName : null,
  cardHolder: maskName(name),
})

const clockOf = (row: WithdrawalRow, now: Date) => {
  const until = isUnderWay(row.status) ? row.payable_until : null
  return {
    payableUntil: until?.toISOString() ?? null,
    payableForMs: until === null ? null : until.getTime() - now.getTime(),
  }
}

/** A withdrawal as its member sees it: amount, payee, progress and proof. */
export const presentWithdrawal = async (
  { database, clock }: Pick<WithdrawalContext, 'database' | 'clock'>,
  row: WithdrawalRow,
): Promise<Withdrawal> => {
  const [events, questions] = await Promise.all([
    listEvents(database, row.member_id, row.id),
    listQuestions(database.db, row.id),
  ])
  return {
    withdrawalId: row.id,
    clientId: row.client_id,
    channel: row.channel,
    status: row.status,
    amount: formatMoney(row.amount_minor),
    fee: formatMoney(row.fee_minor),
    netAmount: formatMoney(netAmountOf(row)),
    paidAmount: formatMoney(row.paid_minor),
    payee: presentPayee(row.payee),
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    ...clockOf(row, clock.now()),
    reviewReasons: row.review_reasons,
    remark: row.remark,
    failure: row.failure,
    endToEndId: row.e2e_id,
    canCancel: canWithdrawalMove(row.status, 'cancelled'),
    questions: questions.map((question) => {
      // Members do not learn who among the operators asked.
      const { askedBy: _, ...forMember } = presentQuestion(question)
      return forMember
    }),
    events: events.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
  }
}
