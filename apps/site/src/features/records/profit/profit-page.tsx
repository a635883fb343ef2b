import { useQuery } from '@tanstack/react-query'
import { profitDaysMax } from '@trevo/contract/wps/records.ts'
import { formatDate } from '@trevo/i18n/format.ts'
import { buttonClass } from '@trevo/ui/button.tsx'
import { Skeleton } from '@trevo/ui/states.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { to } from '../../../core/router/to.ts'
import { SeeGames } from '../../../entities/game/see-games.tsx'
import { Empty } from '../../../core/lists/empty.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { useSession } from '../../../core/session/store.ts'
import { useBrandZone } from '../../../core/session/use-brand-zone.ts'
import { LoadFailed } from '../../../core/lists/list-states.tsx'
import { ProductBars } from './product-bars.tsx'
import { ProfitChart } from './profit-chart.tsx'
import { ProfitTable } from './profit-table.tsx'
import { profitQuery } from '../common/queries.ts'
import styles from '../common/records.module.css'
import { SpanFilter, useSpanName } from '../common/span-filter.tsx'
import { daysOf, noonOf, profitPeriods, type Span } from '../common/spans.ts'
import { SummaryCard } from '../common/summary-card.tsx'
import { useText } from '../../../core/language/use-text.ts'
import { useSpan } from '../common/use-span.ts'

/** personalProfit: the result of playing, by day and product. */
export const ProfitPage = () => {
  const t = useText('records')
  const { language } = useLanguage()
  const memberId = useSession().memberInfo?.id ?? ''
  const address = useSpan(profitPeriods, 'days30', profitDaysMax)
  const { span } = address
  const [now] = useState(() => new Date())
  const days = daysOf(span ?? 'days30', now, useBrandZone())
  const profit = useQuery({
    ...profitQuery(language, memberId, days),
    enabled: span !== undefined,
  })
  return (
    <>
      <SpanFilter address={address} />
      {profit.isError ? (
        <LoadFailed query={profit} title={t('records.failed')} text={t('records.failedText')} />
      ) : (
        span && <Profit key={days.join()} span={span} days={days} answer={profit.data} />
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
  readonly span: Span
  readonly days: readonly string[]
  /** Undefined while loading. */
  readonly answer: ProfitAnswer | undefined
}) => {
  const t = useText('records')
  const { locale } = useLanguage()
  const nameOf = useSpanName()
  const pnlOf = new Map(answer?.list.map(({ balanceDate, pnl }) => [balanceDate, pnl]))
  const label = (day: string | undefined) => (day ? formatDate(noonOf(day), locale, 'UTC') : '')
  return (
    <>
      <SummaryCard
        label={t('records.netResult', { period: nameOf(span) })}
        net={answer?.totals.pnl}
        facts={[
          { label: t('common.staked'), amount: answer?.totals.betting ?? '0.00' },
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
        <Empty
          drawing="bar-chart"
          title={t('records.none')}
          text={t('records.noneProfit')}
          action={<SeeGames />}
        />
      )}
      {answer && answer.list.length > 0 && (
        <>
          <ProductBars rows={answer.totals.products} />
          <ProfitTable days={answer.list} totals={answer.totals} />
          <p className={styles['note']}>{t('records.profitNote')}</p>
          <Link to={to.member('myYear')} className={buttonClass('plain')}>
            {t('common.myYear')}
          </Link>
        </>
      )}
    </>
  )
}
