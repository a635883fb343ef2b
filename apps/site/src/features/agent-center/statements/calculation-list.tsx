import type { CommissionCalculation } from '@trevo/contract/wps/agents/statements.ts'
import { formatRate } from '@trevo/i18n/format.ts'
import { Money } from '@trevo/ui/money.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import styles from '../common/center.module.css'
import { useCenterText } from '../common/use-center-text.ts'

/** The figures that a contract's formula was given, and the tier they reach. */
export const CalculationList = ({
  calculation,
  isDividend,
}: {
  readonly calculation: CommissionCalculation
  readonly isDividend: boolean
}) => {
  const t = useCenterText()
  const { locale } = useLanguage()
  const { tier, rate } = calculation
  const amounts = isDividend
    ? ([
        ['bet', calculation.bet],
        ['win', calculation.win],
        ['rebate', calculation.rebate],
        ['promotion', calculation.promotion],
        ['statement.netLoss', calculation.netLoss],
        ['statement.carried', calculation.carriedIn],
      ] as const)
    : ([['bet', calculation.bet]] as const)
  return (
    <dl className={styles['pairs']}>
      {amounts.map(([label, amount]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>
            <Money amount={amount} locale={locale} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('statement.activeMembers')}</dt>
        <dd>{calculation.activeMembers}</dd>
      </div>
      {calculation.memberTiers.map((one) => (
        <div key={one.tier}>
          <dt>{t('statement.memberTier', { tier: one.tier })}</dt>
          <dd>
            {one.members} · <Money amount={one.bet} locale={locale} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('statement.tierReached')}</dt>
        <dd>
          {tier === 0
            ? t('statement.noTier')
            : t('statement.tier', { tier, rate: formatRate(rate, locale) })}
        </dd>
      </div>
      {calculation.below !== '0.00' && (
        <div>
          <dt>{t('statement.below')}</dt>
          <dd>
            <Money amount={calculation.below} locale={locale} />
          </dd>
        </div>
      )}
    </dl>
  )
}
