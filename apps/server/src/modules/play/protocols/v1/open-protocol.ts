import { vendorEndpoints } from '@trevo/contract/vendor/endpoints.ts'
import type { WalletReply } from '@trevo/contract/vendor/shapes.ts'
import type { CallAnswer, OpenProtocol } from '../protocol.ts'
import { orderRounds } from './order-rounds.ts'
import { serveMessage } from './serve-message.ts'
import { serveMovements } from './serve-movements.ts'

const unsigned = (status: number, word: WalletReply['status']): CallAnswer => ({
  status,
  headers: ['content-type', 'application/json'],
  body: JSON.stringify({ status: word, requestId: '' } satisfies WalletReply),
})

/**
 * The seamless wallet v1: signature over the raw bytes before anything is parsed; HTTP 200 with a business status;
 * every decided answer is signed. A 500 means that the outcome is unknown: the vendor retries under the same id,
 * or rolls back.
 */
export const openProtocolV1: OpenProtocol = (rounds, needs) => {
  const handle = orderRounds(rounds)
  const { checkSession, getVendorBalance, debit, credit, rollback, closeRound } = vendorEndpoints
  const { moveMany } = vendorEndpoints
  return {
    calls: new Map([
      [checkSession.path, serveMessage(needs, checkSession, handle.checkSession)],
      [getVendorBalance.path, serveMessage(needs, getVendorBalance, handle.getVendorBalance)],
      [debit.path, serveMessage(needs, debit, handle.debit)],
      [credit.path, serveMessage(needs, credit, handle.credit)],
      [rollback.path, serveMessage(needs, rollback, handle.rollback)],
      [moveMany.path, serveMovements(needs, handle)],
      [closeRound.path, serveMessage(needs, closeRound, handle.closeRound)],
    ]),
    unanswered: {
      tooLong: unsigned(413, 'WRONG_SYNTAX'),
      busy: unsigned(503, 'TEMPORARY_ERROR'),
      limited: unsigned(429, 'TEMPORARY_ERROR'),
      failed: unsigned(500, 'TEMPORARY_ERROR'),
    },
  }
}
