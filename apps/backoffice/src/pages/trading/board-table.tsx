import type { boardViews, TradingMatch } from '@trevo/contract/ops/trading/board.ts'
import { formatAmount, formatMoment, formatSigned } from '../../core/format.ts'
import { useServerSecond } from '../../core/server-clock.ts'
import { useT, type T } from '../../core/texts.tsx'
import { wholeList, DataTable, type Column } from '../../parts/data-table.tsx'
import { formatBp, formatOdds } from './describe-market.ts'
import styles from './trading.module.css'

const tones = {
  open: 'o-ok',
  suspended: 'o-bad',
  danger: 'o-warn',
  late: 'o-bad',
  closed: '',
} as const

export const StatePill = ({ match }: { readonly match: TradingMatch }) => {
  const t = useT()
  const isOver = match.status !== 'scheduled' && match.status !== 'live'
  return isOver ? (
    <span className="o-pill">{t(`trading.status.${match.status}`)}</span>
  ) : (
    <span className={`o-pill ${tones[match.state]}`} title={match.suspendReason ?? undefined}>
      {t(`trading.state.${match.state}`)}
    </span>
  )
}

/** The minute of a match under way, else when it starts. */
export const clockOf = (
  t: T,
  { status, tick, sport, isSeason, startsAt }: TradingMatch,
): string => {
  if (status !== 'live' || isSeason) return formatMoment(startsAt)
  return sport === 'football' ? `${tick}′` : t('trading.tick', { tick })
}

const Odds = ({ match, code }: { readonly match: TradingMatch; readonly code: string }) => {
  const isTaken = match.state === 'open'
  const odds = match.prices[code]
  if (odds === undefined) return <span className="o-muted">–</span>
  return (
    <span className={styles['odds']}>{isTaken ? formatOdds(odds) : <s>{formatOdds(odds)}</s>}</span>
  )
}

const Worst = ({
  worst,
  end,
}: {
  readonly worst: string | null
  readonly end: TradingMatch['worstEnd']
}) =>
  worst === null ? (
    <span className="o-muted">–</span>
  ) : (
    <span className={worst.startsWith('-') ? styles['bad'] : styles['good']}>
      {formatSigned(worst)}
      {end && <span className={styles['end']}>{` ${end.join('–')}`}</span>}
    </span>
  )

const columnsOf = (t: T, now: number): readonly Column<TradingMatch>[] => [
  { key: 'clock', heading: t('trading.column.clock'), cell: (one) => clockOf(t, one) },
  {
    key: 'match',
    heading: t('trading.column.match'),
    cell: (one) => (
      <>
        <b>{one.home.name}</b>{' '}
        {one.status !== 'scheduled' && !one.isSeason ? one.score.join('–') : '–'}{' '}
        <b>{one.away.name}</b>
      </>
    ),
  },
  ...(['1', 'X', '2'] as const).map((code): Column<TradingMatch> => ({
    key: code,
    heading: code,
    kind: 'number',
    isExtra: true,
    cell: (one) => <Odds match={one} code={code} />,
  })),
  {
    key: 'worst',
    heading: t('trading.column.worst'),
    kind: 'number',
    cell: (one) => <Worst worst={one.worst} end={one.worstEnd} />,
  },
  {
    key: 'staked',
    heading: t('trading.column.staked'),
    kind: 'number',
    isExtra: true,
    cell: (one) => formatAmount(one.staked),
  },
  {
    key: 'state',
    heading: t('word.state'),
    cell: (one) => <StatePill match={one} />,
  },
  {
    key: 'margin',
    heading: t('trading.column.margin'),
    kind: 'number',
    isExtra: true,
    isMuted: true,
    cell: (one) => (one.marginBp === null ? '–' : formatBp(one.marginBp)),
  },
  {
    key: 'age',
    heading: t('trading.column.age'),
    kind: 'number',
    isExtra: true,
    isMuted: true,
    cell: (one) =>
      one.status === 'live' && !one.isSeason
        ? t('trading.seconds', {
            count: Math.max(0, Math.round((now - Date.parse(one.pricedAt)) / 1000)),
          })
        : '–',
  },
  {
    key: 'league',
    heading: t('trading.column.league'),
    isMuted: true,
    isExtra: true,
    cell: (one) => one.leagueName,
  },
]

type Query = { readonly isPending: boolean; readonly error: Error | null }

/** Matches of a view; J and K open the next one. */
export const BoardTable = ({
  matches,
  query,
  view,
  openId,
  onOpen,
  onClose,
}: {
  readonly matches: readonly TradingMatch[]
  readonly query: Query
  readonly view: (typeof boardViews)[number]
  readonly openId: string | undefined
  readonly onOpen: (matchId: string) => void
  readonly onClose: () => void
}) => {
  const t = useT()
  const now = useServerSecond()
  return (
    <DataTable
      label={t('trading.board')}
      columns={columnsOf(t, now)}
      rows={matches}
      keyOf={({ matchId }) => matchId}
      query={wholeList(query)}
      openKey={openId}
      onOpen={onOpen}
      onClose={onClose}
      emptyText={t(`trading.empty.${view}`)}
    />
  )
}
