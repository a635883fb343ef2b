import { randomBytes } from 'node:crypto'
import { minuteMs } from '@trevo/calendar/durations.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { refusalOfRequiredAction, type Caller } from '../../../../platform/http/actor.ts'
import { listOpenBets } from '../../common/repository/bets.ts'
import {
  dropLaunches,
  endGameSessions,
  hashOf,
  insertLaunch,
} from '../../common/repository/sessions.ts'
import type { PlayContext } from '../../common/context.ts'
import { launchTtlMs } from '../domain/launch-ttl.ts'

/**
 * A round without a stake for this long waits for its player, not for its vendor: it is restored when its game is
 * opened again, and its vendor ends it by the published rule. The longest flight of a room is over by then. A
 * player who has left it may play something else.
 */
const openRoundMs = 3 * minuteMs

export type LaunchOrder = {
  readonly member: Caller
  readonly nodeId: number
  /** The table of a card game, by its vendor's name. */
  readonly roomId?: string | undefined
  readonly language: Language
}

/**
 * A round in play of another game must be finished first: refuses `#734`, naming the game and the time when this
 * game opens anyway. One whose game cannot be opened locks no other, nor does one that waits only for an answer to
 * an optional offer.
 */
const requireNoOtherRound = async (
  context: PlayContext,
  { member, nodeId }: LaunchOrder,
): Promise<void> => {
  await context.projectBets()
  const since = new Date(context.clock.now().getTime() - openRoundMs)
  const open = await listOpenBets(context.database, member.memberId, since)
  const canBeFinished = (node: number): boolean => {
    const game = context.catalogue.findGame(node, member.brandId)
    return game !== undefined && !game.maintenance && !context.breaker.isOpen(game.vendor)
  }
  const others = open.filter((bet) => bet.node_id !== nodeId && canBeFinished(bet.node_id))
  const states = await Promise.all(
    others.map(({ vendor, round_id: roundId }) => context.vendors.askVendor({ vendor, roundId })),
  )
  const other = others.find((_, index) => states[index] !== 'offered')
  if (!other) return
  throw new Refusal('#734', {
    nodeId: other.node_id,
    roundId: other.round_id,
    opensAt: new Date(other.placed_at.getTime() + openRoundMs).toISOString(),
  })
}

/**
 * Opens a game for a full account: a single-use token, valid for 60 seconds, in the address of the
 * vendor's game. It is bound to the member, the game, the login of the device and the current profile. Other
 * sessions and launches of the member at this vendor end; one game at a time.
 */
export const createLaunchGame =
  (context: PlayContext) =>
  async (order: LaunchOrder): Promise<{ url: string }> => {
    const { member, nodeId, roomId, language } = order
    const { clock, database, breaker } = context
    if (member.kind === 'trial') throw new Refusal('play.need_true_account')
    if (member.requiredAction) throw new Refusal(refusalOfRequiredAction[member.requiredAction])
    const game = context.catalogue.findGame(nodeId, member.brandId)
    if (!game) throw new Refusal('game.unknown')
    if (game.maintenance) throw new Refusal('game.maintenance')
    const place = { brandId: member.brandId, vendor: game.vendor, nodeId }
    if (await context.stops.isStopped(place)) throw new Refusal('play.stopped')
    if (breaker.isOpen(game.vendor)) throw new Refusal('#727')
    await requireNoOtherRound(context, order)

    const siteOrigin = context.siteOriginOf(member.brandId)
    const token = randomBytes(32).toString('base64url')
    const { vendor, gameCode } = game
    const url = context.vendors.launchUrlOf({ vendor, gameCode, roomId, token, language })
    if (url === undefined) throw new Refusal('game.maintenance')
    const now = clock.now()
    const own = { memberId: member.memberId, vendor }
    const ended = await endGameSessions(database, own, now)
    if (ended > 0) context.sessions.noteEnded()
    // An unopened address would otherwise begin a second game beside this one.
    await dropLaunches(database, own, now)
    await insertLaunch(database, {
      token_hash: hashOf(token),
      vendor,
      member_id: member.memberId,
      site_session_id: member.sessionId,
      node_id: nodeId,
      game_code: gameCode,
      language,
      profile: JSON.stringify(context.settings.profileOf(member.brandId)),
      lobby_url: `${siteOrigin}/`,
      deposit_url: `${siteOrigin}/member?page=depositv2`,
      history_url: `${siteOrigin}/member?page=personalHistoryCopy`,
      created_at: now,
      expires_at: new Date(now.getTime() + launchTtlMs),
    })
    // A game opens even if that cannot be recorded.
    context.catalogue
      .recordOpened(member.memberId, nodeId)
      .catch((error: unknown) => context.log.warn({ err: error }, 'opened game not recorded'))
    return { url }
  }
