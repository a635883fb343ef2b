import { createServerSeed } from '@trevo/fairness/seeds.ts'
import { houseOf } from '../domain/transfers.ts'
import type { JackpotNeeds } from '../needs.ts'
import { listPools, lockPool, updatePool } from '../repository/pools.ts'
import { commitCycle, openCycle } from './cycles.ts'

/**
 * Opens pools that were set up and have not started: seeds them from the house and commits to their
 * first two cycles. A running pool is unchanged, so every start may call it.
 */
export const createOpenPools = (needs: JackpotNeeds) => async (): Promise<void> => {
  const { database, wallet, clock, environment } = needs
  for (const { id, code, brand_id: brandId } of await listPools(database.db)) {
    await wallet.registerHouse(houseOf({ code, brandId }))
    await database.inTx(async (tx) => {
      const pool = await lockPool(tx, id)
      if (!pool || pool.opened_at) return
      await commitCycle(needs, tx, id, 1)
      await commitCycle(needs, tx, id, 2)
      // No round won the cycle before the first: a salt drawn after its commitment is used instead.
      await openCycle(needs, tx, pool, {
        number: 1,
        salt: createServerSeed(environment.fillRandom),
      })
      await updatePool(tx, id, { balance_minor: pool.seed_minor, opened_at: clock.now() })
    })
  }
}
