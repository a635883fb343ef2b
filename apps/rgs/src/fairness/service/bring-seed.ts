import type { Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { shownSeeds } from '../domain/shown-seeds.ts'
import type { Dependencies } from '../../dependencies.ts'
import { insertClientSeed, updateClientSeed } from '../repository/seeds.ts'
import type { SeedPairRow } from '../../tables.ts'

/** A player's seed, and the commitment that was on the screen when it was chosen. */
export type BroughtSeed = { readonly commitment: string; readonly clientSeed: string }

/** The pair has no seed of the player, or the seed was chosen for another commitment. */
export const seedNeeded = (pair: SeedPairRow): Refusal =>
  new Refusal('rgs.client_seed_needed', { seeds: shownSeeds(pair) })

/**
 * Accepts the player's seed for a locked pair. Throws `rgs.client_seed_needed` if it was chosen for another
 * commitment, `rgs.client_seed_used` if the server could know it from an earlier one.
 */
export const bringSeed = async (
  { clock }: Pick<Dependencies, 'clock'>,
  tx: Tx,
  pair: SeedPairRow,
  { commitment, clientSeed }: BroughtSeed,
): Promise<string> => {
  if (commitment !== pair.commitment) throw seedNeeded(pair)
  if (clientSeed === pair.client_seed) return clientSeed
  const { id, player_ref: playerRef } = pair
  const isOwn = await insertClientSeed(tx, { playerRef, clientSeed, pairId: id, at: clock.now() })
  if (!isOwn) throw new Refusal('rgs.client_seed_used')
  await updateClientSeed(tx, id, clientSeed)
  return clientSeed
}
