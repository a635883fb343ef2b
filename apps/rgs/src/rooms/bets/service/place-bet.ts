import { shownSeeds } from '../../../fairness/domain/shown-seeds.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { RoundRow } from '../../../tables.ts'
import type { RoundOrder } from '../../../rounds/service/begin-round.ts'
import { driveRound } from '../../../rounds/service/drive-round.ts'
import type { OpenSession } from '../../../sessions/service/get-open-session.ts'
import type { RoundAndSeeds } from '../../../rounds/service/play-own-round.ts'
import { takeStake } from '../../../rounds/service/take-stake.ts'
import { acceptBet } from './accept-bet.ts'
import { beginBet, type BegunOrder } from './begin-bet.ts'

const advance = async (
  dependencies: Dependencies,
  { title, walletToken }: OpenSession,
  { bet }: BegunOrder,
): Promise<RoundRow> => {
  if (bet.state === 'created') {
    return takeStake(dependencies, bet, walletToken, acceptBet(dependencies, title, bet))
  }
  return bet.state === 'in_steps' ? bet : driveRound(dependencies)(bet)
}

/** Places a bet in the room's game that accepts bets now; the room decides it. */
export const placeBet =
  (dependencies: Dependencies) =>
  async (session: OpenSession, order: RoundOrder): Promise<RoundAndSeeds> => {
    const begun = await beginBet(dependencies)(session, order)
    const round = await advance(dependencies, session, begun)
    return { round, seeds: shownSeeds(begun.pair) }
  }
