import { useInfiniteQuery } from '@tanstack/react-query'
import type { DepositStatus } from '@trevo/contract/wps/cashier/deposit.ts'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { to } from '../../../core/router/to.ts'
import { toneOf } from './deposit-steps.ts'
import { recordsQuery } from './queries.ts'
import { RecordsList } from '../common/records-list.tsx'
import { useText } from '../../../core/language/use-text.ts'

/** States by which deposits are looked through. */
export const depositFilters = [
  'credited',
  'awaiting',
  'returned',
  'expired',
] as const satisfies readonly DepositStatus[]
type Filter = (typeof depositFilters)[number] | 'all'

/** Everything the member ever deposited. */
export const DepositRecords = ({
  filter,
  openId,
  onFilter,
}: {
  readonly filter: Filter
  readonly openId: string | undefined
  readonly onFilter: (filter: Filter) => void
}) => {
  const t = useText('cashier')
  const { locale } = useLanguage()
  const pages = useInfiniteQuery(recordsQuery(filter === 'all' ? undefined : filter))
  const records = pages.data?.pages.flatMap((page) => page.records) ?? []
  const sum = pages.data?.pages[0]?.totals.amount ?? '0.00'
  return (
    <RecordsList
      id="deposit-records"
      icon="coin"
      drawing="money-bag"
      pages={pages}
      openId={openId}
      filter={{
        value: filter,
        onChange: onFilter,
        items: (['all', ...depositFilters] as const).map((key) => ({
          key,
          label: t(`cashier.state.${key}`),
        })),
      }}
      lines={records.map((record) => ({
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
        total:
          sum === '0.00'
            ? undefined
            : t('cashier.total', { amount: formatAmount(sum, { locale }) }),
        state: t('common.status'),
        failed: t('common.pageFailed'),
        failedText: t('common.moneySafe'),
        none: t('cashier.noRecords'),
        noneText: t('cashier.noRecordsText'),
        more: t('common.showMore'),
      }}
    />
  )
}
