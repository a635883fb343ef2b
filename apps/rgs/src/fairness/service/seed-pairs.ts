import type { Tx } from '@trevo/database/connect.ts'
import { commitmentOf, createServerSeed } from '@trevo/fairness/seeds.ts'
import type { Dependencies } from '../../dependencies.ts'
import {
  appendCommitment,
  insertSeedPair,
  lockSeedPair,
  revealSeedPair,
} from '../repository/seeds.ts'
import type { SeedPairRow } from '../../tables.ts'

/** What the sealed seed is bound to: it opens only as the seed of its commitment. */
const boundTo = (commitment: string): string => `server-seed:${commitment}`

export const openServerSeed = (
  { sealing }: Pick<Dependencies, 'sealing'>,
  pair: Pick<SeedPairRow, 'server_seed' | 'commitment'>,
): string => sealing.open(pair.server_seed, boundTo(pair.commitment))

/**
 * Creates a new pair and commits to it; the caller's transaction holds no other pair in use. It has no client
 * seed: the player sends that after seeing the commitment.
 */
const createSeedPair = async (
  { sealing, fillRandom, clock }: Dependencies,
  tx: Tx,
  playerRef: string,
): Promise<SeedPairRow> => {
  const serverSeed = createServerSeed(fillRandom)
  const commitment = commitmentOf(serverSeed)
  const at = clock.now()
  const commitmentNumber = await appendCommitment(tx, commitment, at)
  return insertSeedPair(tx, {
    playerRef,
    sealedServerSeed: sealing.seal(serverSeed, boundTo(commitment)),
    commitment,
    commitmentNumber,
    at,
  })
}

/** The locked pair in use; created if the player has none. */
export const getLockedSeedPair = async (
  dependencies: Dependencies,
  tx: Tx,
  playerRef: string,
): Promise<SeedPairRow> =>
  (await lockSeedPair(tx, playerRef)) ?? createSeedPair(dependencies, tx, playerRef)

/** Retires a locked pair and commits to the next. */
export const replaceSeedPair = async (
  dependencies: Dependencies,
  tx: Tx,
  pair: SeedPairRow,
): Promise<SeedPairRow> => {
  await revealSeedPair(tx, pair.id, dependencies.clock.now())
  return createSeedPair(dependencies, tx, pair.player_ref)
}
