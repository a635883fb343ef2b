import type {
  ListedDeposit,
  ReceivedPayment,
  ReturnedByBank,
} from '@trevo/contract/ops/payments/payments.ts'
import { depositStatuses } from '@trevo/contract/wps/cashier/deposit.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatAmount, formatHoursLeft, formatMoment } from '../../core/format.ts'
import { rowsOf } from '../../core/list-pages.ts'
import { useServerSecond } from '../../core/server-clock.ts'
import { useT, type T } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { Figure, Figures } from '../../parts/panel.tsx'
import styles from './deposits.module.css'
import { DepositState } from './states.tsx'
import { depositsQuery, paymentsQuery, returnsQuery, type DepositAddress } from './use-deposits.ts'

type Of = { readonly of: DepositAddress }

const amountColumn = <Row extends { readonly amount: string | null }>(t: T): Column<Row> => ({
  key: 'amount',
  heading: `${t('word.amount')}, R$`,
  kind: 'number',
  cell: ({ amount }) => (amount === null ? '–' : formatAmount(amount)),
})

const depositColumns = (t: T): readonly Column<ListedDeposit>[] => [
  { key: 'at', heading: t('word.created'), cell: ({ createdAt }) => formatMoment(createdAt) },
  { key: 'member', heading: t('word.member'), cell: ({ username }) => username },
  {
    key: 'state',
    heading: t('word.state'),
    cell: ({ status }) => <DepositState status={status} />,
  },
  amountColumn(t),
  {
    key: 'e2e',
    heading: t('deposits.endToEnd'),
    kind: 'code',
    isMuted: true,
    isExtra: true,
    cell: ({ endToEndId }) => endToEndId ?? '–',
  },
  {
    key: 'txid',
    heading: t('deposits.txid'),
    kind: 'code',
    isMuted: true,
    isExtra: true,
    cell: ({ txid }) => txid,
  },
]

/** Deposits in every state. */
export const Deposits = ({ of: { values, change } }: Of) => {
  const t = useT()
  const query = useInfiniteQuery(depositsQuery(values))
  return (
    <DataTable
      label={t('deposits.tab.all')}
      columns={depositColumns(t)}
      rows={rowsOf(query.data)}
      keyOf={({ depositId }) => depositId}
      query={query}
      openKey={values.row}
      onOpen={(row) => change({ row })}
      onClose={() => change({ row: '' })}
    />
  )
}

/** How long a held Pix may wait before it goes back by itself. */
const EndsIn = ({ endsAt }: { readonly endsAt: string }) => {
  const now = useServerSecond()
  return <>{formatHoursLeft(Date.parse(endsAt) - now)}</>
}

const paymentColumns = (t: T, view: string): readonly Column<ReceivedPayment>[] => [
  {
    key: 'at',
    heading: t('deposits.noticed'),
    cell: ({ noticedAt }) => formatMoment(noticedAt),
  },
  {
    key: 'member',
    heading: t('word.member'),
    cell: ({ username }) => username ?? t('deposits.noMember'),
  },
  amountColumn(t),
  {
    key: 'reason',
    heading: t('word.reason'),
    isExtra: true,
    cell: ({ reason }) => (reason === null ? '–' : t(`deposits.reason.${reason}`)),
  },
  {
    key: 'payer',
    heading: t('deposits.payer'),
    isExtra: true,
    cell: ({ payerName, payerDocument }) =>
      [payerName, payerDocument].filter((one) => one !== null).join(', ') || '–',
  },
  view === 'held'
    ? {
        key: 'ends',
        heading: t('deposits.endsIn'),
        kind: 'number',
        cell: ({ endsAt }) => (endsAt === null ? '–' : <EndsIn endsAt={endsAt} />),
      }
    : {
        key: 'tries',
        heading: t('deposits.tries'),
        kind: 'number',
        cell: ({ refundAttempts }) => refundAttempts,
      },
  {
    key: 'e2e',
    heading: t('deposits.endToEnd'),
    kind: 'code',
    isMuted: true,
    isExtra: true,
    cell: ({ endToEndId }) => endToEndId,
  },
]

