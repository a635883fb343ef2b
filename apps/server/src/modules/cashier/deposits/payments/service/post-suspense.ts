import type { Tx } from '@trevo/database/connect.ts'
import type { DepositContext } from '../../common/context.ts'
import {
  pixSuspended,
  suspenseCredited,
  suspenseReturned,
  suspenseUnclaimed,
} from '../../common/domain/transfers.ts'
import type { PaymentRow } from '../../common/repository/tables.ts'

type Posting = { readonly wallet: Pick<DepositContext['wallet'], 'postInTx'> }

/** Books a Pix that is not the member's to the suspense account, once. */
export const postToSuspense = async (
  { wallet }: Posting,
  tx: Tx,
  payment: Pick<PaymentRow, 'e2e_id' | 'parked'>,
  amountMinor: bigint,
): Promise<{ parked: true }> => {
  if (!payment.parked) {
    await wallet.postInTx(tx, pixSuspended({ endToEndId: payment.e2e_id, amountMinor }))
  }
  return { parked: true }
}

const ends = {
  credited: suspenseCredited,
  refunded: suspenseReturned,
  unclaimed: suspenseUnclaimed,
} as const

/** Clears a Pix from the suspense account, by its result. */
export const clearSuspense = async (
  { wallet }: Posting,
  tx: Tx,
  payment: Pick<PaymentRow, 'e2e_id' | 'parked' | 'amount_minor'>,
  end: keyof typeof ends,
): Promise<{ parked: false }> => {
  if (payment.parked && payment.amount_minor !== null) {
    const pix = { endToEndId: payment.e2e_id, amountMinor: payment.amount_minor }
    await wallet.postInTx(tx, ends[end](pix))
  }
  return { parked: false }
}
