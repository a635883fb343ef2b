import { useQueries } from '@tanstack/react-query'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useState } from 'react'
import { useLanguage } from '../../../core/language/language.tsx'
import { lastDays, sharesOf, type Day } from './day-bars.ts'
import styles from './records.module.css'
import { useText } from '../../../core/language/use-text.ts'

const daysShown = 7

/** Net result of each of the last seven days as bars; a list of sentences for screen readers. */
export const DayChart = ({
  name,
  totalOf,
}: {
  /** Distinguishes this chart's answers from others in the cache. */
  readonly name: string
  /** Decimal string, signed. */
  readonly totalOf: (day: Day, signal: AbortSignal) => Promise<string>
}) => {
  const t = useText('records')
  const { locale } = useLanguage()
  const [days] = useState(() => lastDays(new Date(), daysShown))
  const answers = useQueries({
    queries: days.map((day) => ({
      queryKey: ['day', name, day.start.getTime()],
      queryFn: ({ signal }: { signal: AbortSignal }) => totalOf(day, signal),
      staleTime: 30_000,
    })),
  })
  const amounts = answers.map(({ data }) => data ?? '0.00')
  const shares = sharesOf(amounts)
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' })
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'full' })
  return (
    <ul className={styles['chart']} aria-label={t('records.chart')}>
      {days.map(({ start }, index) => {
        const share = shares[index] ?? 0
        const amount = formatAmount(amounts[index] ?? '0.00', { locale, sign: 'always' })
        return (
          <li key={start.getTime()} title={amount}>
            <span className={styles['track']} aria-hidden="true">
              <span
                className={styles['bar']}
                data-loss={share < 0 || undefined}
                data-zero={share === 0 || undefined}
                style={{ '--share': Math.abs(share) } as React.CSSProperties}
              />
            </span>
            <span className={styles['weekday']} aria-hidden="true">
              {weekday.format(start).replace('.', '')}
            </span>
            <span className="visually-hidden">
              {t('records.chartDay', { day: long.format(start), amount })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
