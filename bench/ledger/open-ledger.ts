import { createDatabase, createPool, type Pool } from '@trevo/database/connect.ts'
import { migrate } from '@trevo/database/migrate.ts'
import { fileURLToPath } from 'node:url'
import { systemClock } from '@trevo/platform/clock.ts'
import { createWallet, type Wallet } from '../../apps/server/src/modules/wallet/index.ts'

export const memberCount = 10_000

export type Ledger = {
  readonly pool: Pool
  readonly wallet: Wallet
  close(): Promise<void>
}

const folder = fileURLToPath(
  new URL('../../apps/server/src/modules/wallet/migrations', import.meta.url),
)

/** Only the ledger's schema. */
export const migrateLedger = (url: string): Promise<string[]> =>
  migrate(url, [{ module: 'wallet', folder, ownGrants: true }])

/** The real wallet module on its real schema, with 10,000 members of 1,000 BRL each. */
export const openLedger = async (url: string, lanes?: number): Promise<Ledger> => {
  await migrateLedger(url)
  // The server's own rights, as in production: reading, and calling the functions.
  const pool = createPool(url, { work: 'reports', max: 20, role: 'trevo_app' })
  const clock = systemClock
  const wallet = createWallet({ pool, clock, ...(lanes ? { lanes } : {}) })
  await wallet.start()
  await wallet.registerKinds([
    { kind: 'bench.deposited', role: 'credit', typeCode: 6101, house: 'cashier' },
    { kind: 'bench.won', role: 'credit', typeCode: 3100, house: 'play' },
    ...Array.from({ length: 8 }, (_, n) => ({
      kind: `bench.bet.${'abcdefgh'[n]}`,
      role: 'debit' as const,
      typeCode: 3200,
      house: `play-${n}`,
    })),
    ...Array.from({ length: 8 }, (_, n) => ({
      kind: `bench.paid.${'abcdefgh'[n]}`,
      role: 'credit' as const,
      typeCode: 3100,
      house: `play-${n}`,
    })),
  ])
  await openMembers(pool, wallet)
  return {
    pool,
    wallet,
    close: async () => {
      await wallet.close()
      await pool.end()
    },
  }
}

const openMembers = async (pool: Pool, wallet: Wallet): Promise<void> => {
  const database = createDatabase(pool)
  for (let from = 1; from <= memberCount; from += 1_000) {
    await database.inTx(async (tx) => {
      for (let id = from; id < from + 1_000; id += 1) await wallet.openAccounts(tx, BigInt(id))
    })
  }
  const deposits = Array.from({ length: memberCount }, (_, index) => ({
    source: 'bench',
    txnId: `deposit-${index + 1}`,
    kind: 'bench.deposited',
    memberId: BigInt(index + 1),
    amountMinor: 10_000_000n,
  }))
  for (let from = 0; from < deposits.length; from += 2_000) {
    await Promise.all(deposits.slice(from, from + 2_000).map((one) => wallet.post(one)))
  }
}
