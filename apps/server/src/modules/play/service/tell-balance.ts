import type { BalanceQuery } from '@trevo/contract/vendor/shapes.ts'
import { no, yes, type Reply } from '../domain/reply.ts'
import type { PlayContext } from './context.ts'

/** The balance now, while the session goes on. Read only, and never remembered. */
export const tellBalance =
  (context: PlayContext) =>
  async (vendor: string, query: BalanceQuery): Promise<Reply> => {
    const session = await context.sessions.find(query.sessionToken)
    if (session?.vendor !== vendor || session.player_ref !== query.playerRef) {
      return no('INVALID_TOKEN')
    }
    if (session.currency !== query.currency) return no('WRONG_CURRENCY')
    const [isOpen, isSiteOpen, balance] = await Promise.all([
      context.sessions.isOpen(session),
      context.isSiteSessionOpen(session.site_session_id),
      context.balanceNow(session.member_id),
    ])
    const isOver = session.expires_at <= context.clock.now() || !isOpen || !isSiteOpen
    if (isOver) return no('TOKEN_EXPIRED')
    if (!balance) return no('INVALID_PLAYER')
    const { availableMinor: balanceMinor } = balance
    return yes({ playerRef: query.playerRef, balanceMinor, transferId: null, repeated: false })
  }
