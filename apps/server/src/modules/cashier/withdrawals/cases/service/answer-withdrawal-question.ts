import type { Body } from '@trevo/contract/endpoint.ts'
import type * as contract from '@trevo/contract/wps/cashier/withdrawal.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { pictureQueue } from '../../../../../platform/pictures/redraw-picture.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import { answerQuestion, findQuestion } from '../../common/repository/questions.ts'
import type { WithdrawalQuestionRow } from '../../common/repository/tables.ts'
import { addEvent, lockWithdrawal } from '../../common/repository/withdrawals.ts'
import { presentWithdrawal } from '../../requests/service/present-withdrawal.ts'

type Answer = Body<typeof contract.answerWithdrawalQuestion>

const sideMax = 1_600
const takes = ['image/jpeg', 'image/png', 'image/webp'] as const

// Drawn again, so that nothing of the file but its pixels is kept.
const redraw = async (memberId: bigint, base64: string): Promise<Buffer> => {
  const order = { sender: `member ${memberId}`, takes, sideMax, asWebp: true }
  const drawn = await pictureQueue.redraw({ ...order, bytes: Buffer.from(base64, 'base64') })
  if (!drawn) throw new Refusal('withdrawal.picture_unreadable')
  return drawn.content
}

const requireOpen = (
  question: WithdrawalQuestionRow | undefined,
  memberId: bigint,
  { withdrawalId }: Answer,
): WithdrawalQuestionRow => {
  const isOwn = question?.member_id === memberId && question.withdrawal_id === withdrawalId
  if (!question || !isOwn) throw new Refusal('withdrawal.unknown')
  return question
}

/**
 * The member answers; the clock no longer waits for them. The same answer again is a retry whose response was
 * lost. @throws Refusal `withdrawal.unknown`, `withdrawal.question_answered`, `withdrawal.picture_required`,
 * `withdrawal.picture_unreadable`
 */
export const createAnswerWithdrawalQuestion =
  (context: WithdrawalContext) =>
  async (memberId: bigint, answer: Answer): Promise<contract.Withdrawal> => {
    const { database, clock, listeners } = context
    const { withdrawalId, questionId, picture: sent } = answer
    const words = answer.answer.trim()
    const find = () => database.inTx((tx) => findQuestion(tx, questionId))
    const asked = requireOpen(await find(), memberId, answer)
    const isOver = asked.answered_at !== null || asked.closed_at !== null
    if (asked.wants === 'picture' && sent === undefined) {
      throw new Refusal('withdrawal.picture_required')
    }
    // No picture is decoded for an answer that is not taken.
    const picture = sent === undefined || isOver ? null : await redraw(memberId, sent)
    const row = await database.inTx(async (tx) => {
      const withdrawal = await lockWithdrawal(tx, withdrawalId)
      if (withdrawal?.member_id !== memberId) throw new Refusal('withdrawal.unknown')
      const question = requireOpen(await findQuestion(tx, questionId), memberId, answer)
      if (question.answer === words) return withdrawal
      if (question.answered_at !== null || question.closed_at !== null) {
        throw new Refusal('withdrawal.question_answered')
      }
      const at = clock.now()
      await answerQuestion(tx, questionId, { answer: words, picture, answered_at: at })
      await addEvent(tx, withdrawal, { kind: 'answer', at, note: words })
      return withdrawal
    })
    listeners.onWithdrawalChanged({ memberId, withdrawalId, status: row.status })
    return presentWithdrawal(context, row)
  }
