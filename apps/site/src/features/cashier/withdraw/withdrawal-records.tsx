import { useInfiniteQuery } from '@tanstack/react-query'
import type { WithdrawalStatus } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { to } from '../../../core/router/to.ts'
import { RecordsList, type RecordLine, type RecordsView } from '../common/records-list.tsx'
import { withdrawalRecordsQuery } from './queries.ts'
import { useText } from '../../../core/language/use-text.ts'

/** States by which withdrawals can be filtered. */
export const withdrawalFilters = [
  'review',
  'paid',
  'cancelled',
  'failed',
] as const satisfies readonly WithdrawalStatus[]

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

/** All withdrawals of the member. */
export const WithdrawalRecords = (view: RecordsView<(typeof withdrawalFilters)[number]>) => {
  const t = useText('withdraw')
  const { filter } = view
  const pages = useInfiniteQuery(withdrawalRecordsQuery(filter === 'all' ? undefined : filter))
  return (
    <RecordsList
      id="withdrawal-records"
      icon="money"
      drawing="bank"
      view={view}
      states={withdrawalFilters}
      nameOf={(status) => t(`withdraw.status.${status}`)}
      pages={pages}
      sum={pages.data?.pages[0]?.totals.paidAmount}
      lines={(pages.data?.pages.flatMap((page) => page.records) ?? []).map((record) => ({
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
        total: (amount) => t('withdraw.total', { amount }),
        none: t('withdraw.noRecords'),
        noneText: t('withdraw.noRecordsText'),
      }}
    />
  )
}
