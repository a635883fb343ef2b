import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createPool } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { solveHumanCheck } from '@trevo/testkit/solve-human-check.ts'
import { loadSealingKeys } from '../../../platform/http/sealing/sealing-keys.ts'
import { fixedClock } from '../../../testing/fixed-clock.ts'
import { createLocalBus } from '../../../testing/local-bus.ts'
import { serverMigrations } from '../../module-folders.ts'
import { seedDemoBrand } from '../../settings/index.ts'
import { createWallet } from '../../wallet/index.ts'
import { seedDemoAccounts } from '../index.ts'
import { createAccessCalls, registration } from './create-access-calls.ts'
import { openAccessCopy, type WorldOptions } from './open-access-copy.ts'

export type { HttpAnswer } from './create-access-calls.ts'

/** A second copy of the server on the same database may share clock and bus with the first. */
export type AccessWorld = Awaited<ReturnType<typeof startAccessWorld>>

/**
 * The real server's access part: routes, sealing, settings, identity, members and wallet on
 * a separate database, with the demo brand and its accounts. Only the clock is a fake.
 */
export const startAccessWorld = async (options: WorldOptions = {}) => {
  const database = await createTestDatabase(serverMigrations)
  // Proofs of work are also dated by their library's own clock, so the fake runs ahead of it.
  const clock = fixedClock('2030-01-02T12:00:00Z')
  const secretsDir = await mkdtemp(path.join(tmpdir(), 'trevo-access-'))
  const bus = createLocalBus()
  const sealingKeys = await loadSealingKeys(secretsDir)
  const brandId = await seedDemoBrand(database.pool)
  // The server uses its production rights; tests read with all rights.
  const pool = createPool(database.url, { max: 20, role: 'trevo_app' })
  const wallet = createWallet({ pool, clock })
  await wallet.start()

  const smsAlarms: string[] = []

  const ground = { pool, clock, bus, sealingKeys, secretsDir, wallet, smsAlarms, options }

  const closing: (() => Promise<void>)[] = []
  const openCopy = async (own?: Parameters<typeof openAccessCopy>[1]) => {
    const copy = await openAccessCopy(ground, own)
    closing.push(copy.close)
    return copy
  }
  const copy = await openCopy()
  const { app, settings } = copy
  return {
    ...copy,
    pool: database.pool,
    clock,
    brandId,
    wallet,
    /** The alarms of budgets of text messages. */
    smsAlarms,
    openCopy,
    ...createAccessCalls({ app, pool: database.pool, sealingKeys, clock }),
    solve: solveHumanCheck,
    registration,
    seed: () =>
      seedDemoAccounts(
        { ...copy.needs, brand: { id: brandId, merchant: 'trevo' }, isDemoServer: true },
        async () => undefined,
      ),
    /** Changes settings as an operator would, and waits until they count. */
    change: async (sql: string) => {
      await database.pool.query(sql)
      await settings.reload()
    },
    close: async () => {
      for (const close of closing) await close()
      await wallet.close()
      await pool.end()
      await database.drop()
      await rm(secretsDir, { recursive: true })
    },
  }
}
