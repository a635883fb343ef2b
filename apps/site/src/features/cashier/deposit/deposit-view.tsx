import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Deposit, DepositStatus } from '@trevo/contract/wps/cashier/deposit.ts'
import { useEffect, useRef } from 'react'
import { NotLoaded } from '../../../core/lists/list-states.tsx'
import { refreshBalance } from '../../../entities/member/restore-session.ts'
import styles from '../common/cashier.module.css'
import { CreditedCard, EndCard } from './end-card.tsx'
import { PayCard } from './pay-card.tsx'
import { OwnPixNote } from './own-pix-note.tsx'
import { PaymentLine } from './payment-line.tsx'
import { depositQuery, settingsQuery } from './queries.ts'
import { StepList } from './step-list.tsx'
import { useText } from '../../../core/language/use-text.ts'

const isTakenBack = ({ payments }: Deposit): boolean =>
  payments.some(({ reversals }) => reversals.length > 0)

const Head = ({
  deposit,
  onAgain,
}: {
  readonly deposit: Deposit
  readonly onAgain: () => void
}) => {
  switch (deposit.status) {
    case 'awaiting':
      return <PayCard key={deposit.depositId} deposit={deposit} />
    case 'credited':
      return isTakenBack(deposit) ? (
        <EndCard deposit={deposit} end="takenBack" onAgain={onAgain} />
      ) : (
        <CreditedCard deposit={deposit} onAgain={onAgain} />
      )
    case 'requested':
    case 'expired':
    case 'returned':
    case 'failed':
    case 'cancelled':
      return <EndCard deposit={deposit} end={deposit.status} onAgain={onAgain} />
    default:
      return deposit.status satisfies never
  }
}

/** Each Pix received for this deposit, when there is more to say than the steps do. */
const PaymentList = ({ deposit }: { readonly deposit: Deposit }) => {
  const t = useText('cashier')
  if (deposit.payments.length === 0) return null
  return (
    <section aria-label={t('cashier.payments')}>
      <ul className={styles['payments']}>
        {deposit.payments.map((payment) => (
          <li key={payment.endToEndId}>
            <PaymentLine payment={payment} />
          </li>
        ))}
      </ul>
    </section>
  )
}

// The live socket updates balance and list; this is for those whose socket is down.
const useFollowUp = (status: DepositStatus | undefined): void => {
  const client = useQueryClient()
  const before = useRef<DepositStatus | undefined>(undefined)
  useEffect(() => {
    const isChange = before.current !== undefined && before.current !== status
    before.current = status
    if (!isChange) return
    void client.invalidateQueries({ queryKey: ['deposit-records'] })
    if (status === 'credited') void refreshBalance().catch(() => undefined)
  }, [client, status])
}

/** One deposit: its code or its outcome, its progress, and what was paid for it. */
export const DepositView = ({
  depositId,
  onAgain,
}: {
  readonly depositId: string
  readonly onAgain: () => void
}) => {
  const t = useText('cashier')
  const { data: deposit, isError, error, refetch, isFetching } = useQuery(depositQuery(depositId))
  const { data: settings } = useQuery(settingsQuery())
  useFollowUp(deposit?.status)
  if (deposit) {
    return (
      <div className={styles['view']}>
        <Head deposit={deposit} onAgain={onAgain} />
        <StepList deposit={deposit} />
        <PaymentList deposit={deposit} />
        {deposit.status === 'awaiting' && settings && <OwnPixNote info={settings.depositInfo} />}
      </div>
    )
  }
  return (
    <NotLoaded
      query={{ isError, isFetching, refetch }}
      height={520}
      radius={24}
      title={error?.message || t('common.pageFailed')}
      text={t('common.moneySafe')}
    />
  )
}
