import type { FundsDay } from '@trevo/contract/ops/compliance/funds.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatAmount, formatPlainDay, formatSigned } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { DataTable, type Column, type Paged } from '../../parts/data-table.tsx'
import { Page } from '../../parts/page.tsx'
import { DayPanel } from './day-panel.tsx'
import { StatePill } from './state-pill.tsx'
import { daysQuery, useFundsAddress, type FundsAddress } from './use-funds.ts'

const DayTable = ({
  of,
  rows,
  query,
}: {
  readonly of: FundsAddress
  readonly rows: readonly FundsDay[]
  readonly query: Paged
}) => {
  const t = useT()
  const columns: readonly Column<FundsDay>[] = [
    { key: 'day', heading: t('word.day'), cell: ({ day }) => <b>{formatPlainDay(day)}</b> },
    { key: 'state', heading: t('word.state'), cell: ({ state }) => <StatePill state={state} /> },
    {
      key: 'owed',
      heading: t('funds.owed'),
      kind: 'number',
      cell: ({ own }) => formatAmount(own.total),
    },
    {
      key: 'balance',
      heading: t('funds.balance'),
      kind: 'number',
      isExtra: true,
      cell: ({ account }) => (account ? formatAmount(account.balance) : '–'),
    },
    {
      key: 'difference',
      heading: t('funds.difference'),
      kind: 'number',
      isExtra: true,
      cell: ({ account }) => (account ? formatSigned(account.difference) : '–'),
    },
    {
      key: 'notes',
      heading: t('word.notes'),
      kind: 'number',
      isExtra: true,
      cell: ({ notes }) => notes.length,
    },
  ]
  return (
    <DataTable
      label={t('funds.days')}
      columns={columns}
      rows={rows}
      keyOf={({ day }) => day}
      query={query}
      openKey={of.day}
      onOpen={(day) => of.change({ day })}
      onClose={() => of.change({ day: '' })}
      emptyText={t('funds.none')}
    />
  )
}

/** Player funds: what is owed at the end of each day beside the transactional account. */
export const FundsPage = () => {
  const t = useT()
  const of = useFundsAddress()
  const query = useInfiniteQuery(daysQuery())
  const pages = query.data?.pages ?? []
  const rows = pages.flatMap(({ days }) => days)
  const open = rows.find(({ day }) => day === of.day)
  return (
    <Page
      title={t('office.funds')}
      note={pages[0]?.isConnected === false ? t('funds.notConnected') : t('funds.lead')}
      isTable
      panel={open && <DayPanel key={open.day} of={open} onClose={() => of.change({ day: '' })} />}
    >
      <DayTable of={of} rows={rows} query={query} />
    </Page>
  )
}
