import type { Tx } from '@trevo/database/connect.ts'
import { tables } from '@trevo/database/connect.ts'
import type { Play } from '@trevo/game-rules/engine/engine.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { Dependencies } from '../../dependencies.ts'
import { listTakenActions } from '../repository/actions.ts'
import { moveRound } from '../repository/rounds.ts'
import { findSeedPair } from '../../fairness/repository/seeds.ts'
import type { RgsTables, RoundRow } from '../../tables.ts'
import { changeOfPlay, playByRules } from './play-by-rules.ts'

/** A locked round with several steps, replayed through some actions. */
export type Replay = (actions: readonly Json[]) => Play<Json, Json>

/** Reads the data for replaying a locked round with several steps. */
export const openReplay = async (
  dependencies: Dependencies,
  tx: Tx,
  round: RoundRow,
): Promise<{ replay: Replay; taken: Json[] }> => {
  const db = tables<RgsTables>(tx)
  const { seed_pair_id: pairId, nonce } = round
  const pair = pairId === null ? undefined : await findSeedPair(db, pairId)
  if (!pair || nonce === null) throw new Error(`round ${round.id} has no numbers`)
  const rows = await listTakenActions(db, round.id)
  return {
    replay: (actions) => playByRules(dependencies, round, { pair, nonce }, actions),
    taken: rows.map(({ action }) => action),
  }
}

type Written = {
  readonly play: Play<Json, Json>
  readonly actionCount: number
  /** The player's stakes beyond the first one. */
  readonly furtherMinor: bigint
}

/** Stores the state of a locked round after its actions. Throws if the stakes do not add up. */
export const writePlay = async (
  dependencies: Dependencies,
  tx: Tx,
  round: RoundRow,
  { play, actionCount, furtherMinor }: Written,
): Promise<RoundRow> => {
  if (play.stakeMinor !== round.stake_minor + furtherMinor) {
    throw new Error(`round ${round.id}: its rules count a different stake than was taken`)
  }
  const { state, change } = changeOfPlay(dependencies, play)
  const moved = await moveRound(tx, round, state, {
    ...change,
    action_count: actionCount,
    further_stake_minor: furtherMinor,
  })
  if (!moved) throw new Error(`round ${round.id} moved under its lock`)
  return moved
}
