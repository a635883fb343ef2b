import { useQuery } from '@tanstack/react-query'
import type { OwnYear } from '@trevo/contract/wps/records.ts'
import { formatDate } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { Chips } from '@trevo/ui/tabs.tsx'
import { Printer } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../../../core/language/language.tsx'
import { useText } from '../../../core/language/use-text.ts'
import { NotLoaded } from '../../../core/lists/list-states.tsx'
import { useSession } from '../../../core/session/store.ts'
import { useLimitWords } from '../../../entities/limits/limit-words.ts'
import { isGain } from '../common/day-bars.ts'
import { yearQuery } from '../common/queries.ts'
import { noonOf } from '../common/spans.ts'
import { MonthTable, ProductTable } from './year-tables.tsx'
import styles from './year.module.css'

/** A calendar year of the member's own play: what it cost, how long it took, and the breaks. It invites to nothing. */
export const YearPage = () => {
  const t = useText('records')
  const [query, setQuery] = useSearchParams()
  const memberId = useSession().memberInfo?.id ?? ''
  const asked = Number(query.get('year'))
  const year = useQuery(
    yearQuery(memberId, Number.isInteger(asked) && asked > 0 ? asked : undefined),
  )
  if (!year.data) {
    return (
      <NotLoaded
        query={year}
        height={560}
        radius={24}
        title={t('records.failed')}
        text={t('records.failedText')}
      />
    )
  }
  return (
    <Year
      of={year.data}
      onChoose={(next) => setQuery({ page: 'myYear', year: next }, { replace: true })}
    />
  )
}

const useDay = () => {
  const { locale } = useLanguage()
  return (day: string): string => formatDate(noonOf(day), locale, 'UTC')
}

const Year = ({
  of,
  onChoose,
}: {
  readonly of: OwnYear
  readonly onChoose: (year: string) => void
}) => {
  const t = useText('records')
  const dayOf = useDay()
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        {of.years.length > 1 ? (
          <Chips
            label={t('records.year.choose')}
            items={of.years.map((year) => ({ key: String(year), label: String(year) }))}
            value={String(of.year)}
            onChange={onChoose}
          />
        ) : (
          <b>{of.year}</b>
        )}
        <Button look="plain" onClick={() => globalThis.print()}>
          <Printer size={17} aria-hidden="true" />
          {t('records.year.print')}
        </Button>
      </header>
      <p className={styles['lead']}>
        {t('records.year.lead', { from: dayOf(of.from), to: dayOf(of.to) })}
      </p>
      <Result of={of} />
      <MonthTable of={of} />
      <ProductTable of={of} />
      <Breaks of={of} />
      <ReachedLimits of={of} />
      <p className={styles['lead']}>{t('records.year.note')}</p>
    </div>
  )
}

const Result = ({ of: { year, totals, playedMs, playDays } }: { readonly of: OwnYear }) => {
  const t = useText('records')
  const { locale } = useLanguage()
  const { playedOf } = useLimitWords()
  const money = (amount: string) => formatAmount(amount, { locale })
  const facts = [
    [t('common.deposits'), money(totals.deposited)],
    [t('common.withdrawals'), money(totals.withdrawn)],
    [t('common.staked'), money(totals.betting)],
    [t('records.paidOut'), money(totals.winning)],
    [t('records.year.given'), money(totals.given)],
    [t('records.year.time'), playedOf(playedMs)],
    [t('records.year.playDays'), playDays.toLocaleString(locale)],
  ]
  return (
    <section className={styles['card']} aria-labelledby="year-result">
      <h2 id="year-result">{t('records.year.result', { year: String(year) })}</h2>
      <p className={styles['net']} data-gain={isGain(totals.pnl) || undefined}>
        {formatAmount(totals.pnl, { locale, sign: 'always' })}
      </p>
      <dl className={styles['facts']}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const Breaks = ({ of: { breaks } }: { readonly of: OwnYear }) => {
  const t = useText('records')
  const dayOf = useDay()
  return (
    <section className={styles['card']} aria-labelledby="year-breaks">
      <h2 id="year-breaks">{t('records.year.breaks')}</h2>
      {breaks.length === 0 && <p>{t('records.year.noBreaks')}</p>}
      <dl className={styles['list']}>
        {breaks.map(({ from, to, days }) => (
          <div key={from}>
            <dt>{t('records.year.span', { from: dayOf(from), to: dayOf(to) })}</dt>
            <dd>{t('records.year.days', { count: days })}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const ReachedLimits = ({ of: { limits } }: { readonly of: OwnYear }) => {
  const t = useText('records')
  const { nameOf } = useLimitWords()
  return (
    <section className={styles['card']} aria-labelledby="year-limits">
      <h2 id="year-limits">{t('records.year.limits')}</h2>
      {limits.length === 0 && <p>{t('records.year.noLimits')}</p>}
      <dl className={styles['list']}>
        {limits.map((limit) => (
          <div key={`${limit.kind} ${limit.period}`}>
            <dt>{nameOf(limit)}</dt>
            <dd>{t('records.year.days', { count: limit.days })}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
