import { Money } from '@trevo/ui/money.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import center from '../common/center.module.css'
import styles from './income-sources.module.css'
import type { Overview } from '../common/queries.ts'
import { useText } from '../../../core/language/use-text.ts'

const sources = ['rebate', 'dividend', 'daily', 'hourly', 'realTime'] as const

/** The agent's income by source. */
export const IncomeSources = ({ income }: Pick<Overview, 'income'>) => {
  const t = useText('agent-center')
  const { locale } = useLanguage()
  const highest = Math.max(1, ...sources.map((key) => Number(income[key])))
  return (
    <section className={center['card']} aria-label={t('sources')}>
      <div className={center['cardHead']}>
        <h2>{t('sources')}</h2>
        <b className={styles['goldText']}>
          <Money amount={income.total} locale={locale} />
        </b>
      </div>
      <dl className={styles['sources']}>
        {sources.map((key) => (
          <div key={key}>
            <dt>{t(`income.${key}`)}</dt>
            <dd>
              <span className={styles['bar']} aria-hidden="true">
                <i style={{ width: `${(Math.max(0, Number(income[key])) / highest) * 100}%` }} />
              </span>
              <Money amount={income[key]} locale={locale} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
