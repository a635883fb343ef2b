import { formatAmount } from '@trevo/ui/money.tsx'
import { Skeleton } from '@trevo/ui/states.tsx'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../core/language/language.tsx'
import { isGain } from './day-bars.ts'
import styles from './records.module.css'

export type SummaryFact = { readonly label: string; readonly amount: string }

/** The total of a period, in one large figure, with its parts and its days. */
export const SummaryCard = ({
  label,
  net,
  facts,
  children,
}: {
  readonly label: string
  /** Undefined while loading. */
  readonly net: string | undefined
  readonly facts: readonly SummaryFact[]
  readonly children?: ReactNode
}) => {
  const { locale } = useLanguage()
  return (
    <section className={styles['summary']}>
      <div>
        <h2 className={styles['label']}>{label}</h2>
        {net === undefined ? (
          <Skeleton width={190} height={38} />
        ) : (
          <p className={styles['net']} data-gain={isGain(net) || undefined}>
            {formatAmount(net, { locale, sign: 'always' })}
          </p>
        )}
        <dl className={styles['facts']}>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{formatAmount(fact.amount, { locale })}</dd>
            </div>
          ))}
        </dl>
      </div>
      {children}
    </section>
  )
}
