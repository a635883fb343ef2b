import { refused, type RoundRefused } from '../../common/domain/round-outcome.ts'
import type { GameSessionRow } from '../../common/repository/tables.ts'
import type { PlayContext } from '../../common/context.ts'
import { saveSession } from './open-session.ts'

/** A session under its launch token, as its vendor sees it. */
export type SessionEntered = {
  readonly kind: 'entered'
  readonly balanceMinor: bigint
  readonly playerRef: string
  readonly gameCode: string
}

/**
 * The session of a token, opened by its first call. For protocols with a single token, the one in the game's
 * address: after its 60 seconds it is valid for the session it opened.
 */
const findOrOpen = async (
  context: PlayContext,
  vendor: string,
  token: string,
): Promise<GameSessionRow | undefined> => {
  const known = await context.sessions.find(token)
  if (known) return known.vendor === vendor ? known : undefined
  await saveSession(context, { vendor, launchToken: token, sessionToken: token })
  // Of two concurrent calls one opened it, and the other finds it.
  const session = await context.sessions.find(token)
  return session?.vendor === vendor ? session : undefined
}

/** Opens the token's session, if that has not happened yet. */
export const ensureSession =
  (context: PlayContext) =>
  async (vendor: string, token: string): Promise<void> => {
    await findOrOpen(context, vendor, token)
  }

/** Returns a session and its member's balance at every call, while the session is open. */
export const enterSession =
  (context: PlayContext) =>
  async (vendor: string, token: string): Promise<SessionEntered | RoundRefused> => {
    const session = await findOrOpen(context, vendor, token)
    if (!session) return refused('session_unknown')
    const game = context.catalogue.findGame(session.node_id)
    if (!game || game.maintenance) return refused('game_closed')
    const [isOpen, isSiteOpen, balance] = await Promise.all([
      context.sessions.isOpen(session),
      context.identity.isSiteSessionOpen(session.site_session_id),
      context.balanceNow(session.member_id),
    ])
    const isOver = session.expires_at <= context.clock.now() || !isOpen || !isSiteOpen
    if (isOver) return refused('session_over')
    if (!balance) return refused('player_unknown')
    const { player_ref: playerRef, game_code: gameCode } = session
    return { kind: 'entered', balanceMinor: balance.availableMinor, playerRef, gameCode }
  }
