import type { AnswerCall, OpenProtocol } from '../protocol.ts'
import { Balance, Check, Movement } from './messages.ts'
import { orderRounds } from './order-rounds.ts'
import { serveMessage, unanswered } from './serve-message.ts'

/**
 * The one-wallet family (Evolution, EveryMatrix): a token with each call, amounts as
 * JSON numbers of reais, HTTP 200 with a status word, the attempt's `uuid` echoed. Each vendor has
 * its own paths.
 */
export const openOneWalletProtocol: OpenProtocol = (rounds, needs) => {
  const handle = orderRounds(rounds)
  const calls = needs.vendors.oneWallet.flatMap((one): (readonly [string, AnswerCall])[] => {
    const root = `/vendor/one-wallet/${one.vendor}`
    return [
      [`${root}/check`, serveMessage(needs, one, 'check', Check, handle.check)],
      [`${root}/balance`, serveMessage(needs, one, 'balance', Balance, handle.balance)],
      [`${root}/debit`, serveMessage(needs, one, 'debit', Movement, handle.debit)],
      [`${root}/credit`, serveMessage(needs, one, 'credit', Movement, handle.credit)],
      [`${root}/cancel`, serveMessage(needs, one, 'cancel', Movement, handle.cancel)],
    ]
  })
  return {
    calls: new Map(calls),
    unanswered: {
      tooLong: unanswered(413, 'INVALID_PARAMETER'),
      busy: unanswered(503, 'TEMPORARY_ERROR'),
      limited: unanswered(429, 'TEMPORARY_ERROR'),
      failed: unanswered(500, 'TEMPORARY_ERROR'),
    },
  }
}
