import type { Round, RoundProof } from '@trevo/contract/rgs/round.ts'
import { shownProof, shownRound } from '../domain/shown-round.ts'
import type { Dependencies } from '../dependencies.ts'
import { findSeedPair } from '../repository/seeds.ts'
import type { RoundRow } from '../repository/tables.ts'
import { openServerSeed } from './seed-pairs.ts'

/** A round in full; the server seed only once its pair is out of use. */
export const describeRound =
  (dependencies: Dependencies) =>
  async (row: RoundRow): Promise<{ round: Round; proof: RoundProof | null }> => {
    const pair =
      row.seed_pair_id === null
        ? undefined
        : await findSeedPair(dependencies.database.db, row.seed_pair_id)
    if (!pair) return { round: shownRound(row), proof: null }
    const serverSeed = pair.revealed_at ? openServerSeed(dependencies, pair) : null
    return { round: shownRound(row), proof: shownProof(row, pair, serverSeed) }
  }
