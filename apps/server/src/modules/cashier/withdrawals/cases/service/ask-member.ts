import type { CaseQuestion } from '@trevo/contract/ops/payments/withdrawal-cases.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../../../platform/acts/act.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import { inReview } from '../../common/domain/withdrawal-states.ts'
import { findQuestion, insertQuestion, listQuestions } from '../../common/repository/questions.ts'
import type {
  WithdrawalQuestionRow,
  WithdrawalRow,
  WithdrawalTables,
} from '../../common/repository/tables.ts'
import { addEvent, lockWithdrawal } from '../../common/repository/withdrawals.ts'
import { presentQuestion } from '../../common/service/present-question.ts'

type Question = {
  readonly withdrawalId: string
  readonly questionId: string
  readonly brandId: number
  readonly operator: string
  readonly wants: WithdrawalQuestionRow['wants']
  readonly question: string
}

const isSame = (known: WithdrawalQuestionRow, asked: Question): boolean =>
  known.withdrawal_id === asked.withdrawalId &&
  known.asked_by === asked.operator &&
  known.wants === asked.wants &&
  known.question === asked.question

/** Whether a person asks for the first time. @throws Refusal */
const requireAskable = async (tx: Tx, row: WithdrawalRow, asked: Question): Promise<boolean> => {
  const known = await findQuestion(tx, asked.questionId)
  if (known && !isSame(known, asked)) throw new Refusal('request.id_reused')
  if (known) return false
  const isInReview = (inReview as readonly string[]).includes(row.status)
  if (!isInReview) throw new Refusal('withdrawal.too_late')
  const earlier = await listQuestions(tables<WithdrawalTables>(tx), row.id)
  const isOpen = earlier.some((one) => one.answered_at === null && one.closed_at === null)
  if (isOpen) throw new Refusal('withdrawal.question_open')
  return true
}

/**
 * Asks the member of a withdrawal in review, who reads it on its page; from then on the clock waits for them.
 * The same id again is the same question. @throws Refusal `withdrawal.unknown`, `withdrawal.too_late`,
 * `withdrawal.question_open`, `request.id_reused`
 */
export const createAskMember =
  (context: WithdrawalContext) =>
  async (asked: Question): Promise<CaseQuestion> => {
    const { database, clock, listeners } = context
    const { withdrawalId, questionId, brandId, operator, wants, question } = asked
    const row = await database.inTx(async (tx) => {
      const withdrawal = await lockWithdrawal(tx, withdrawalId)
      if (withdrawal?.brand_id !== brandId) throw new Refusal('withdrawal.unknown')
      if (!(await requireAskable(tx, withdrawal, asked))) return withdrawal
      const at = clock.now()
      await insertQuestion(tx, {
        id: questionId,
        member_id: withdrawal.member_id,
        withdrawal_id: withdrawalId,
        brand_id: brandId,
        wants,
        question,
        asked_by: operator,
        asked_at: at,
        answer: null,
        picture: null,
        answered_at: null,
        closed_at: null,
      })
      await addEvent(tx, withdrawal, { kind: 'question', at, operator, note: question })
      noteAct({ target: withdrawalId, after: { wants, question }, reason: question })
      return withdrawal
    })
    const { member_id: memberId, status } = row
    listeners.onWithdrawalChanged({ memberId, withdrawalId, status })
    const all = await listQuestions(database.db, withdrawalId)
    const found = all.find(({ id }) => id === questionId)
    if (!found) throw new Error(`question ${questionId} is gone`)
    return presentQuestion(found)
  }
