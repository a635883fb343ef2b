import { minuteMs } from '@trevo/calendar/durations.ts'
import type { Deposit, DepositPayment } from '@trevo/contract/wps/cashier/deposit.ts'
import type { NewMessage } from './message.ts'

/** A Pix that took longer than this is late enough for its member to wonder. */
export const lateAfterMs = 5 * minuteMs

const messageOfPayment = (
  { depositId, creditedAt }: Deposit,
  { endToEndId, amount, paidAt, status, reason }: DepositPayment,
  now: Date,
): NewMessage[] => {
  const about = { what: 'deposit', id: depositId } as const
  const message = (kind: NewMessage['kind'], params: NewMessage['params'], sentAt = now) => [
    { source: `pix:${endToEndId}:${kind}`, kind, params: { amount, ...params }, about, sentAt },
  ]
  switch (status) {
    case 'checking':
      return []
    case 'credited': {
      const at = creditedAt === null ? now : new Date(creditedAt)
      const isLate = at.getTime() - new Date(paidAt).getTime() >= lateAfterMs
      const params = { at: at.toISOString(), ...(isLate && { paidAt }) }
      return message(isLate ? 'deposit_late' : 'deposit_credited', params, at)
    }
    case 'held':
      return message('deposit_held', {})
    case 'refunding':
    case 'refunded':
      return message('deposit_sent_back', { ...(reason && { reason }) })
    case 'unclaimed':
      return message('deposit_unclaimed', {})
    default:
      return status satisfies never
  }
}

const messagesOfReversals = (
  { depositId }: Deposit,
  { endToEndId, reversals }: DepositPayment,
): NewMessage[] =>
  reversals.map(({ what, amount, fromBalance, owed, reversedAt }) => {
    const kind = what === 'deposit' ? 'deposit_reversed' : 'deposit_reward_reversed'
    return {
      source: `pix:${endToEndId}:${kind}:${reversedAt}`,
      kind,
      params: { amount, fromBalance, owed },
      about: { what: 'deposit', id: depositId },
      sentAt: new Date(reversedAt),
    }
  })

/** All messages due for a deposit in its current state; those sent before have the same source. */
export const messagesOfDeposit = (deposit: Deposit, now: Date): readonly NewMessage[] => [
  ...(deposit.status === 'failed'
    ? [
        {
          source: `deposit:${deposit.depositId}:failed`,
          kind: 'deposit_failed' as const,
          params: { amount: deposit.amount },
          about: { what: 'deposit' as const, id: deposit.depositId },
          sentAt: now,
        },
      ]
    : []),
  ...deposit.payments.flatMap((payment) => [
    ...messageOfPayment(deposit, payment, now),
    ...messagesOfReversals(deposit, payment),
  ]),
]
