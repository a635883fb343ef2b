import type { Tx } from '@trevo/database/connect.ts'
import type { CashierDependencies } from '../../dependencies.ts'
import { pixParked, pixReturned, pixUnclaimed, pixUnparked } from '../domain/transfers.ts'
import type { PaymentRow } from '../repository/tables.ts'

type Posting = Pick<CashierDependencies, 'postInTx'>

/** Books that the institution holds a Pix which is not the member's; once. */
export const parkPayment = async (
  { postInTx }: Posting,
  tx: Tx,
  payment: Pick<PaymentRow, 'e2e_id' | 'parked'>,
  amountMinor: bigint,
): Promise<{ parked: true }> => {
  if (!payment.parked) await postInTx(tx, pixParked({ endToEndId: payment.e2e_id, amountMinor }))
  return { parked: true }
}

const ends = { credited: pixUnparked, refunded: pixReturned, unclaimed: pixUnclaimed } as const

/** Books where a parked Pix went. */
export const unparkPayment = async (
  { postInTx }: Posting,
  tx: Tx,
  payment: Pick<PaymentRow, 'e2e_id' | 'parked' | 'amount_minor'>,
  end: keyof typeof ends,
): Promise<{ parked: false }> => {
  if (payment.parked && payment.amount_minor !== null) {
    const pix = { endToEndId: payment.e2e_id, amountMinor: payment.amount_minor }
    await postInTx(tx, ends[end](pix))
  }
  return { parked: false }
}
