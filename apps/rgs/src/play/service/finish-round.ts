import type { Round } from '@trevo/contract/rgs/round.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { findRound, moveRound } from '../../rounds/repository/rounds.ts'
import type { RoundRow } from '../../tables.ts'
import { driveRound } from '../../rounds/service/drive-round.ts'
import type { OpenSession } from '../../sessions/service/get-open-session.ts'
import { showRound } from './show-round.ts'

/** The player's own round; another player's is reported as unknown. */
export const getOwnRound = async (
  { database }: Pick<Dependencies, 'database'>,
  session: OpenSession,
  roundId: string,
): Promise<RoundRow> => {
  const round = await findRound(database.db, roundId)
  if (round?.player_ref !== session.row.player_ref) throw new Refusal('rgs.round_unknown')
  return round
}

/** Marks a round as shown to its end. `credited → closed`; repeating it changes nothing. */
export const finishRound =
  (dependencies: Dependencies) =>
  async (
    session: OpenSession,
    roundId: string,
  ): Promise<{ round: Round; balance: string | null }> => {
    const { database, clock } = dependencies
    const found = await getOwnRound(dependencies, session, roundId)
    // A pending payout is retried, so that the player is not kept waiting.
    const round = found.state === 'played' ? await driveRound(dependencies)(found) : found
    if (round.state !== 'credited') {
      if (round.state !== 'closed') throw new Refusal('rgs.round_unfinished')
      return { round: await showRound(dependencies, round), balance: null }
    }
    const closed = await database.inTx((tx) =>
      moveRound(tx, round, 'closed', { closed_at: clock.now() }),
    )
    const { balance_after_minor: after } = round
    return {
      round: await showRound(dependencies, closed ?? round),
      balance: after === null ? null : formatMoney(after),
    }
  }
