import { listTradingFeeds } from '@trevo/api-client/ops-endpoints.ts'
import type { TradingFeed } from '@trevo/contract/ops/trading/slips.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ask } from '../../core/api.ts'
import { formatMoment } from '../../core/format.ts'
import { noteServerTime, useServerSecond } from '../../core/server-clock.ts'
import { useT } from '../../core/texts.tsx'
import { Page } from '../../parts/page.tsx'
import { Panel } from '../../parts/panel.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { TradingTabs } from './trading-tabs.tsx'
import styles from './trading.module.css'

/** After this time without a new price a league in play is shown as late. */
const lateSec = 60

const FeedRow = ({ feed, now }: { readonly feed: TradingFeed; readonly now: number }) => {
  const t = useT()
  const ageSec =
    feed.oldestPricedAt === null
      ? undefined
      : Math.max(0, Math.round((now - Date.parse(feed.oldestPricedAt)) / 1000))
  const isLate = feed.lateCount > 0 || (ageSec ?? 0) > lateSec
  return (
    <tr>
      <td>
        <Link to={`/trading?league=${feed.league}`}>{feed.name}</Link>
      </td>
      <td className={styles['code']}>
        {feed.feed === 'simulated' ? t('trading.simulated') : feed.feed}
      </td>
      <td className="o-number">{feed.liveCount}</td>
      <td className="o-number">{feed.comingCount}</td>
      <td className="o-number">{feed.lateCount}</td>
      <td className="o-number">{feed.unsettledCount}</td>
      <td className="o-number">
        {ageSec === undefined ? '–' : t('trading.seconds', { count: ageSec })}
      </td>
      <td>{feed.nextStartsAt === null ? '–' : formatMoment(feed.nextStartsAt)}</td>
      <td>
        {feed.isYouth || !feed.isOnSale ? (
          <span className="o-pill">{t('trading.notOnSale')}</span>
        ) : feed.isSuspended ? (
          <span className="o-pill o-bad">{t('trading.state.suspended')}</span>
        ) : (
          <span className={`o-pill ${isLate ? 'o-warn' : 'o-ok'}`}>
            {t(isLate ? 'trading.state.late' : 'trading.state.open')}
          </span>
        )}
      </td>
    </tr>
  )
}

const columns = ['league', 'feed', 'live', 'coming', 'late', 'unsettled', 'age', 'next'] as const
const numbers: ReadonlySet<string> = new Set(['live', 'coming', 'late', 'unsettled', 'age'])

/** Where matches come from, how fresh their prices are, and what was doubted. */
export const FeedsPage = () => {
  const t = useT()
  const now = useServerSecond()
  const { data, error } = useQuery({
    queryKey: ['trading', 'feeds'],
    queryFn: async () => {
      const feeds = await ask(listTradingFeeds)
      noteServerTime(feeds.now)
      return feeds
    },
    refetchInterval: 3_000,
  })
  if (error) return <p role="alert">{error.message}</p>
  return (
    <Page title={t('trading.feeds')} bar={<TradingTabs value="feeds" />}>
      {data ? (
        <>
          <div className={`o-panel o-scroll ${styles['boxed']}`}>
            <table className="o-table">
              <thead>
                <tr>
                  {columns.map((name) => (
                    <th key={name} scope="col" className={numbers.has(name) ? 'o-number' : ''}>
                      {t(`trading.column.${name}`)}
                    </th>
                  ))}
                  <th scope="col">{t('word.state')}</th>
                </tr>
              </thead>
              <tbody>
                {data.feeds.map((feed) => (
                  <FeedRow key={feed.league} feed={feed} now={now} />
                ))}
              </tbody>
            </table>
          </div>
          <Panel title={t('trading.doubts')}>
            {data.events.length === 0 ? (
              <p className={styles['hint']}>{t('trading.noDoubts')}</p>
            ) : (
              <ul className={styles['history']}>
                {data.events.map((event) => (
                  <li key={`${event.at} ${event.matchId} ${event.kind}`}>
                    <span className="o-muted">{formatMoment(event.at)}</span>
                    <span>
                      <Link to={`/trading?match=${event.matchId}`}>{event.match}</Link>{' '}
                      {t(`trading.event.${event.kind}`)}{' '}
                      <span className="o-muted">{event.detail}</span>
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </Panel>
        </>
      ) : (
        <PartLoading />
      )}
    </Page>
  )
}
