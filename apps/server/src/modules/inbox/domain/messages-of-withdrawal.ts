import type { Withdrawal } from '@trevo/contract/wps/cashier/withdrawal.ts'
import type { NewMessage } from './message.ts'

const endOf = (withdrawal: Withdrawal): Pick<NewMessage, 'kind' | 'params'> | undefined => {
  const { status, amount, paidAmount, payee, remark, failure, endedAt } = withdrawal
  switch (status) {
    case 'paid':
      return {
        kind: 'withdrawal_paid',
        params: {
          amount: paidAmount,
          payee: payee.cardNumber,
          ...(endedAt !== null && { at: endedAt }),
        },
      }
    case 'rejected':
      return { kind: 'withdrawal_rejected', params: { amount, ...(remark && { remark }) } }
    case 'failed':
      return { kind: 'withdrawal_failed', params: { amount, ...(failure && { failure }) } }
    case 'returned':
      return { kind: 'withdrawal_returned', params: { amount } }
    // The member who cancelled it knows; open ones have no result yet.
    case 'cancelled':
    case 'review':
    case 'second_review':
    case 'approved':
    case 'paying':
    case 'confirming':
      return undefined
    default:
      return status satisfies never
  }
}

/** What an operator asked; its text stays as it was written. */
const questionOf =
  ({ withdrawalId, amount }: Withdrawal) =>
  ({ questionId, question, askedAt }: Withdrawal['questions'][number]): NewMessage => ({
    kind: 'withdrawal_question',
    params: { amount, text: question },
    source: `withdrawal:${withdrawalId}:question:${questionId}`,
    about: { what: 'withdrawal', id: withdrawalId },
    sentAt: new Date(askedAt),
  })

/** All messages due for a withdrawal in its current state; those sent before have the same source. */
export const messagesOfWithdrawal = (withdrawal: Withdrawal, now: Date): readonly NewMessage[] => {
  const questions = withdrawal.questions.map(questionOf(withdrawal))
  const end = endOf(withdrawal)
  if (!end) return questions
  return [
    ...questions,
    {
      ...end,
      source: `withdrawal:${withdrawal.withdrawalId}:${withdrawal.status}`,
      about: { what: 'withdrawal', id: withdrawal.withdrawalId },
      sentAt: withdrawal.endedAt === null ? now : new Date(withdrawal.endedAt),
    },
  ]
}
