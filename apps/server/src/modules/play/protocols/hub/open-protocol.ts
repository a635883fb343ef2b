import type { AnswerCall, OpenProtocol } from '../protocol.ts'
import { Bet, Rollback, UserBalance, UserInfo, Win } from './messages.ts'
import { orderRounds } from './order-rounds.ts'
import { serveMessage, unanswered } from './serve-message.ts'

/**
 * Hub88 style: RSA-SHA256 over the raw body in a header, whole numbers of 1/100,000, HTTP
 * 200 with a status word. A call does not name its sender, so each vendor has its own paths and is known by its
 * key. There is no timestamp: a replayed call finds its own transaction.
 */
export const openHubProtocol: OpenProtocol = (rounds, needs) => {
  const handle = orderRounds(rounds)
  const callsOf = needs.vendors.hub.flatMap((hub): (readonly [string, AnswerCall])[] => {
    const root = `/vendor/hub/${hub.vendor}`
    return [
      [`${root}/user/info`, serveMessage(needs, hub, UserInfo, handle.userInfo)],
      [`${root}/user/balance`, serveMessage(needs, hub, UserBalance, handle.userBalance)],
      [`${root}/transaction/bet`, serveMessage(needs, hub, Bet, handle.bet)],
      [`${root}/transaction/win`, serveMessage(needs, hub, Win, handle.win)],
      [`${root}/transaction/rollback`, serveMessage(needs, hub, Rollback, handle.rollback)],
    ]
  })
  return {
    calls: new Map(callsOf),
    unanswered: {
      tooLong: unanswered(413, 'RS_ERROR_WRONG_SYNTAX'),
      busy: unanswered(503, 'RS_ERROR_UNKNOWN'),
      limited: unanswered(429, 'RS_ERROR_UNKNOWN'),
      failed: unanswered(500, 'RS_ERROR_UNKNOWN'),
    },
  }
}
