import type { TradingMatchDetail } from '@trevo/contract/ops/trading/board.ts'
import { Link } from 'react-router'
import { formatAmount, formatMoment, formatSigned } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { useKeys } from '../../core/use-keys.ts'
import { useQueueWork } from '../../core/use-queue-work.ts'
import { RecordHead } from '../../parts/panel.tsx'
import { Workers } from '../../parts/workers.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { clockOf, StatePill } from './board-table.tsx'
import { nameMarket, nameSelection } from './describe-market.ts'
import { EndsGrid } from './ends-grid.tsx'
import { MarketList } from './market-list.tsx'
import { MatchActs } from './match-acts.tsx'
import { SuspendBox } from './suspend-box.tsx'
import styles from './trading.module.css'
import { useTradingMatch } from './use-board.ts'
import type { Suspending } from './use-suspend.ts'

const WorstSlips = ({ match }: { readonly match: TradingMatchDetail }) => {
  const t = useT()
  return (
    <section className={styles['part']}>
      <h3>
        {t('trading.slipsBehind')}
        <Link className="o-link" to={`/trading/slips?match=${match.matchId}`}>
          {t('trading.allSlips', { count: match.slipCount })}
        </Link>
      </h3>
      {match.worstSlips.length === 0 ? (
        <p className={styles['hint']}>{t('trading.noSlips')}</p>
      ) : (
        <table className="o-table">
          <thead>
            <tr>
              <th scope="col">{t('word.member')}</th>
              <th scope="col">{t('trading.column.pick')}</th>
              <th scope="col" className="o-number">
                {t('trading.column.stake')}
              </th>
              <th scope="col" className="o-number">
                {t('trading.column.pays')}
              </th>
            </tr>
          </thead>
          <tbody>
            {match.worstSlips.map((slip) => (
              <tr key={slip.slipId}>
                <td>
                  <Link to={`/trading/slips?match=${match.matchId}&row=${slip.slipId}`}>
                    {slip.username}
                  </Link>
                </td>
                <td title={nameMarket(t, slip.market)}>
                  {nameSelection(t, slip.market, slip.selection, match)}
                </td>
                <td className="o-number">{formatAmount(slip.stake)}</td>
                <td className="o-number">{formatAmount(slip.pays)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const eventKinds = [
  'began',
  'ended',
  'settled',
  'suspended',
  'resumed',
  'doubted',
  'trusted',
  'decision_asked',
  'decided',
] as const

const History = ({ events }: Pick<TradingMatchDetail, 'events'>) => {
  const t = useT()
  return (
    <section className={styles['part']}>
      <h3>{t('trading.history')}</h3>
      <ul className={styles['history']}>
        {events.map((event) => {
          const kind = eventKinds.find((one) => one === event.kind)
          return (
            <li key={`${event.at} ${event.kind} ${event.detail}`}>
              <span className="o-muted">{formatMoment(event.at)}</span>
              <span>
                {kind === undefined ? event.kind : t(`trading.event.${kind}`)}{' '}
                {event.detail !== null && event.detail !== '*' && (
                  <span className={styles['code']}>{event.detail}</span>
                )}{' '}
                <span className="o-muted">
                  {[event.operator, event.reason].filter(Boolean).join(': ')}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** M goes through the markets of the open match, and after the last one back to the match. */
const useMarketKey = (
  match: TradingMatchDetail | undefined,
  market: string | undefined,
  onMarket: (market: string) => void,
): void => {
  const keys = match?.markets.map((one) => one.market) ?? []
  const step = (by: 1 | -1) => {
    const places = ['', ...keys]
    const here = Math.max(0, places.indexOf(market ?? ''))
    onMarket(places[(here + by + places.length) % places.length] ?? '')
  }
  useKeys({ m: () => step(1), 'shift m': () => step(-1) })
}

/** One match: what stops it, what each end costs, the slips behind the worst, its history. */
export const MatchPanel = ({
  matchId,
  market,
  suspending,
  onMarket,
  onClose,
}: {
  readonly matchId: string
  readonly market: string | undefined
  readonly suspending: Suspending
  readonly onMarket: (market: string) => void
  readonly onClose: () => void
}) => {
  const t = useT()
  const { data: match, error } = useTradingMatch(matchId)
  useMarketKey(match, market, onMarket)
  const work = useQueueWork('match', [matchId], matchId)
  if (error) {
    return (
      <p role="alert" className={styles['hint']}>
        {error.message}
      </p>
    )
  }
  if (!match) return <PartLoading />
  const isOpen = match.status === 'scheduled' || match.status === 'live'
  return (
    <>
      <RecordHead
        title={
          <>
            {match.home.name}{' '}
            {match.isSeason || match.status === 'scheduled' ? '–' : match.score.join('–')}{' '}
            {match.away.name}
          </>
        }
        note={
          <>
            {match.leagueName} · {clockOf(t, match)} · <StatePill match={match} />
            {match.state === 'suspended' && ` ${match.suspendReason ?? ''}`}
          </>
        }
        onClose={onClose}
      />
      <Workers kind="match" targetId={matchId} work={work.get(matchId)} />
      {isOpen && <SuspendBox match={match} market={market} suspending={suspending} />}
      <EndsGrid match={match} />
      <WorstSlips match={match} />
      <p className={styles['hint']}>
        {t('trading.singlesOnly')}{' '}
        {match.worst !== null && t('trading.worstIs', { amount: formatSigned(match.worst) })}
      </p>
      <MarketList match={match} market={market} onMarket={onMarket} />
      <MatchActs match={match} market={market} />
      <History events={match.events} />
    </>
  )
}
