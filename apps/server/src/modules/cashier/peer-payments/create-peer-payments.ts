import type { PeerPaymentContext } from './context.ts'
import { findPeerPayment } from './repository/peer-payments.ts'
import { answerPeerPayment } from './service/answer-peer-payment.ts'
import { listPaymentConfirmations } from './service/list-payment-confirmations.ts'

/** Use cases of peer payments. */
export const createPeerPayments = (context: PeerPaymentContext) => ({
  listPaymentConfirmations: listPaymentConfirmations(context),
  answerPeerPayment: answerPeerPayment(context),
  /** For whoever looks into a payment between people that did not arrive. */
  findProof: async (memberId: bigint, paymentId: string): Promise<Buffer | undefined> =>
    (await findPeerPayment(context.database, memberId, paymentId))?.proof ?? undefined,
})

export type PeerPayments = ReturnType<typeof createPeerPayments>
