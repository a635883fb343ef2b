import type { PeerPaymentContext } from './context.ts'
import { findPeerPayment } from './repository/peer-payments.ts'
import { createAnswerPeerPayment } from './service/answer-peer-payment.ts'
import { createListPaymentConfirmations } from './service/list-payment-confirmations.ts'

/** Use cases of peer payments. */
export const createPeerPayments = (context: PeerPaymentContext) => ({
  listPaymentConfirmations: createListPaymentConfirmations(context),
  answerPeerPayment: createAnswerPeerPayment(context),
  /** For operators who investigate a peer payment that did not arrive. */
  findProof: async (memberId: bigint, paymentId: string): Promise<Buffer | undefined> =>
    (await findPeerPayment(context.database, memberId, paymentId))?.proof ?? undefined,
})

export type PeerPayments = ReturnType<typeof createPeerPayments>