/** Received Pix that wait for a person, or that could not be returned. */
export const Payments = ({
  of: { values, change },
  view,
}: Of & { readonly view: 'held' | 'refund_failed' | 'unclaimed' }) => {
  const t = useT()
  const query = useInfiniteQuery(paymentsQuery(view))
  const rows = rowsOf(query.data)
  const open = rows.find(({ endToEndId }) => endToEndId === values.pix)
  return (
    <DataTable
      label={t(`deposits.tab.${view}`)}
      columns={paymentColumns(t, view)}
      rows={rows}
      keyOf={({ endToEndId }) => endToEndId}
      query={query}
      emptyText={t(`deposits.empty.${view}`)}
      openKey={open?.endToEndId}
      onOpen={(pix) => {
        const depositId = rows.find(({ endToEndId }) => endToEndId === pix)?.depositId
        change({ pix, row: depositId ?? '' })
      }}
      onClose={() => change({ pix: '', row: '' })}
    />
  )
}

const keyOfReturn = ({ endToEndId, returnId, what }: ReturnedByBank): string =>
  [endToEndId, returnId, what].join(' ')

const returnColumns = (t: T): readonly Column<ReturnedByBank>[] => [
  { key: 'at', heading: t('word.when'), cell: ({ reversedAt }) => formatMoment(reversedAt) },
  { key: 'member', heading: t('word.member'), cell: ({ username }) => username },
  {
    key: 'what',
    heading: t('deposits.what'),
    isExtra: true,
    cell: ({ what }) => t(`deposits.what.${what}`),
  },
  amountColumn(t),
  {
    key: 'balance',
    heading: t('deposits.fromBalance'),
    kind: 'number',
    isExtra: true,
    cell: ({ fromBalance }) => formatAmount(fromBalance),
  },
  {
    key: 'owed',
    heading: t('deposits.stillOwed'),
    kind: 'number',
    cell: ({ owed }) =>
      owed === '0.00' ? formatAmount(owed) : <b className={styles['owed']}>{formatAmount(owed)}</b>,
  },
  {
    key: 'settled',
    heading: t('deposits.settled'),
    isExtra: true,
    cell: ({ settledAt }) => (settledAt === null ? '–' : formatMoment(settledAt)),
  },
  {
    key: 'e2e',
    heading: t('deposits.endToEnd'),
    kind: 'code',
    isMuted: true,
    isExtra: true,
    cell: ({ endToEndId }) => endToEndId,
  },
]

/** What banks reversed (MED), with what of it is still owed. */
export const Returns = ({
  of: { values, change },
  view,
}: Of & { readonly view: 'all' | 'owed' }) => {
  const t = useT()
  const query = useInfiniteQuery(returnsQuery(view, view === 'all' ? values.days : undefined))
  const rows = rowsOf(query.data)
  const first = query.data?.pages[0]
  const open = rows.find(({ depositId }) => depositId === values.row)
  return (
    <>
      {first && (
        <div className={styles['figures']}>
          <Figures>
            <Figure
              label={t('deposits.week')}
              value={formatAmount(first.week.amount)}
              before={t('deposits.cases', { count: first.week.count })}
            />
            <Figure
              label={t('deposits.weekBalance')}
              value={formatAmount(first.week.fromBalance)}
            />
            <Figure
              label={t('deposits.weekOwed')}
              value={formatAmount(first.week.owed)}
              tone={first.week.owed === '0.00' ? undefined : 'warn'}
            />
            <Figure
              label={t('deposits.openOwed')}
              value={formatAmount(first.open.owed)}
              before={t('deposits.cases', { count: first.open.count })}
              tone={first.open.owed === '0.00' ? undefined : 'bad'}
            />
          </Figures>
        </div>
      )}
      <DataTable
        label={t(view === 'all' ? 'deposits.tab.returned' : 'deposits.tab.owed')}
        columns={returnColumns(t)}
        rows={rows}
        keyOf={keyOfReturn}
        query={query}
        emptyText={t('deposits.empty.returned')}
        openKey={open && keyOfReturn(open)}
        onOpen={(key) =>
          change({ row: rows.find((row) => keyOfReturn(row) === key)?.depositId ?? '' })
        }
        onClose={() => change({ row: '' })}
      />
    </>
  )
}

/** The states of deposits as a filter offers them. */
export const statusOptions = (t: T) =>
  depositStatuses.map((value) => ({ value, text: t(`deposits.status.${value}`) }))
