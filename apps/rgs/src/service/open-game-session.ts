import { randomBytes } from 'node:crypto'
import { tables } from '@trevo/database/connect.ts'
import type { GameSession } from '@trevo/contract/rgs/session.ts'
import { LaunchToken, type SessionReply } from '@trevo/contract/vendor/shapes.ts'
import { shownSeeds } from '../domain/shown-round.ts'
import type { Dependencies } from '../dependencies.ts'
import { Refusal } from '../refusal.ts'
import { findOpenRound, findUnplayedRound } from '../repository/rounds.ts'
import { findSeedPairInUse } from '../repository/seeds.ts'
import { insertSession, tokenHashOf } from '../repository/sessions.ts'
import type { RgsTables, RoundRow } from '../repository/tables.ts'
import { driveRound } from './drive-round.ts'
import { pictureSession } from './game-session.ts'
import { boundTo } from './wallet-token.ts'
import { getLockedSeedPair, replaceSeedPair } from './seed-pairs.ts'

export const sessionHours = 12
// No seed is used for ever: anyone who guessed one would know every later round.
const roundsPerPairMax = 10_000

/**
 * Swaps the launch token at the platform; every answer but OK is a refusal. What is no token is
 * refused here: it came from a stranger, and the platform must not be asked in our name about it.
 */
export const swapLaunchToken = async (
  { wallet }: Pick<Dependencies, 'wallet'>,
  launchToken: string,
) => {
  if (!LaunchToken.safeParse(launchToken).success) throw new Refusal('rgs.launch_invalid')
  const result = await wallet.checkSession({ launchToken })
  if (result.kind === 'unknown') throw new Refusal('rgs.wallet_unavailable')
  const { status, session, balance } = result.reply
  if (status === 'INVALID_TOKEN' || status === 'TOKEN_EXPIRED' || status === 'USER_DISABLED') {
    throw new Refusal('rgs.launch_invalid')
  }
  if (status === 'INVALID_GAME') throw new Refusal('rgs.game_unavailable')
  if (status !== 'OK' || !session || balance === undefined || session.currency !== 'BRL') {
    throw new Refusal('rgs.wallet_unavailable')
  }
  return { session, balance }
}

type Swapped = NonNullable<SessionReply['session']>

const saveSession = (dependencies: Dependencies, swapped: Swapped) =>
  dependencies.database.inTx(async (tx) => {
    const { clock, sealing } = dependencies
    const found = await getLockedSeedPair(dependencies, tx, swapped.playerRef)
    const isWorn =
      found.nonce >= roundsPerPairMax &&
      !(await findUnplayedRound(tables<RgsTables>(tx), swapped.playerRef))
    const pair = isWorn ? await replaceSeedPair(dependencies, tx, found) : found
    const token = randomBytes(32).toString('base64url')
    const tokenHash = tokenHashOf(token)
    const now = clock.now()
    const row = await insertSession(tx, {
      token_hash: tokenHash,
      player_ref: swapped.playerRef,
      game_code: swapped.gameCode,
      wallet_token: sealing.seal(swapped.sessionToken, boundTo(tokenHash)),
      language: swapped.language,
      currency: 'BRL',
      profile: JSON.stringify(swapped.profile),
      lobby_url: swapped.lobbyUrl,
      deposit_url: swapped.depositUrl,
      history_url: swapped.historyUrl,
      started_at: now,
      expires_at: new Date(now.getTime() + sessionHours * 3_600_000),
    })
    return { token, row, pair }
  })

/**
 * The round this game was left in, taken as far as it goes. One that somebody works on at this
 * moment (its lease is not over) is shown as it is.
 */
export const finishLeftRound = async (
  dependencies: Dependencies,
  playerRef: string,
  gameCode: string,
): Promise<{ openRound: RoundRow | undefined; moneyMoved: boolean }> => {
  const { database, clock, log } = dependencies
  const found = await findOpenRound(database.db, playerRef, gameCode)
  if (!found || found.state === 'credited' || found.retry_at > clock.now()) {
    return { openRound: found, moneyMoved: false }
  }
  try {
    const driven = await driveRound(dependencies)(found)
    return { openRound: driven.state === 'cancelled' ? undefined : driven, moneyMoved: true }
  } catch (error) {
    // The session opens anyway; the resolver continues, and the log alerts an operator.
    log.error({ err: error, roundId: found.id }, 'round cannot be finished')
    return { openRound: found, moneyMoved: false }
  }
}

/** Opens the session of a launch, and with it any round that a crash left behind. */
export const openGameSession =
  (dependencies: Dependencies) =>
  async ({ launchToken }: { launchToken: string }): Promise<GameSession> => {
    const { findTitle, wallet } = dependencies
    const { session: swapped, balance: firstBalance } = await swapLaunchToken(
      dependencies,
      launchToken,
    )
    const found = findTitle(swapped.gameCode)
    if (!found) throw new Refusal('rgs.game_unknown')
    const { token, row, pair } = await saveSession(dependencies, swapped)
    const left = await finishLeftRound(dependencies, row.player_ref, row.game_code)

    let balance = firstBalance
    let seeds = pair
    if (left.moneyMoved) {
      seeds = (await findSeedPairInUse(dependencies.database.db, row.player_ref)) ?? pair
      const asked = await wallet.balance({
        sessionToken: swapped.sessionToken,
        playerRef: row.player_ref,
        gameCode: row.game_code,
        currency: 'BRL',
      })
      if (asked.kind === 'answer' && asked.reply.balance) balance = asked.reply.balance
    }
    return pictureSession(dependencies, {
      token,
      session: { row, title: found.title },
      balance,
      seeds: shownSeeds(seeds),
      openRound: left.openRound,
    })
  }
