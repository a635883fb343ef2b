import { tables } from '@trevo/database/connect.ts'
import type { GameSession } from '@trevo/contract/rgs/session.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { shownSeeds } from '../../fairness/domain/shown-seeds.ts'
import type { Dependencies } from '../../dependencies.ts'
import { findOpenRound, findUnplayedRound } from '../../rounds/repository/rounds.ts'
import { findSeedPairInUse } from '../../fairness/repository/seeds.ts'
import { saveSession, type Swapped } from '../../sessions/service/save-session.ts'
import type { RgsTables, RoundRow } from '../../tables.ts'
import { driveRound } from '../../rounds/service/drive-round.ts'
import { pictureSession } from './picture-session.ts'
import { getLockedSeedPair, replaceSeedPair } from '../../fairness/service/seed-pairs.ts'
import { swapLaunchToken } from '../../sessions/service/swap-launch-token.ts'

// No pair is used forever: a leaked seed would reveal every later round.
const roundsPerPairMax = 10_000

const saveSessionAndSeeds = (dependencies: Dependencies, swapped: Swapped) =>
  dependencies.database.inTx(async (tx) => {
    const found = await getLockedSeedPair(dependencies, tx, swapped.playerRef)
    const isWorn =
      found.nonce >= roundsPerPairMax &&
      !(await findUnplayedRound(tables<RgsTables>(tx), swapped.playerRef))
    const pair = isWorn ? await replaceSeedPair(dependencies, tx, found) : found
    return { ...(await saveSession(dependencies, tx, swapped)), pair }
  })

/**
 * The open round of this game, advanced as far as possible. One that another process is working on (its lease is
 * not over) is shown as it is.
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
    const { token, row, pair } = await saveSessionAndSeeds(dependencies, swapped)
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
