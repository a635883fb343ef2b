import type { CommissionCalculation } from '@trevo/contract/wps/agents/statements.ts'
import { formatRate } from '@trevo/i18n/format.ts'
import { Money } from '@trevo/ui/money.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import styles from '../common/center.module.css'
import { useText } from '../../../core/language/use-text.ts'

/** The figures that went into a contract's formula, and the tier they reach. */
export const CalculationList = ({
  figures,
  isDividend,
}: {
  readonly figures: CommissionCalculation
  readonly isDividend: boolean
}) => {
  const t = useText('agent-center')
  const { locale } = useLanguage()
  const { tier, rate } = figures
  const amounts = isDividend
    ? ([
        ['bet', figures.bet],
        ['common.prizes', figures.win],
        ['common.rebate', figures.rebate],
        ['nav.PROMO', figures.promotion],
        ['statement.netLoss', figures.netLoss],
        ['statement.carried', figures.carriedIn],
      ] as const)
    : ([['bet', figures.bet]] as const)
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
        <dt>{t('common.activeMembers')}</dt>
        <dd>{figures.activeMembers}</dd>
      </div>
      {figures.memberTiers.map((one) => (
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
      {figures.below !== '0.00' && (
        <div>
          <dt>{t('statement.below')}</dt>
          <dd>
            <Money amount={figures.below} locale={locale} />
          </dd>
        </div>
      )}
    </dl>
  )
}
