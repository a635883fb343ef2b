import { useQuery } from '@tanstack/react-query'
import { Button } from '@trevo/ui/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '@trevo/ui/states.tsx'
import { ArrowLeft } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { drawingUrl } from '../../art/icon.tsx'
import { AmountForm } from './amount-form.tsx'
import { DepositView } from './deposit-view.tsx'
import styles from './deposit.module.css'
import { FindPayment } from './find-payment.tsx'
import { OpenCode } from './open-code.tsx'
import { settingsQuery } from './queries.ts'
import { RecordsList, stateFilters, type StateFilter } from './records-list.tsx'
import { useCashierText } from './use-cashier-text.ts'
import { useLiveDeposits } from './use-live-deposits.ts'

const filterOf = (text: string | null): StateFilter =>
  stateFilters.find((filter) => filter === text) ?? 'all'

/** Which deposit is open and which records are shown stand in the address. */
const useDepositAddress = () => {
  const [params, setParams] = useSearchParams()
  const change = (name: string, value: string | undefined) =>
    setParams(
      (before) => {
        if (value === undefined) before.delete(name)
        else before.set(name, value)
        return before
      },
      { preventScrollReset: name === 'state' },
    )
  return {
    depositId: params.get('deposit') ?? undefined,
    filter: filterOf(params.get('state')),
    open: (depositId: string | undefined) => change('deposit', depositId),
    setFilter: (filter: StateFilter) => change('state', filter === 'all' ? undefined : filter),
  }
}

const NewDeposit = ({ onCreated }: { readonly onCreated: (depositId: string) => void }) => {
  const t = useCashierText()
  const { data: settings, isError, isFetching, refetch } = useQuery(settingsQuery())
  if (settings?.allowDeposit === 'Y') {
    return (
      <div className={styles['card']}>
        <AmountForm settings={settings} onCreated={(deposit) => onCreated(deposit.depositId)} />
      </div>
    )
  }
  if (settings) {
    return (
      <EmptyState
        picture={drawingUrl('locked', 192)}
        title={t('cashier.closed')}
        text={t('cashier.closedText')}
      />
    )
  }
  if (!isError) return <Skeleton height={420} radius={24} />
  return (
    <ErrorState
      picture={drawingUrl('satellite-antenna', 192)}
      title={t('cashier.loadFailed')}
      text={t('cashier.loadFailedText')}
      retryLabel={t('cashier.retry')}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

/** MEMBER-1, page `depositv2`: ask for a Pix code or follow one, with all earlier deposits beside. */
const DepositPage = () => {
  const t = useCashierText()
  const { depositId, filter, open, setFilter } = useDepositAddress()
  useLiveDeposits()
  return (
    <div className={styles['page']}>
      <div className={styles['main']}>
        {depositId === undefined ? (
          <>
            <OpenCode />
            <NewDeposit onCreated={open} />
            <FindPayment />
          </>
        ) : (
          <>
            <Button look="quiet" className={styles['backLine']} onClick={() => open(undefined)}>
              <ArrowLeft size={17} aria-hidden="true" />
              {t('cashier.back')}
            </Button>
            <DepositView key={depositId} depositId={depositId} onAgain={() => open(undefined)} />
          </>
        )}
      </div>
      <RecordsList filter={filter} openId={depositId} onFilter={setFilter} />
    </div>
  )
}

// The member page loads it with React.lazy, which wants a default.
export default DepositPage
