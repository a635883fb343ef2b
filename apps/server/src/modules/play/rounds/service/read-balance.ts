import { done, refused, type RoundOutcome } from '../../common/domain/round-outcome.ts'
import type { PlayContext } from '../../common/context.ts'
import type { BalanceOrder } from '../domain/orders.ts'

/** The current balance, while the session is open. Always read, never cached. */
export const readBalance =
  (context: PlayContext) =>
  async (order: BalanceOrder): Promise<RoundOutcome> => {
    const session = await context.sessions.find(order.sessionToken)
    if (session?.vendor !== order.vendor || session.player_ref !== order.playerRef) {
      return refused('session_unknown')
    }
    if (session.currency !== order.currency) return refused('other_currency')
    const [isOpen, isSiteOpen, balance] = await Promise.all([
      context.sessions.isOpen(session),
      context.identity.isSiteSessionOpen(session.site_session_id),
      context.balanceNow(session.member_id),
    ])
    const isOver = session.expires_at <= context.clock.now() || !isOpen || !isSiteOpen
    if (isOver) return refused('session_over')
    if (!balance) return refused('player_unknown')
    return done(balance.availableMinor, null, false)
  }
