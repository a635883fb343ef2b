import type { Tx } from '@trevo/database/connect.ts'
import { hitPointOf } from '@trevo/fairness/jackpot.ts'
import { commitmentOf, createServerSeed } from '@trevo/fairness/seeds.ts'
import { seeded } from '../domain/transfers.ts'
import type { JackpotNeeds } from '../needs.ts'
import { insertCycle, updateCycle } from '../repository/pools.ts'
import type { CycleRow, PoolRow } from '../repository/tables.ts'

type Needs = Pick<JackpotNeeds, 'identity' | 'clock' | 'wallet' | 'environment'>

const ownerOf = (poolId: number, number: number): string => `jackpot:${poolId}:${number}`

/** A round's id as the salt of the next cycle, without colons, which separate seed and nonce. */
export const saltOf = (roundId: string): string => roundId.replaceAll(':', '.')

/** Commits to where a later cycle will be won: its salt is not known to anyone yet. */
export const commitCycle = async (
  { identity, clock, environment }: Needs,
  tx: Tx,
  poolId: number,
  number: number,
): Promise<void> => {
  const secret = createServerSeed(environment.fillRandom)
  await insertCycle(tx, {
    pool_id: poolId,
    number,
    secret: identity.sealSecret(secret, ownerOf(poolId, number)),
    commitment: commitmentOf(secret),
    committed_at: clock.now(),
  })
}

/** Starts a cycle that was committed to: the house seeds it, and its salt is revealed. */
export const openCycle = async (
  { clock, wallet }: Needs,
  tx: Tx,
  pool: PoolRow,
  { number, salt }: { readonly number: number; readonly salt: string },
): Promise<void> => {
  const { id: poolId, seed_minor: amountMinor, brand_id: brandId, code } = pool
  await wallet.postInTx(tx, seeded({ code, brandId }, { poolId, number, amountMinor }))
  await updateCycle(
    tx,
    { pool_id: poolId, number },
    {
      salt,
      seed_minor: amountMinor,
      must_hit_by_minor: pool.must_hit_by_minor,
      opened_at: clock.now(),
    },
  )
}

export type OpenedCycle = { readonly secret: string; readonly hitMinor: bigint }

/** The amount at which a running cycle is won; secret until then. */
export const readCycle = ({ identity }: Needs, cycle: CycleRow): OpenedCycle => {
  const { pool_id: poolId, number, salt, seed_minor: seedMinor } = cycle
  const { must_hit_by_minor: mustHitByMinor } = cycle
  if (salt === null || seedMinor === null || mustHitByMinor === null) {
    throw new Error(`cycle ${poolId}/${number} has not started`)
  }
  const secret = identity.openSecret(cycle.secret, ownerOf(poolId, number))
  return { secret, hitMinor: hitPointOf({ secret, salt, number, seedMinor, mustHitByMinor }) }
}
