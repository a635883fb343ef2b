import { useInfiniteQuery } from '@tanstack/react-query'
import { formatAmount, formatCalendarDay, formatCount } from '../../core/format.ts'
import { rowsOf } from '../../core/list-pages.ts'
import { useT, type T } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { daysQuery, type ClosedDay, type ReportsAddress } from './use-reports.ts'

const columnsOf = (t: T): readonly Column<ClosedDay>[] => [
  { key: 'day', heading: t('word.day'), cell: ({ day }) => formatCalendarDay(day) },
  {
    key: 'state',
    heading: t('word.state'),
    cell: ({ isIntact }) => (
      <span className={`o-pill ${isIntact ? 'o-ok' : 'o-bad'}`}>
        {t(isIntact ? 'report.day.intact' : 'report.day.broken')}
      </span>
    ),
  },
  {
    key: 'players',
    heading: t('report.sum.players'),
    kind: 'number',
    isExtra: true,
    cell: ({ players }) => formatCount(players),
  },
  {
    key: 'stakes',
    heading: t('word.stakes'),
    kind: 'number',
    isExtra: true,
    cell: ({ stakes }) => formatAmount(stakes),
  },
  {
    key: 'prizes',
    heading: t('word.prizes'),
    kind: 'number',
    isExtra: true,
    cell: ({ prizes }) => formatAmount(prizes),
  },
  {
    key: 'grossRevenue',
    heading: t('word.revenue'),
    kind: 'number',
    cell: ({ grossRevenue }) => formatAmount(grossRevenue),
  },
  {
    key: 'late',
    heading: t('report.day.late'),
    kind: 'number',
    cell: ({ late }) => formatAmount(late),
  },
  {
    key: 'funds',
    heading: t('report.day.funds'),
    kind: 'number',
    isExtra: true,
    cell: ({ playerFunds }) => formatAmount(playerFunds),
  },
  {
    key: 'hash',
    heading: t('report.day.hash'),
    kind: 'code',
    isExtra: true,
    cell: ({ hash }) => `${hash.slice(0, 8)}…${hash.slice(-8)}`,
  },
]

/** Closed days, newest first, each with whether it still equals its hash. */
export const ClosedDays = ({ of }: { readonly of: ReportsAddress }) => {
  const t = useT()
  const query = useInfiniteQuery(daysQuery)
  return (
    <DataTable
      label={t('report.days')}
      columns={columnsOf(t)}
      rows={rowsOf(query.data)}
      keyOf={({ day }) => day}
      query={query}
      openKey={of.day}
      onOpen={(day) => of.change({ day })}
      onClose={() => of.change({ day: '' })}
    />
  )
}
