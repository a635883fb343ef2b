import { randomBytes, randomUUID } from 'node:crypto'
import { hourMs } from '@trevo/calendar/durations.ts'
import type { GameProfile } from '@trevo/contract/rgs/session.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { refused, type RoundRefused } from '../../common/domain/round-outcome.ts'
import {
  getPlayerRef,
  hashOf,
  insertGameSession,
  takeLaunch,
} from '../../common/repository/sessions.ts'
import type { LaunchRow } from '../../common/repository/tables.ts'
import type { PlayContext } from '../../common/context.ts'

const sessionHours = 12

/** A session as its vendor sees it. */
export type OpenedSession = {
  readonly sessionToken: string
  readonly playerRef: string
  readonly gameCode: string
  readonly currency: string
  readonly language: Language
  readonly profile: GameProfile
  readonly lobbyUrl: string
  readonly depositUrl: string
  readonly historyUrl: string
}

export type SessionOpened = {
  readonly kind: 'opened'
  readonly balanceMinor: bigint
  readonly session: OpenedSession
}

/** Uses up a launch for a session; undefined if it was used before, or does not exist. */
export const saveSession = (
  context: PlayContext,
  {
    vendor,
    launchToken,
    sessionToken,
  }: { readonly vendor: string; readonly launchToken: string; readonly sessionToken: string },
): Promise<Saved | undefined> =>
  context.database.inTx(async (tx) => {
    const now = context.clock.now()
    const launch = await takeLaunch(tx, { vendor, token: launchToken, at: now })
    if (!launch) return undefined
    const playerRef = await getPlayerRef(tx, {
      vendor,
      memberId: launch.member_id,
      newRef: randomUUID(),
    })
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
      expires_at: new Date(now.getTime() + sessionHours * hourMs),
    })
    return { launch, playerRef, sessionToken }
  })

type Saved = { launch: LaunchRow; playerRef: string; sessionToken: string }

const shownSession = ({ launch, playerRef, sessionToken }: Saved): OpenedSession => ({
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

/** Exchanges a launch token, once, for a session of the vendor. */
export const openSession =
  (context: PlayContext) =>
  async (vendor: string, launchToken: string): Promise<SessionOpened | RoundRefused> => {
    const sessionToken = randomBytes(32).toString('base64url')
    const saved = await saveSession(context, { vendor, launchToken, sessionToken })
    if (!saved) return refused('session_unknown')
    const { launch } = saved
    const game = context.catalogue.findGame(launch.node_id)
    if (!game || game.maintenance) return refused('game_closed')
    if (!(await context.identity.isSiteSessionOpen(launch.site_session_id)))
      return refused('session_over')
    const balance = await context.balanceNow(launch.member_id)
    if (!balance) return refused('player_unknown')
    return { kind: 'opened', balanceMinor: balance.availableMinor, session: shownSession(saved) }
  }
