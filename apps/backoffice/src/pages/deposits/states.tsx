import type { ListedDeposit, ReceivedPayment } from '@trevo/contract/ops/payments/payments.ts'
import { useT } from '../../core/texts.tsx'

const toneOf = (status: string): string =>
  status === 'credited'
    ? 'o-pill o-ok'
    : ['failed', 'returned', 'unclaimed'].includes(status)
      ? 'o-pill o-bad'
      : ['held', 'refund_due', 'refunding', 'noticed'].includes(status)
        ? 'o-pill o-warn'
        : 'o-pill'

/** The state of a deposit. */
export const DepositState = ({ status }: Pick<ListedDeposit, 'status'>) => {
  const t = useT()
  return <span className={toneOf(status)}>{t(`deposits.status.${status}`)}</span>
}

/** The state of a received Pix. */
export const PaymentState = ({ status }: Pick<ReceivedPayment, 'status'>) => {
  const t = useT()
  return (
    <span className={toneOf(status)}>
      {t(status === 'credited' ? 'deposits.status.credited' : `deposits.payment.${status}`)}
    </span>
  )
}
