import type { Deposit, DepositPayment } from '@trevo/contract/wps/cashier/deposit.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { DepositContext } from '../../common/context.ts'
import { shownPaymentStatus } from '../../common/domain/deposit-states.ts'
import { listPaymentsOf } from '../../common/repository/read-deposits.ts'
import { listReversalsOf } from '../../common/repository/reversals.ts'
import type { DepositRow, PaymentRow, ReversalRow } from '../../common/repository/tables.ts'

const presentReversal = (reversal: ReversalRow): DepositPayment['reversals'][number] => ({
  what: reversal.what,
  amount: formatMoney(reversal.amount_minor),
  reversedAt: reversal.reversed_at.toISOString(),
  fromBalance: formatMoney(reversal.covered_minor),
  owed: formatMoney(reversal.owed_minor),
})

/** A payment as its member sees it; undefined until the institution has reported it. */
export const presentPayment = (
  payment: PaymentRow,
  reversals: readonly ReversalRow[],
): Deposit['payments'] => {
  if (payment.amount_minor === null || payment.paid_at === null) return []
  return [
    {
      endToEndId: payment.e2e_id,
      amount: formatMoney(payment.amount_minor),
      paidAt: payment.paid_at.toISOString(),
      status: shownPaymentStatus[payment.status],
      reason: payment.reason,
      refundedAt: payment.refunded_at?.toISOString() ?? null,
      reversals: reversals.filter(({ e2e_id }) => e2e_id === payment.e2e_id).map(presentReversal),
    },
  ]
}

const leftMs = (expiresAt: Date | null, now: Date): number =>
  expiresAt === null ? 0 : Math.max(0, expiresAt.getTime() - now.getTime())

/** A deposit as its member sees it, with its payments. */
export const presentDeposit = async (
  { database, clock, demoPayUrl }: Pick<DepositContext, 'database' | 'clock' | 'demoPayUrl'>,
  deposit: DepositRow,
): Promise<Deposit> => {
  const [payments, reversals] = await Promise.all([
    listPaymentsOf(database, deposit.member_id, deposit.id),
    listReversalsOf(database, deposit.member_id, deposit.id),
  ])
  const isPayable = deposit.status === 'awaiting'
  const payUrl =
    isPayable && deposit.location !== null
      ? demoPayUrl(deposit.brand_id, deposit.location)
      : undefined
  return {
    depositId: deposit.id,
    clientId: deposit.client_id,
    channel: 'PIX',
    status: deposit.status,
    amount: formatMoney(deposit.amount_minor),
    createdAt: deposit.created_at.toISOString(),
    expiresAt: deposit.expires_at?.toISOString() ?? null,
    dueOn: deposit.due_on,
    promotionId: deposit.promotion_id,
    payableForMs: isPayable ? leftMs(deposit.expires_at, clock.now()) : null,
    qrText: isPayable ? deposit.qr_text : null,
    payUrl: payUrl ?? null,
    creditedAt: deposit.credited_at?.toISOString() ?? null,
    payments: payments.flatMap((payment) => presentPayment(payment, reversals)),
  }
}
