import { useInfiniteQuery } from '@tanstack/react-query'
import type { DepositRecord, DepositStatus } from '@trevo/contract/wps/cashier/deposit.ts'
import { Button } from '@trevo/ui/button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { EmptyState, ErrorState, Skeleton } from '@trevo/ui/states.tsx'
import { Chips } from '@trevo/ui/tabs.tsx'
import { Link } from 'react-router'
import { drawingUrl, Icon } from '../../art/icon.tsx'
import { useLanguage } from '../../language/language.tsx'
import { to } from '../../router/to.ts'
import { toneOf } from './deposit-steps.ts'
import styles from './records-list.module.css'
import { recordsQuery } from './queries.ts'
import { useCashierText } from './use-cashier-text.ts'

export type StateFilter = DepositStatus | 'all'
export const stateFilters = ['all', 'credited', 'awaiting', 'returned', 'expired'] as const

const RecordLine = ({ record, isOpen }: { readonly record: DepositRecord; isOpen: boolean }) => {
  const t = useCashierText()
  const { locale } = useLanguage()
  const amount = formatAmount(record.requestedAmount, { locale })
  const state = t(`cashier.state.${record.state}`)
  const at = new Date(record.depositDate).toLocaleString(locale, {
    day: '2-digit',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (
    <li>
      <Link
        to={to.member('depositv2', { deposit: record.transId })}
        aria-current={isOpen ? 'true' : undefined}
      >
        <Icon name="coin" size={34} />
        <span>
          <b>Pix</b>
          <small>{at}</small>
        </span>
        <span className={styles['recordSum']}>
          <b data-tone={toneOf[record.state]}>{amount}</b>
          <small>{state}</small>
        </span>
      </Link>
    </li>
  )
}

const Waiting = () => (
  <div className={styles['waiting']}>
    {[0, 1, 2, 3].map((line) => (
      <Skeleton key={line} height={58} />
    ))}
  </div>
)

/** Everything the member ever deposited, newest first; the filter lives in the address. */
export const RecordsList = ({
  filter,
  openId,
  onFilter,
}: {
  readonly filter: StateFilter
  readonly openId: string | undefined
  readonly onFilter: (filter: StateFilter) => void
}) => {
  const t = useCashierText()
  const { locale } = useLanguage()
  const query = useInfiniteQuery(recordsQuery(filter === 'all' ? undefined : filter))
  const records = query.data?.pages.flatMap((page) => page.records) ?? []
  const totals = query.data?.pages[0]?.totals
  return (
    <section className={styles['records']} aria-labelledby="deposit-records">
      <div className={styles['recordsHead']}>
        <h2 id="deposit-records">{t('cashier.records')}</h2>
        {totals && totals.amount !== '0.00' && (
          <small>{t('cashier.total', { amount: formatAmount(totals.amount, { locale }) })}</small>
        )}
      </div>
      <Chips
        label={t('cashier.state')}
        value={filter}
        onChange={onFilter}
        items={stateFilters.map((key) => ({ key, label: t(`cashier.state.${key}`) }))}
      />
      {query.isPending && <Waiting />}
      {query.isError && records.length === 0 && (
        <ErrorState
          picture={drawingUrl('satellite-antenna', 192)}
          title={t('cashier.loadFailed')}
          text={t('cashier.loadFailedText')}
          retryLabel={t('cashier.retry')}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && records.length === 0 && (
        <EmptyState
          picture={drawingUrl('money-bag', 192)}
          title={t('cashier.noRecords')}
          text={t('cashier.noRecordsText')}
        />
      )}
      {records.length > 0 && (
        <ul className={styles['lines']}>
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
          {t('cashier.more')}
        </Button>
      )}
    </section>
  )
}
