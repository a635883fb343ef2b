import type { SeedState } from '@trevo/contract/rgs/session.ts'
import { shownSeeds } from '../../fairness/domain/shown-seeds.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { RoundRow } from '../../tables.ts'
import { beginRound, type BegunRound, type RoundOrder } from './begin-round.ts'
import { driveRound } from './drive-round.ts'
import type { OpenSession } from '../../sessions/service/get-open-session.ts'
import { playOutcome } from './play-outcome.ts'
import { payOut } from './settle-round.ts'
import { takeStake } from './take-stake.ts'

/** A round, and its player's seeds afterwards. */
export type RoundAndSeeds = { readonly round: RoundRow; readonly seeds: SeedState }

/** The pair in use after the round, which may have used one of its numbers. */
const seedsAfter = ({ pair }: BegunRound, round: RoundRow): SeedState => {
  const taken = round.seed_pair_id === pair.id ? (round.nonce ?? -1) : -1
  return shownSeeds({ ...pair, nonce: Math.max(pair.nonce, taken + 1) })
}

const advance = async (
  dependencies: Dependencies,
  { walletToken }: OpenSession,
  { round, pair }: BegunRound,
): Promise<RoundRow> => {
  if (round.state === 'created') {
    return takeStake(dependencies, round, walletToken, async (taken) => {
      const played = await playOutcome(dependencies)({ round, pair }, taken)
      return played.state === 'played' ? payOut(dependencies)(played) : played
    })
  }
  // A round with several steps waits for its player; the stake of an action may be in progress.
  return round.state === 'in_steps' ? round : driveRound(dependencies)(round)
}

/** Plays a round with its player's own numbers, as far as possible without the player. */
export const playOwnRound =
  (dependencies: Dependencies) =>
  async (session: OpenSession, order: RoundOrder): Promise<RoundAndSeeds> => {
    const begun = await beginRound(dependencies)(session, order)
    const round = await advance(dependencies, session, begun)
    return { round, seeds: seedsAfter(begun, round) }
  }
