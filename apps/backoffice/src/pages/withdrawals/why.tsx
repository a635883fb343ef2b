import type { OpenedWithdrawal } from '@trevo/contract/ops/withdrawal-queue.ts'
import type { ReviewReason } from '@trevo/contract/wps/cashier/withdrawal.ts'
import {
  Ban,
  Clock,
  Dices,
  Handshake,
  KeyRound,
  Repeat,
  Smartphone,
  Sparkles,
  TrendingUp,
  Undo2,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { formatReais } from '../../core/format.ts'
import { useT, type T } from '../../core/texts.tsx'
import styles from './case.module.css'

const icons: Readonly<Record<ReviewReason, LucideIcon>> = {
  amount: TrendingUp,
  velocity: Repeat,
  first: Sparkles,
  new_device: Smartphone,
  unplayed: Clock,
  won_from_members: Users,
  transfers_received: Handshake,
  play_signal: Users,
  deposit_taken_back: Undo2,
  withdraw_blocked: Ban,
}

type Facts = OpenedWithdrawal['facts']
type Sentence = {
  readonly key: string
  readonly icon: LucideIcon
  readonly head: string
  readonly text: string
}

const valuesOf = (t: T, reason: ReviewReason, facts: Facts): Record<string, string | number> => {
  const { limits, medianPaid, paidCount } = facts
  const median =
    medianPaid === null
      ? t('payouts.why.noMedian')
      : t('payouts.why.median', { count: paidCount, amount: formatReais(medianPaid) })
  const limit = {
    amount: limits.withoutReview,
    first: limits.first,
    new_device: limits.newDevice,
    won_from_members: limits.wonFromMembers,
  }[reason as 'amount']
  return {
    median,
    limit: limit === undefined ? '' : formatReais(limit),
    count: facts.dayCount,
    amount: formatReais(facts.daySum),
    countMax: limits.dayCount,
    amountMax: formatReais(limits.daySum),
  }
}

const newKeyMin = 24 * 60

/** What no rule requires, but the operator should know. */
const alsoOf = (t: T, { withdrawal, facts }: OpenedWithdrawal): readonly Sentence[] => {
  const { payeeAddedAt, payeePaidCount, largestPrize } = facts
  const found: Sentence[] = []
  const minutes = payeeAddedAt
    ? Math.round((Date.parse(withdrawal.createdAt) - Date.parse(payeeAddedAt)) / 60_000)
    : undefined
  if (minutes !== undefined && minutes < newKeyMin && payeePaidCount === 0) {
    const text = t('payouts.why.newKeyText', { minutes })
    found.push({ key: 'newKey', icon: KeyRound, head: t('payouts.why.newKey'), text })
  }
  if (largestPrize && Number(largestPrize.amount) * 2 > Number(withdrawal.amount)) {
    const values = { amount: formatReais(largestPrize.amount), round: largestPrize.round ?? '–' }
    const text = t('payouts.why.oneRoundText', values)
    found.push({ key: 'oneRound', icon: Dices, head: t('payouts.why.oneRound'), text })
  }
  return found
}

/** Why this is not paid automatically: sentences with their numbers, at the top. */
export const Why = ({ opened }: { readonly opened: OpenedWithdrawal }) => {
  const t = useT()
  const { reviewReasons } = opened.withdrawal
  const sentences: readonly Sentence[] = [
    ...reviewReasons.map((reason) => ({
      key: reason,
      icon: icons[reason],
      head: t(`payouts.why.${reason}`),
      text: t(`payouts.why.${reason}Text`, valuesOf(t, reason, opened.facts)),
    })),
    ...alsoOf(t, opened),
  ]
  return (
    <section className="o-panel">
      <header>
        <h2>{t('payouts.mustLook')}</h2>
        <span className="o-aside">{t('payouts.reasonCount', { count: sentences.length })}</span>
      </header>
      <ul>
        {sentences.map(({ key, icon: Icon, head, text }) => (
          <li key={key} className={styles['reason']}>
            <Icon size={15} aria-hidden="true" />
            <span>
              <b>{head}</b> <span className="o-muted">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
