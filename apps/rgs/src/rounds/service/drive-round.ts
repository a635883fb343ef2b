import type { Dependencies } from '../../dependencies.ts'
import { moveRound } from '../repository/rounds.ts'
import type { RoundRow } from '../../tables.ts'
import { driveSteps, returnRaise } from './drive-steps.ts'
import { playDebited } from './play-outcome.ts'
import { payOut, reread, rollBack } from './settle-round.ts'

/**
 * Advances a round that a crash or a silent platform left open as far as possible. A stake of unknown outcome is
 * returned, in the player's favour; a taken stake is played and paid. A round with several steps waits for its
 * player until its time is over.
 */
export const driveRound =
  (dependencies: Dependencies) =>
  async (round: RoundRow): Promise<RoundRow> => {
    const { database, clock } = dependencies
    switch (round.state) {
      case 'created': {
        const cancelling = await database.inTx((tx) =>
          moveRound(tx, round, 'cancelling', { retry_at: clock.now() }),
        )
        return cancelling ? rollBack(dependencies)(cancelling) : reread(dependencies, round)
      }
      case 'cancelling':
        return rollBack(dependencies)(round)
      case 'debited': {
        const played = await playDebited(dependencies)(round)
        return played.state === 'played' ? payOut(dependencies)(played) : played
      }
      case 'in_steps':
        // A room decides its bets (`rooms/running/jobs/run-rooms.ts`).
        return round.room_game_id === null
          ? driveSteps(dependencies)(round)
          : returnRaise(dependencies)(round)
      case 'played':
        return payOut(dependencies)(round)
      case 'credited':
      case 'closed':
      case 'cancelled':
        return round
      default:
        return round.state satisfies never
    }
  }
