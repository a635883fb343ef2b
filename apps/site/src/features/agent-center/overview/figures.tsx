import { formatCount, withMinus } from '@trevo/i18n/format.ts'
import { classNames } from '@trevo/ui/class-names.ts'
import { Money } from '@trevo/ui/money.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../../core/language/language.tsx'
import { to } from '../../../core/router/to.ts'
import styles from './figures.module.css'
import type { Overview } from '../common/queries.ts'
import { useText } from '../../../core/language/use-text.ts'

/** The change of an amount in whole percent; undefined where there was nothing before. */
export const changeOf = (now: string, before: string): number | undefined => {
  const [one, other] = [Number(now), Number(before)]
  return other === 0 ? undefined : Math.round(((one - other) / Math.abs(other)) * 1_000) / 10
}

/** A team's totals, what the agent earned from it, and how many people it has. */
export const Figures = ({
  overview,
  isOwn,
}: {
  readonly overview: Overview
  readonly isOwn: boolean
}) => {
  const t = useText('agent-center')
  const { locale } = useLanguage()
  const { totals, before } = overview
  const change = changeOf(totals.bet, before.bet)
  const changeText = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' })
  const facts = [
    { label: t('common.deposits'), value: <Money amount={totals.deposit} locale={locale} /> },
    { label: t('common.withdrawals'), value: <Money amount={totals.withdraw} locale={locale} /> },
    { label: t('common.rebate'), value: <Money amount={totals.rebate} locale={locale} /> },
    { label: t('nav.PROMO'), value: <Money amount={totals.promotion} locale={locale} /> },
    { label: t('teamBalance'), value: <Money amount={overview.teamBalance} locale={locale} /> },
    { label: t('registrations'), value: formatCount(overview.newRegistrations, locale) },
    { label: t('firstDeposits'), value: formatCount(overview.firstDeposits, locale) },
    { label: t('active'), value: formatCount(overview.activeMembers, locale) },
    { label: t('team'), value: formatCount(overview.teamSize, locale) },
  ]
  return (
    <>
      <dl className={styles['figures']}>
        <Figure label={t('bet')} amount={totals.bet}>
          {change === undefined
            ? null
            : t('against', { change: withMinus(changeText.format(change)) })}
        </Figure>
        <Figure label={t('common.prizes')} amount={totals.win} />
        <Figure label={t('profit')} amount={totals.profit}>
          {t('profitHow')}
        </Figure>
        {isOwn && (
          <Figure label={t('earned')} amount={overview.income.total} isGold>
            <Link to={to.agentHome('agentRevenueReport')}>{t('seeIncome')}</Link>
          </Figure>
        )}
      </dl>
      <dl className={styles['facts']}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const Figure = ({
  label,
  amount,
  isGold = false,
  children,
}: {
  readonly label: string
  readonly amount: string
  readonly isGold?: boolean
  readonly children?: ReactNode
}) => {
  const { locale } = useLanguage()
  return (
    <div className={classNames(isGold && styles['gold'])}>
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} locale={locale} />
        {children && <small>{children}</small>}
      </dd>
    </div>
  )
}
