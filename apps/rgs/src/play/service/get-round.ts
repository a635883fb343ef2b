import type { Value } from '@trevo/contract/endpoint.ts'
import type { getRound } from '@trevo/contract/rgs/play.ts'
import { shownProof } from '../../rounds/domain/shown-round.ts'
import type { Dependencies } from '../../dependencies.ts'
import { findSeedPair } from '../../fairness/repository/seeds.ts'
import type { RoundRow } from '../../tables.ts'
import { proveBet } from '../../rooms/bets/service/prove-bet.ts'
import { listSteps } from '../../rounds/service/list-steps.ts'
import { openServerSeed } from '../../fairness/service/seed-pairs.ts'
import { showRound } from './show-round.ts'

/** A round in full; the server seed only once its pair is out of use. */
export const describeRound =
  (dependencies: Dependencies) =>
  async (row: RoundRow): Promise<Value<typeof getRound>> => {
    if (row.room_game_id !== null) {
      const proof = await proveBet(dependencies, row, row.room_game_id)
      return { round: await showRound(dependencies, row), steps: [], proof }
    }
    const pair =
      row.seed_pair_id === null
        ? undefined
        : await findSeedPair(dependencies.database.db, row.seed_pair_id)
    const round = await showRound(dependencies, row)
    if (!pair) return { round, steps: [], proof: null }
    const serverSeed = pair.revealed_at ? openServerSeed(dependencies, pair) : null
    const steps = listSteps(dependencies, row, pair, round.actions)
    return { round, steps, proof: shownProof(row, pair, serverSeed) }
  }
