import { useInfiniteQuery } from '@tanstack/react-query'
import type { DepositStatus } from '@trevo/contract/wps/cashier/deposit.ts'
import { to } from '../../../core/router/to.ts'
import { toneOf } from './deposit-steps.ts'
import { recordsQuery } from './queries.ts'
import { RecordsList, type RecordsView } from '../common/records-list.tsx'
import { useText } from '../../../core/language/use-text.ts'

/** States by which deposits can be filtered. */
export const depositFilters = [
  'credited',
  'awaiting',
  'returned',
  'expired',
] as const satisfies readonly DepositStatus[]

/** All deposits of the member. */
export const DepositRecords = (view: RecordsView<(typeof depositFilters)[number]>) => {
  const t = useText('cashier')
  const { filter } = view
  const pages = useInfiniteQuery(recordsQuery(filter === 'all' ? undefined : filter))
  return (
    <RecordsList
      id="deposit-records"
      icon="coin"
      drawing="money-bag"
      view={view}
      states={depositFilters}
      nameOf={(state) => t(`cashier.state.${state}`)}
      pages={pages}
      sum={pages.data?.pages[0]?.totals.amount}
      lines={(pages.data?.pages.flatMap((page) => page.records) ?? []).map((record) => ({
        id: record.transId,
        href: to.member('depositv2', { deposit: record.transId }),
        name: 'Pix',
        at: record.depositDate,
        amount: record.requestedAmount,
        tone: toneOf[record.state],
        state: t(`cashier.state.${record.state}`),
      }))}
      words={{
        title: t('cashier.records'),
        total: (amount) => t('cashier.total', { amount }),
        none: t('cashier.noRecords'),
        noneText: t('cashier.noRecordsText'),
      }}
    />
  )
}
