import { useQuery } from '@tanstack/react-query'
import { formatDate } from '@trevo/i18n/format.ts'
import { buttonClass } from '@trevo/ui/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '@trevo/ui/states.tsx'
import { Chips } from '@trevo/ui/tabs.tsx'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { drawingUrl } from '../../art/icon.tsx'
import { useLanguage } from '../../language/language.tsx'
import { to } from '../../router/to.ts'
import { useSession } from '../../session/store.ts'
import { daysOf, daySpans, isDaySpan, noonOf, type DaySpan } from './days.ts'
import { ProductBars } from './product-bars.tsx'
import { ProfitChart } from './profit-chart.tsx'
import { ProfitTable } from './profit-table.tsx'
import { profitQuery } from './queries.ts'
import styles from './records.module.css'
import { SummaryCard } from './summary-card.tsx'
import { useRecordsText } from './use-records-text.ts'

/** The span stands in the address, as the filters of the other records do. */
const useSpan = (): [DaySpan, (next: DaySpan) => void] => {
  const [query, setQuery] = useSearchParams()
  const span = query.get('period')
  const setSpan = (next: DaySpan) =>
    setQuery(
      (before) => {
        const changed = new URLSearchParams(before)
        changed.set('period', next)
        return changed
      },
      { replace: true, preventScrollReset: true },
    )
  return [isDaySpan(span) ? span : 'days30', setSpan]
}

/** personalProfit: what playing came to, by day and product. */
export const ProfitPage = () => {
  const t = useRecordsText()
  const { language } = useLanguage()
  const memberId = useSession().memberInfo?.id ?? ''
  const [span, setSpan] = useSpan()
  const [now] = useState(() => new Date())
  const days = daysOf(span, now)
  const profit = useQuery(profitQuery(language, memberId, days))
  const items = daySpans.map((key) => ({ key, label: t(`records.${key}`) }))
  return (
    <>
      <div className={styles['chips']}>
        <Chips label={t('records.period')} items={items} value={span} onChange={setSpan} />
      </div>
      {profit.isError ? (
        <ErrorState
          picture={drawingUrl('satellite-antenna', 192)}
          title={t('records.failed')}
          text={t('records.failedText')}
          retryLabel={t('records.retry')}
          busy={profit.isFetching}
          onRetry={() => void profit.refetch()}
        />
      ) : (
        <Profit key={span} span={span} days={days} answer={profit.data} />
      )}
    </>
  )
}

type ProfitAnswer = Awaited<ReturnType<NonNullable<ReturnType<typeof profitQuery>['queryFn']>>>

const Profit = ({
  span,
  days,
  answer,
}: {
  readonly span: DaySpan
  readonly days: readonly string[]
  /** Undefined while it is on its way. */
  readonly answer: ProfitAnswer | undefined
}) => {
  const t = useRecordsText()
  const { locale } = useLanguage()
  const pnlOf = new Map(answer?.list.map(({ balanceDate, pnl }) => [balanceDate, pnl]))
  const label = (day: string | undefined) => (day ? formatDate(noonOf(day), locale, 'UTC') : '')
  return (
    <>
      <SummaryCard
        label={t('records.netResult', { period: t(`records.${span}`).toLowerCase() })}
        net={answer?.totals.pnl}
        facts={[
          { label: t('records.staked'), amount: answer?.totals.betting ?? '0.00' },
          { label: t('records.paidOut'), amount: answer?.totals.winning ?? '0.00' },
        ]}
      >
        <ProfitChart
          amounts={days.map((day) => pnlOf.get(day) ?? '0.00')}
          firstLabel={label(days[0])}
          lastLabel={label(days.at(-1))}
        />
      </SummaryCard>
      {answer === undefined && <Skeleton height={240} radius={20} />}
      {answer?.list.length === 0 && (
        <EmptyState
          picture={drawingUrl('bar-chart', 192)}
          title={t('records.none')}
          text={t('records.noneProfit')}
          action={
            <Link to={to.gameList('hot')} className={buttonClass('plain')}>
              {t('records.play')}
            </Link>
          }
        />
      )}
      {answer && answer.list.length > 0 && (
        <>
          <ProductBars rows={answer.totals.products} />
          <ProfitTable days={answer.list} totals={answer.totals} />
          <p className={styles['note']}>{t('records.profitNote')}</p>
        </>
      )}
    </>
  )
}
