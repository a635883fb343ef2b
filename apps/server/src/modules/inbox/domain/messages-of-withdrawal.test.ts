import { expect, test } from 'vitest'
import { messagesOfWithdrawal } from './messages-of-withdrawal.ts'

type Withdrawal = Parameters<typeof messagesOfWithdrawal>[0]

const now = new Date('2026-10-05T12:00:00Z')
const endedAt = '2026-10-05T11:00:00.000Z'
const withdrawal = {
  withdrawalId: 'w1',
  status: 'review',
  amount: '50.00',
  paidAmount: '49.00',
  payee: { cardNumber: '****4321' },
  remark: null,
  failure: null,
  endedAt: null,
  questions: [],
} as unknown as Withdrawal // what is told

const told = (more: object) => messagesOfWithdrawal({ ...withdrawal, ...more } as Withdrawal, now)

test.each([
  ['paid', 'withdrawal_paid', { amount: '49.00', payee: '****4321', at: endedAt }],
  ['rejected', 'withdrawal_rejected', { amount: '50.00' }],
  ['failed', 'withdrawal_failed', { amount: '50.00' }],
  ['returned', 'withdrawal_returned', { amount: '50.00' }],
])('a withdrawal that is %s is told once', (status, kind, params) => {
  expect(told({ status, endedAt })).toEqual([
    {
      kind,
      params,
      source: `withdrawal:w1:${status}`,
      about: { what: 'withdrawal', id: 'w1' },
      sentAt: new Date(endedAt),
    },
  ])
})

test('the reason is told where there is one, and the instant only where it is known', () => {
  expect(told({ status: 'rejected', remark: 'documento', endedAt })[0]?.params).toEqual({
    amount: '50.00',
    remark: 'documento',
  })
  expect(told({ status: 'failed', failure: 'key_unknown', endedAt })[0]?.params).toEqual({
    amount: '50.00',
    failure: 'key_unknown',
  })
  const [paid] = told({ status: 'paid' })
  expect(paid?.params).toEqual({ amount: '49.00', payee: '****4321' })
  expect(paid?.sentAt).toEqual(now)
})

test.each(['cancelled', 'review', 'second_review', 'approved', 'paying', 'confirming'])(
  'one that is %s has only its questions',
  (status) => {
    const question = { questionId: 'q1', question: 'De quem é a conta?', askedAt: endedAt }
    expect(told({ status })).toEqual([])
    expect(told({ status, questions: [question] })).toEqual([
      {
        kind: 'withdrawal_question',
        params: { amount: '50.00', text: 'De quem é a conta?' },
        source: 'withdrawal:w1:question:q1',
        about: { what: 'withdrawal', id: 'w1' },
        sentAt: new Date(endedAt),
      },
    ])
  },
)
