import { figureSpans } from '@trevo/contract/ops/ledger/figures.ts'
import { useQuery } from '@tanstack/react-query'
import { formatMinute, formatReais } from '../../core/format.ts'
import { useOperator, useRight } from '../../core/operator.ts'
import { useT } from '../../core/texts.tsx'
import { Page } from '../../parts/page.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { AlarmPanel } from './alarm-panel.tsx'
import { FigureRow } from './figure-row.tsx'
import { HealthPanel } from './health-panel.tsx'
import { QueuePanel } from './queue-panel.tsx'
import { RevenueCurve } from './revenue-curve.tsx'
import { SourceTable } from './source-table.tsx'
import { capitalize, weekdayOf } from './span-text.ts'
import {
  againsts,
  alarmsQuery,
  figuresQuery,
  useFiguresAddress,
  type FiguresAddress,
} from './use-figures.ts'
import styles from './start-page.module.css'

const spanKeys = {
  today: 'word.today',
  yesterday: 'word.yesterday',
  week: 'figures.span.week',
  month: 'figures.span.month',
} as const

const Choices = ({ of }: { readonly of: FiguresAddress }) => {
  const t = useT()
  return (
    <>
      <Tabs
        label={t('figures.span')}
        tabs={figureSpans.map((value) => ({ value, text: t(spanKeys[value]) }))}
        value={of.span}
        onChange={(span) => of.change({ span: span === 'today' ? '' : span })}
      />
      <select
        className={styles['against']}
        aria-label={t('figures.against')}
        value={of.against}
        onChange={({ currentTarget }) => of.change({ against: currentTarget.value })}
      >
        {againsts.map((value) => (
          <option key={value} value={value}>
            {t(`figures.against.${value}`)}
          </option>
        ))}
      </select>
    </>
  )
}

/** What an operator without figures finds: their queues and rights. */
const OwnDesk = () => {
  const t = useT()
  const { rights } = useOperator()
  return (
    <Page title={t('office.start')}>
      <div className={styles['desk']}>
        <QueuePanel />
        <section className="o-panel">
          <header>
            <h2>{t('office.yourRights')}</h2>
          </header>
          <ul className={styles['rights']}>
            {rights.map(({ right, ceiling }) => (
              <li key={right} className="o-pill">
                {right}
                {ceiling !== null && (
                  <span className="o-muted">
                    {t('office.until', { amount: formatReais(ceiling) })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Page>
  )
}

/** Whether the span was good: figures, curve, source, alarms, health and queues. */
const FiguresDesk = () => {
  const t = useT()
  const of = useFiguresAddress()
  const { data: figures, error } = useQuery(figuresQuery(of))
  const { data: alarms } = useQuery(alarmsQuery)
  const note =
    figures &&
    t('figures.until', {
      time: formatMinute(figures.current.until),
      day: weekdayOf(figures.before.from, 'short'),
      beforeTime: formatMinute(figures.before.until),
    })
  const day = figures ? weekdayOf(figures.current.from, 'long') : ''
  const title =
    of.span === 'today' && figures ? capitalize(t('figures.soFar', { day })) : t(spanKeys[of.span])
  return (
    <Page title={title} note={note} aside={<Choices of={of} />}>
      {error && <p role="alert">{error.message}</p>}
      {!figures && !error && <PartLoading />}
      {figures && (
        <div className={styles['grid']}>
          <FigureRow figures={figures} />
          <div className={styles['curve']}>
            <RevenueCurve figures={figures} />
          </div>
          <div className={styles['alarmsPlace']}>
            {alarms && <AlarmPanel alarms={alarms.alarms} />}
          </div>
          <div className={styles['source']}>
            <SourceTable figures={figures} />
          </div>
          <div className={styles['healthPlace']}>
            {alarms && <HealthPanel health={alarms.health} />}
          </div>
          <div className={styles['queues']}>
            <QueuePanel />
          </div>
        </div>
      )}
    </Page>
  )
}

/** The first page of every operator. */
export const StartPage = () => (useRight('figures.read') ? <FiguresDesk /> : <OwnDesk />)
