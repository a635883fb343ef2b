import type { Deposit, DepositStatus } from '@trevo/contract/wps/cashier/deposit.ts'
import type { AreaKey } from '@trevo/i18n/site/areas.ts'

export type StepMark = 'done' | 'now' | 'next' | 'bad' | 'back'
export type Step = {
  readonly key: AreaKey<'cashier'>
  readonly mark: StepMark
  readonly at?: string
}

type Payment = Deposit['payments'][number]

const lastOf = (payments: readonly Payment[]): Payment | undefined =>
  payments.find(({ status }) => status === 'credited') ?? payments.at(-1)

const ended = new Set<Payment['status']>(['credited', 'refunded', 'unclaimed'])

/** Whether anything about this deposit can still change while its page is open. */
export const isMoving = (deposit: Deposit): boolean =>
  deposit.status === 'requested' ||
  deposit.status === 'awaiting' ||
  deposit.payments.some(({ status }) => !ended.has(status))

const payingStep = (deposit: Deposit, payment: Payment | undefined): Step => {
  if (deposit.status === 'credited') {
    return { key: 'cashier.step.paid', mark: 'done', ...(payment && { at: payment.paidAt }) }
  }
  if (payment?.status === 'held') return { key: 'cashier.step.held', mark: 'now' }
  if (payment?.status === 'checking') return { key: 'cashier.step.checking', mark: 'now' }
  if (payment) return { key: 'cashier.step.refused', mark: 'bad', at: payment.paidAt }
  const isOver = deposit.status === 'expired' || deposit.status === 'cancelled'
  if (isOver) return { key: 'cashier.step.unpaid', mark: 'bad' }
  return { key: 'cashier.step.paying', mark: deposit.status === 'awaiting' ? 'now' : 'next' }
}

const lastStep = (deposit: Deposit, payment: Payment | undefined): Step => {
  if (payment?.status === 'refunding') return { key: 'cashier.step.refunding', mark: 'back' }
  if (payment?.status === 'refunded') {
    return {
      key: 'cashier.step.refunded',
      mark: 'done',
      ...(payment.refundedAt && { at: payment.refundedAt }),
    }
  }
  if (payment?.status === 'unclaimed') return { key: 'cashier.step.unclaimed', mark: 'bad' }
  if (deposit.creditedAt)
    return { key: 'cashier.step.balance', mark: 'done', at: deposit.creditedAt }
  return { key: 'cashier.step.balance', mark: 'next' }
}

/** The three lines below the code: created, paid, in the balance (or returned to the payer). */
export const stepsOf = (deposit: Deposit): readonly Step[] => {
  const payment = lastOf(deposit.payments)
  const isCreated = deposit.status !== 'requested' && deposit.status !== 'failed'
  return [
    {
      key: 'cashier.step.code',
      mark: isCreated ? 'done' : deposit.status === 'failed' ? 'bad' : 'now',
      ...(isCreated && { at: deposit.createdAt }),
    },
    payingStep(deposit, payment),
    lastStep(deposit, payment),
  ]
}

/** The badge of a record. */
export const toneOf: Readonly<Record<DepositStatus, 'good' | 'wait' | 'bad' | 'calm'>> = {
  requested: 'wait',
  awaiting: 'wait',
  credited: 'good',
  expired: 'calm',
  returned: 'bad',
  failed: 'calm',
  cancelled: 'calm',
}
