import { randomBytes, randomUUID } from 'node:crypto'
import { LaunchToken, type SessionCheck, type SessionReply } from '@trevo/contract/vendor/shapes.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { yes, no } from '../domain/reply.ts'
import { getPlayerRef, hashOf, insertGameSession, takeLaunch } from '../repository/sessions.ts'
import type { LaunchRow } from '../repository/tables.ts'
import type { PlayContext } from './context.ts'

const sessionHours = 12

const saveSession = (context: PlayContext, vendor: string, launchToken: string) =>
  context.database.inTx(async (tx) => {
    const now = context.clock.now()
    const launch = await takeLaunch(tx, { vendor, token: launchToken, at: now })
    if (!launch) return undefined
    const playerRef = await getPlayerRef(tx, {
      vendor,
      memberId: launch.member_id,
      newRef: randomUUID(),
    })
    const sessionToken = randomBytes(32).toString('base64url')
    await insertGameSession(tx, {
      token_hash: hashOf(sessionToken),
      vendor,
      member_id: launch.member_id,
      player_ref: playerRef,
      site_session_id: launch.site_session_id,
      node_id: launch.node_id,
      game_code: launch.game_code,
      currency: 'BRL',
      stake_max_minor: parseMoney(launch.profile.maxStake),
      started_at: now,
      expires_at: new Date(now.getTime() + sessionHours * 3_600_000),
    })
    return { launch, playerRef, sessionToken }
  })

type Saved = { launch: LaunchRow; playerRef: string; sessionToken: string }

const shownSession = ({ launch, playerRef, sessionToken }: Saved) => ({
  sessionToken,
  playerRef,
  gameCode: launch.game_code,
  currency: 'BRL',
  language: launch.language,
  profile: launch.profile,
  lobbyUrl: launch.lobby_url,
  depositUrl: launch.deposit_url,
  historyUrl: launch.history_url,
})

/** Swaps a launch token, once, for a session of the vendor's own. */
export const checkSession =
  (context: PlayContext) =>
  async (vendor: string, check: SessionCheck): Promise<Omit<SessionReply, 'requestId'>> => {
    if (!LaunchToken.safeParse(check.launchToken).success) return no('INVALID_TOKEN')
    const saved = await saveSession(context, vendor, check.launchToken)
    if (!saved) return no('INVALID_TOKEN')
    const { launch, playerRef } = saved
    const game = context.findGame(launch.node_id)
    if (!game || game.maintenance) return no('INVALID_GAME')
    if (!(await context.isSiteSessionOpen(launch.site_session_id))) return no('TOKEN_EXPIRED')
    const balance = await context.balanceNow(launch.member_id)
    if (!balance) return no('INVALID_PLAYER')
    const { availableMinor: balanceMinor } = balance
    return {
      ...yes({ playerRef, balanceMinor, transferId: null, repeated: false }),
      session: shownSession(saved),
    }
  }
