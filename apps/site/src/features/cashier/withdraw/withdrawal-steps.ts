import type { Withdrawal, WithdrawalEvent } from '@trevo/contract/wps/cashier/withdrawal.ts'
import type { AreaKey } from '@trevo/i18n/site/areas.ts'

export type StepMark = 'done' | 'now' | 'next' | 'bad' | 'back'
export type Step = {
  readonly key: AreaKey<'withdraw'>
  readonly mark: StepMark
  readonly at?: string | undefined
}

type Kind = WithdrawalEvent['kind']

const backIn = (at: string | undefined): Step => ({ key: 'withdraw.step.back', mark: 'done', at })

/** The lines of the timeline: what was done, what is being done, and what comes next. */
export const stepsOf = ({ status, events, channel }: Withdrawal): readonly Step[] => {
  const at = (kind: Kind) => events.findLast((event) => event.kind === kind)?.at
  const steps: Step[] = [{ key: 'withdraw.step.asked', mark: 'done', at: at('requested') }]
  const wasSeen = at('review') !== undefined
  const isSeen = status === 'review' || status === 'second_review'
  if (status === 'rejected') {
    steps.push({ key: 'withdraw.step.rejected', mark: 'bad', at: at('rejected') })
    return [...steps, backIn(at('rejected'))]
  }
  if (wasSeen && (isSeen || at('approved'))) {
    steps.push({
      key: 'withdraw.step.review',
      mark: isSeen ? 'now' : 'done',
      at: isSeen ? undefined : at('approved'),
    })
  }
  if (status === 'cancelled') {
    steps.push({ key: 'withdraw.step.cancelled', mark: 'bad', at: at('cancelled') })
    return [...steps, backIn(at('cancelled'))]
  }
  const isAfterSending = !isSeen && status !== 'approved' && status !== 'paying'
  const sendingMark = isSeen ? 'next' : isAfterSending ? 'done' : 'now'
  steps.push({ key: 'withdraw.step.sent', mark: sendingMark, at: at('sent') })
  if (channel === 'peer') {
    const isConfirmed = isAfterSending && status !== 'confirming'
    const mark = status === 'confirming' ? 'now' : isConfirmed ? 'done' : 'next'
    steps.push({ key: 'withdraw.step.confirming', mark, at: at('confirming') })
  }
  if (status === 'failed') {
    steps.push({ key: 'withdraw.step.failed', mark: 'bad', at: at('failed') })
    return [...steps, backIn(at('failed'))]
  }
  const isPaid = status === 'paid' || status === 'returned'
  steps.push({ key: 'withdraw.step.paid', mark: isPaid ? 'done' : 'next', at: at('paid') })
  return status === 'returned' ? [...steps, backIn(at('returned'))] : steps
}
