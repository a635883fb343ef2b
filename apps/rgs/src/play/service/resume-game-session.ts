import type { GameSession } from '@trevo/contract/rgs/session.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { shownSeeds } from '../../fairness/domain/shown-seeds.ts'
import type { Dependencies } from '../../dependencies.ts'
import { findSeedPairInUse } from '../../fairness/repository/seeds.ts'
import { pictureSession } from './picture-session.ts'
import type { OpenSession } from '../../sessions/service/get-open-session.ts'
import { finishLeftRound } from './open-game-session.ts'

/** The current session, with a fresh balance. */
export const resumeGameSession =
  (dependencies: Dependencies) =>
  async (session: OpenSession, token: string): Promise<GameSession> => {
    const { row, walletToken } = session
    const left = await finishLeftRound(dependencies, row.player_ref, row.game_code)
    const result = await dependencies.wallet.balance({
      sessionToken: walletToken,
      playerRef: row.player_ref,
      gameCode: row.game_code,
      currency: 'BRL',
    })
    if (result.kind === 'unknown') throw new Refusal('rgs.wallet_unavailable')
    if (result.reply.status !== 'OK' || result.reply.balance === undefined) {
      const isOver = result.reply.retry !== true
      throw new Refusal(isOver ? 'rgs.session_ended' : 'rgs.wallet_unavailable')
    }
    const pair = await findSeedPairInUse(dependencies.database.db, row.player_ref)
    if (!pair) throw new Error(`player of session ${row.id} has no seeds`)
    return pictureSession(dependencies, {
      token,
      session,
      balance: result.reply.balance,
      seeds: shownSeeds(pair),
      openRound: left.openRound,
    })
  }
