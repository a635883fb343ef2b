import { createDatabase, createPool } from '@trevo/database/connect.ts'
import { createWallet } from '../../wallet/index.ts'
import { limitsKinds, type openLimitsWorld } from './open-limits-world.ts'
import { openTestLimits } from './open-test-limits.ts'

type World = Awaited<ReturnType<typeof openLimitsWorld>>

const connectionsEach = 24

/** One more copy of the server on the world's database: a wallet, its lanes and its limits on connections of its own. */
const openCopy = async (world: World) => {
  const pool = createPool(world.url, { max: connectionsEach })
  const wallet = createWallet({ pool, clock: world.clock })
  await wallet.start()
  await wallet.registerKinds(limitsKinds)
  const { limits } = openTestLimits(
    { pool, wallet, clock: world.clock },
    { personOf: world.personOf, accountsOf: world.accountsOf },
  )
  return {
    wallet,
    limits,
    database: createDatabase(pool),
    close: async () => {
      await wallet.close()
      await pool.end()
    },
  }
}
export type Copy = Awaited<ReturnType<typeof openCopy>>

/** Four copies, each as alone as in a deployment. */
export const openCopies = async (world: World): Promise<readonly Copy[]> => {
  const copies: Copy[] = []
  while (copies.length < 4) copies.push(await openCopy(world))
  return copies
}
