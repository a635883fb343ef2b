import { useQuery } from '@tanstack/react-query'
import type { LimitKind, LimitPeriod } from '@trevo/contract/wps/limits.ts'
import { Skeleton } from '@trevo/ui/states.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { useLimitWords } from '../../entities/limits/limit-words.ts'
import styles from './limits.module.css'
import own from './preview-chart.module.css'
import { previewQuery } from './queries.ts'

const [width, height] = [360, 84]

/** On which of the last 90 days the limit would have stopped the member. */
export const PreviewChart = ({
  kind,
  period,
  value,
}: {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly value: string
}) => {
  const { t, valueOf } = useLimitWords()
  const { locale } = useLanguage()
  const { data, isError } = useQuery(previewQuery(kind, period, value))
  if (isError) return null
  if (!data) return <Skeleton height={150} radius={16} />
  const dayOf = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const shown = (day: string) => dayOf.format(new Date(`${day}T12:00:00Z`))
  const line = Number(value)
  const most = Math.max(line, ...data.days.map(({ amount }) => Number(amount)), 1)
  const step = width / data.days.length
  const stopped = data.days.filter((day) => day.stopped)
  const hasLine = period === 'each' || period === 'day'
  return (
    <figure className={styles['preview']}>
      <figcaption>{t('limits.preview', { count: data.stopped })}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('limits.previewOfDay')}>
        {data.days.map(({ day, amount, stopped: isStopped }, index) => {
          const tall = Math.max(0, (Number(amount) / most) * (height - 4))
          return (
            <rect
              key={day}
              x={index * step}
              y={height - tall}
              width={Math.max(1, step - 1)}
              height={tall}
              data-stopped={isStopped || undefined}
            />
          )
        })}
        {hasLine && (
          <line
            x1={0}
            x2={width}
            y1={height - (line / most) * (height - 4)}
            y2={height - (line / most) * (height - 4)}
          />
        )}
      </svg>
      <p className={styles['ends']}>
        <span>{shown(data.days[0]?.day ?? '')}</span>
        <span>{t('period.today')}</span>
      </p>
      {stopped.length > 0 && (
        <ul className={own['stopped']}>
          {stopped.slice(-4).map(({ day, amount }) => (
            <li key={day}>
              {t('limits.previewChart', { amount: valueOf(kind, amount), day: shown(day) })}
            </li>
          ))}
        </ul>
      )}
    </figure>
  )
}
