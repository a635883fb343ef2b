import { Button } from '@trevo/ui/button.tsx'
import { formatDate } from '@trevo/i18n/format.ts'
import { useState } from 'react'
import { useLanguage } from '../../../core/language/language.tsx'
import center from '../common/center.module.css'
import styles from './bets-chart.module.css'
import { noonOf } from '../common/days.ts'
import { DataTable } from '../../../core/tables/data-table.tsx'
import { usePlain } from '../tables/sums-columns.tsx'
import { useText } from '../../../core/language/use-text.ts'

type Day = { readonly day: string; readonly bet: string; readonly betBefore: string }

const width = 600
const height = 150
const edge = 8

const pointsOf = (amounts: readonly number[], highest: number): string =>
  amounts
    .map((amount, index) => {
      const x = amounts.length === 1 ? width / 2 : (index / (amounts.length - 1)) * width
      const y = height - edge - (Math.max(0, amount) / highest) * (height - 2 * edge)
      return `${x.toFixed(1)},${y.toFixed(1)}`
    })
    .join(' ')

/** Valid bets of each day next to those of the preceding period of equal length; also as a table. */
export const BetsChart = ({ days }: { readonly days: readonly Day[] }) => {
  const t = useText('agent-center')
  const [asTable, setAsTable] = useState(false)
  return (
    <section className={center['card']} aria-label={t('betsByDay')}>
      <div className={center['cardHead']}>
        <h2>{t('betsByDay')}</h2>
        <span className={styles['legend']}>
          <i data-line="now" /> {t('thisSpan')}
        </span>
        <span className={styles['legend']}>
          <i data-line="before" /> {t('spanBefore')}
        </span>
        <Button look="quiet" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'asChart' : 'asTable')}
        </Button>
      </div>
      {asTable ? <DaysTable days={days} /> : <Lines days={days} />}
    </section>
  )
}

const Lines = ({ days }: { readonly days: readonly Day[] }) => {
  const { locale } = useLanguage()
  const now = days.map(({ bet }) => Number(bet))
  const before = days.map(({ betBefore }) => Number(betBefore))
  const highest = Math.max(1, ...now, ...before)
  const line = pointsOf(now, highest)
  const label = (day: string | undefined) => (day ? formatDate(noonOf(day), locale, 'UTC') : '')
  return (
    <figure className={styles['chart']} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" focusable="false">
        <polygon points={`0,${height} ${line} ${width},${height}`} className={styles['area']} />
        <polyline points={pointsOf(before, highest)} className={styles['lineBefore']} />
        <polyline points={line} className={styles['line']} />
      </svg>
      <figcaption>
        <span>{label(days[0]?.day)}</span>
        <span>{label(days.at(-1)?.day)}</span>
      </figcaption>
    </figure>
  )
}

const DaysTable = ({ days }: { readonly days: readonly Day[] }) => {
  const t = useText('agent-center')
  const { locale } = useLanguage()
  const show = usePlain()
  return (
    <DataTable
      label={t('betsByDay')}
      rows={days}
      keyOf={({ day }) => day}
      columns={[
        {
          key: 'day',
          label: t('common.day'),
          isText: true,
          show: ({ day }) => formatDate(noonOf(day), locale, 'UTC'),
        },
        { key: 'bet', label: t('thisSpan'), show: ({ bet }) => show(bet) },
        { key: 'before', label: t('spanBefore'), show: ({ betBefore }) => show(betBefore) },
      ]}
    />
  )
}
