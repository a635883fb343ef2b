import { tables } from '@trevo/database/connect.ts'
import { chanceOf } from '@trevo/fairness/chance.ts'
import { playRound as playByTheRules } from '@trevo/game-rules/slots/play-round.ts'
import type { Dependencies } from '../dependencies.ts'
import { findRound, moveRound } from '../repository/rounds.ts'
import { advanceNonce, lockSeedPair } from '../repository/seeds.ts'
import type { RgsTables, RoundRow } from '../repository/tables.ts'
import { openServerSeed } from './seed-pairs.ts'

/** The money the platform told of when it took the stake; unknown when a crash lost the answer. */
type Taken = { readonly balanceBeforeMinor: bigint | null }

/**
 * Fixes the outcome of a round whose stake is taken: one nonce, one outcome, in one transaction.
 * Whoever comes second finds the first one's outcome. Should the rules fail, the round rests in
 * `debited`, which is the truth, and the error goes on to the caller.
 */
export const playOutcome =
  (dependencies: Dependencies) =>
  async (round: RoundRow, taken: Taken): Promise<RoundRow> => {
    const { database } = dependencies
    try {
      return await fixOutcome(dependencies, round, taken)
    } catch (error) {
      if (round.state === 'created') {
        const rest = { balance_before_minor: taken.balanceBeforeMinor }
        await database.inTx((tx) => moveRound(tx, round, 'debited', rest))
      }
      throw error
    }
  }

const fixOutcome = (
  dependencies: Dependencies,
  round: RoundRow,
  { balanceBeforeMinor }: Taken,
): Promise<RoundRow> =>
  dependencies.database.inTx(async (tx) => {
    const { clock, findTitle, leaseMs } = dependencies
    const pair = await lockSeedPair(tx, round.player_ref)
    if (!pair) throw new Error(`round ${round.id}: no seeds in use`)
    const seen = await findRound(tables<RgsTables>(tx), round.id)
    if (!seen) throw new Error(`round ${round.id} is gone`)
    if (seen.state !== 'created' && seen.state !== 'debited') return seen

    const maths = findTitle(round.game_code)
    if (maths?.version !== round.maths_version) {
      throw new Error(`round ${round.id}: maths ${round.game_code}/${round.maths_version} is gone`)
    }
    const chance = chanceOf({
      serverSeed: openServerSeed(dependencies, pair),
      clientSeed: round.client_seed,
      nonce: pair.nonce,
    })
    const outcome = playByTheRules(maths, { stakeMinor: round.stake_minor }, chance)
    await advanceNonce(tx, pair.id, pair.nonce + 1)
    const now = clock.now()
    const played = await moveRound(tx, seen, 'played', {
      seed_pair_id: pair.id,
      nonce: pair.nonce,
      outcome: JSON.stringify(outcome),
      payout_minor: BigInt(outcome.payoutMinor),
      balance_before_minor: seen.balance_before_minor ?? balanceBeforeMinor,
      played_at: now,
      retry_at: new Date(now.getTime() + leaseMs),
      attempt_count: 0,
    })
    if (!played) throw new Error(`round ${round.id} moved under its lock`)
    return played
  })
