import { useInfiniteQuery } from '@tanstack/react-query'
import type { WithdrawalStatus } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { to } from '../../../core/router/to.ts'
import { RecordsList, type RecordLine } from '../common/records-list.tsx'
import { withdrawalRecordsQuery } from './queries.ts'
import { useText } from '../../../core/language/use-text.ts'

/** States by which withdrawals can be filtered. */
export const withdrawalFilters = [
  'review',
  'paid',
  'cancelled',
  'failed',
] as const satisfies readonly WithdrawalStatus[]
type Filter = (typeof withdrawalFilters)[number] | 'all'

const toneOf: Readonly<Record<WithdrawalStatus, RecordLine['tone']>> = {
  review: 'wait',
  second_review: 'wait',
  approved: 'wait',
  paying: 'wait',
  confirming: 'wait',
  paid: 'good',
  rejected: 'bad',
  cancelled: 'calm',
  failed: 'bad',
  returned: 'bad',
}

/** Everything the member ever withdrew. */
export const WithdrawalRecords = ({
  filter,
  openId,
  onFilter,
}: {
  readonly filter: Filter
  readonly openId: string | undefined
  readonly onFilter: (filter: Filter) => void
}) => {
  const t = useText('withdraw')
  const { locale } = useLanguage()
  const pages = useInfiniteQuery(withdrawalRecordsQuery(filter === 'all' ? undefined : filter))
  const records = pages.data?.pages.flatMap((page) => page.records) ?? []
  const sum = pages.data?.pages[0]?.totals.paidAmount ?? '0.00'
  return (
    <RecordsList
      id="withdrawal-records"
      icon="money"
      drawing="bank"
      pages={pages}
      openId={openId}
      filter={{
        value: filter,
        onChange: onFilter,
        items: [
          { key: 'all', label: t('common.all') },
          ...withdrawalFilters.map((key) => ({ key, label: t(`withdraw.status.${key}`) })),
        ],
      }}
      lines={records.map((record) => ({
        id: record.transId,
        href: to.member('withdraw', { withdrawal: record.transId }),
        name: record.bankName,
        at: record.withdrawDate,
        amount: record.amount,
        tone: toneOf[record.status],
        state: t(`withdraw.status.${record.status}`),
      }))}
      words={{
        title: t('withdraw.records'),
        total:
          sum === '0.00'
            ? undefined
            : t('withdraw.total', { amount: formatAmount(sum, { locale }) }),
        state: t('common.status'),
        failed: t('common.pageFailed'),
        failedText: t('common.moneySafe'),
        none: t('withdraw.noRecords'),
        noneText: t('withdraw.noRecordsText'),
        more: t('common.showMore'),
      }}
    />
  )
}
