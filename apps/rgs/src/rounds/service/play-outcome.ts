import { tables } from '@trevo/database/connect.ts'
import type { Dependencies } from '../../dependencies.ts'
import { inSetOrAlone } from '../../common/service/in-set-or-alone.ts'
import { leftOut, type LeftOut } from '../../common/repository/left-out.ts'
import { lockSeedPair } from '../../fairness/repository/seeds.ts'
import { findRound, lockRound, moveRound } from '../repository/rounds.ts'
import { drawRounds, type DrawCommand } from '../repository/round-sets.ts'
import type { RgsTables, RoundRow, SeedPairRow } from '../../tables.ts'
import type { BegunRound } from './begin-round.ts'
import { playByRules, storedLegal, type RoundToPlay } from './play-by-rules.ts'
import { drawTimes } from './round-sets.ts'
import { reread, type RoundToPay } from './settle-round.ts'

/** The balance that the platform reported when it took the stake; unknown if a crash lost the answer. */
type Taken = { readonly balanceBeforeMinor: bigint | null }

/** A round played to its end, or as far as it goes without its player. */
type PlayedRound = (RoundToPay & { readonly state: 'played' }) | RoundRow

const drawCommand = (
  dependencies: Dependencies,
  round: RoundToPlay,
  pair: Pick<SeedPairRow, 'id' | 'server_seed' | 'commitment' | 'nonce'>,
  { balanceBeforeMinor }: Taken,
) => {
  const { nonce } = pair
  const { view, payoutMinor, legal } = playByRules(dependencies, round, { pair, nonce }, [])
  const command: DrawCommand = {
    id: round.id,
    pairId: pair.id,
    nonce,
    payoutMinor,
    outcome: JSON.stringify(view),
    legal: legal.length > 0 ? storedLegal(legal) : null,
    balanceBeforeMinor,
  }
  return { command, outcome: view as RoundRow['outcome'] } // an object, as every engine shows one
}

/** As a set of one, which waits for its player's pair. A second caller finds the result of the first. */
const playAlone = (
  dependencies: Dependencies,
  { id, player_ref: playerRef }: Pick<RoundRow, 'id' | 'player_ref'>,
  taken: Taken,
): Promise<RoundRow> =>
  dependencies.database.inTx(async (tx) => {
    const pair = await lockSeedPair(tx, playerRef)
    if (!pair) throw new Error(`round ${id}: no seeds in use`)
    const seen = await lockRound(tx, id)
    if (!seen) throw new Error(`round ${id} is gone`)
    if (seen.state !== 'created' && seen.state !== 'debited') return seen
    const { command } = drawCommand(dependencies, seen, pair, taken)
    const db = tables<RgsTables>(tx)
    const [drawn] = await drawRounds(db, [command], drawTimes(dependencies))
    const row = await findRound(db, id)
    if (drawn !== id || !row) throw new Error(`round ${id} moved under its lock`)
    return row
  })

const playInSet = async (
  dependencies: Dependencies,
  { round, pair }: BegunRound,
  taken: Taken,
): Promise<PlayedRound> => {
  const { command, outcome } = drawCommand(dependencies, round, pair, taken)
  const inSet = async (): Promise<PlayedRound | LeftOut> => {
    if ((await dependencies.sets.draw(command)) === leftOut) return leftOut
    const { payoutMinor: payout_minor, legal } = command
    if (legal !== null) return reread(dependencies, round)
    const rest = { room_game_id: null, further_stake_minor: 0n, state: 'played' } as const
    return { ...round, ...rest, payout_minor, outcome }
  }
  return inSetOrAlone(dependencies, inSet(), () => playAlone(dependencies, round, taken))
}

/** If the rules fail, a round stays in the state with its stake taken, which is true, and the error is rethrown. */
const orStay = async <Played>(
  { database }: Dependencies,
  round: Pick<RoundRow, 'id' | 'state'>,
  { balanceBeforeMinor }: Taken,
  playing: Promise<Played>,
): Promise<Played> => {
  try {
    return await playing
  } catch (error) {
    if (round.state === 'created') {
      const rest = { balance_before_minor: balanceBeforeMinor }
      await database.inTx((tx) => moveRound(tx, round, 'debited', rest))
    }
    throw error
  }
}

/**
 * Draws the numbers of a round whose stake is taken, together with those of other players, and plays it as far as
 * possible without the player: one nonce, one round, in one transaction.
 */
export const playOutcome =
  (dependencies: Dependencies) =>
  (begun: BegunRound, taken: Taken): Promise<PlayedRound> =>
    orStay(dependencies, begun.round, taken, playInSet(dependencies, begun, taken))

/** The same for a round that another process left with its stake taken. */
export const playDebited =
  (dependencies: Dependencies) =>
  (round: RoundRow): Promise<RoundRow> =>
    playAlone(dependencies, round, { balanceBeforeMinor: null })
