import { useInfiniteQuery } from '@tanstack/react-query'
import type { WithdrawalRecord, WithdrawalStatus } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { Button } from '@trevo/ui/button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { EmptyState, ErrorState, Skeleton } from '@trevo/ui/states.tsx'
import { Chips } from '@trevo/ui/tabs.tsx'
import { Link } from 'react-router'
import { drawingUrl, Icon } from '../../../art/icon.tsx'
import { useLanguage } from '../../../language/language.tsx'
import { to } from '../../../router/to.ts'
import list from '../records-list.module.css'
import { withdrawalRecordsQuery } from './queries.ts'
import { useWithdrawText } from './use-withdraw-text.ts'

export type StateFilter = WithdrawalStatus | 'all'
const filters = ['all', 'review', 'paid', 'cancelled', 'failed'] as const

const toneOf: Readonly<Record<WithdrawalStatus, 'good' | 'wait' | 'bad' | 'calm'>> = {
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

const RecordLine = ({
  record,
  isOpen,
}: {
  readonly record: WithdrawalRecord
  readonly isOpen: boolean
}) => {
  const t = useWithdrawText()
  const { locale } = useLanguage()
  const at = new Date(record.withdrawDate).toLocaleString(locale, {
    day: '2-digit',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (
    <li>
      <Link
        to={to.member('withdraw', { withdrawal: record.transId })}
        aria-current={isOpen ? 'true' : undefined}
      >
        <Icon name="money" size={34} />
        <span>
          <b>{record.bankName}</b>
          <small>{at}</small>
        </span>
        <span className={list['recordSum']}>
          <b data-tone={toneOf[record.status]}>{formatAmount(record.amount, { locale })}</b>
          <small>{t(`withdraw.status.${record.status}`)}</small>
        </span>
      </Link>
    </li>
  )
}

/** Everything the member ever withdrew, newest first; the filter lives in the address. */
export const WithdrawalRecords = ({
  filter,
  openId,
  onFilter,
}: {
  readonly filter: StateFilter
  readonly openId: string | undefined
  readonly onFilter: (filter: StateFilter) => void
}) => {
  const t = useWithdrawText()
  const { locale } = useLanguage()
  const query = useInfiniteQuery(withdrawalRecordsQuery(filter === 'all' ? undefined : filter))
  const records = query.data?.pages.flatMap((page) => page.records) ?? []
  const totals = query.data?.pages[0]?.totals
  return (
    <section className={list['records']} aria-labelledby="withdrawal-records">
      <div className={list['recordsHead']}>
        <h2 id="withdrawal-records">{t('withdraw.records')}</h2>
        {totals && totals.paidAmount !== '0.00' && (
          <small>
            {t('withdraw.total', { amount: formatAmount(totals.paidAmount, { locale }) })}
          </small>
        )}
      </div>
      <Chips
        label={t('withdraw.state')}
        value={filter}
        onChange={onFilter}
        items={filters.map((key) => ({
          key,
          label: key === 'all' ? t('withdraw.state.all') : t(`withdraw.status.${key}`),
        }))}
      />
      {query.isPending && (
        <div className={list['waiting']}>
          {[0, 1, 2].map((line) => (
            <Skeleton key={line} height={58} />
          ))}
        </div>
      )}
      {query.isError && records.length === 0 && (
        <ErrorState
          picture={drawingUrl('satellite-antenna', 192)}
          title={t('withdraw.loadFailed')}
          text={t('withdraw.loadFailedText')}
          retryLabel={t('withdraw.retry')}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && records.length === 0 && (
        <EmptyState
          picture={drawingUrl('bank', 192)}
          title={t('withdraw.noRecords')}
          text={t('withdraw.noRecordsText')}
        />
      )}
      {records.length > 0 && (
        <ul className={list['lines']}>
          {records.map((record) => (
            <RecordLine key={record.transId} record={record} isOpen={record.transId === openId} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          look="plain"
          wide
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('withdraw.more')}
        </Button>
      )}
    </section>
  )
}
