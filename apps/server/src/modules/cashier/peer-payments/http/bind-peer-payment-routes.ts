import {
  answerPeerPayment,
  listPaymentConfirmations,
} from '@trevo/contract/wps/cashier/peer-payment.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { PeerPayments } from '../create-peer-payments.ts'

/** Calls of members about peer payments. */
export const bindPeerPaymentRoutes = (route: Route, peerPayments: PeerPayments): void => {
  route(listPaymentConfirmations, ({ actor, query }) =>
    peerPayments.listPaymentConfirmations(actor.memberId, query.withdrawalId),
  )

  route(answerPeerPayment, ({ actor, body }) =>
    peerPayments.answerPeerPayment(actor.memberId, body),
  )
}
