import { tables } from '@trevo/database/connect.ts'
import type { Dependencies } from '../../dependencies.ts'
import { findRound, moveRound } from '../repository/rounds.ts'
import { takeNonce, lockSeedPair } from '../../fairness/repository/seeds.ts'
import type { RgsTables, RoundRow } from '../../tables.ts'
import { changeOfPlay, playByRules } from './play-by-rules.ts'

/** The money the platform told of when it took the stake; unknown when a crash lost the answer. */
type Taken = { readonly balanceBeforeMinor: bigint | null }

/**
 * Draws the numbers of a round whose stake is taken, and plays it as far as it goes without the
 * player: one nonce, one round, in one transaction. Whoever comes second finds what the first one
 * did. Should the rules fail, the round rests in `debited`, which is the truth, and the error goes on
 * to the caller.
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
    const pair = await lockSeedPair(tx, round.player_ref)
    if (!pair) throw new Error(`round ${round.id}: no seeds in use`)
    const seen = await findRound(tables<RgsTables>(tx), round.id)
    if (!seen) throw new Error(`round ${round.id} is gone`)
    if (seen.state !== 'created' && seen.state !== 'debited') return seen

    const { nonce } = pair
    const play = playByRules(dependencies, seen, { pair, nonce }, [])
    const { state, change } = changeOfPlay(dependencies, play)
    const { outcome, ...rest } = change
    const isKnown = state === 'played'
    await takeNonce(tx, {
      pairId: pair.id,
      nonce,
      roundId: seen.id,
      outcome: isKnown ? outcome : null,
    })
    const played = await moveRound(tx, seen, state, {
      ...rest,
      ...(!isKnown && { outcome }),
      seed_pair_id: pair.id,
      nonce,
      balance_before_minor: seen.balance_before_minor ?? balanceBeforeMinor,
    })
    if (!played) throw new Error(`round ${round.id} moved under its lock`)
    return played
  })
