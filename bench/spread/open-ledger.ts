import { onNode, type CitusCluster } from '@trevo/database/testing/start-citus.ts'
import { spreadTables } from '@trevo/database/citus/spread-tables.ts'
import { createDatabase, createPool, urlAt, type Pool } from '@trevo/database/connect.ts'
import { migrate } from '@trevo/database/migrate.ts'
import { systemClock } from '@trevo/platform/clock.ts'
import { serverMigrations } from '../../apps/server/src/modules/module-folders.ts'
import {
  createWallet,
  spreadPlan,
  type Wallet,
} from '../../apps/server/src/modules/wallet/index.ts'

export const memberCount = 2_000

export type Ledger = {
  readonly url: string
  readonly pool: Pool
  readonly wallet: Wallet
  close(): Promise<void>
}

/** A ledger with members who have money; spread if the server is a coordinator. */
export const openLedger = async (url: string): Promise<Ledger> => {
  await migrate(url, serverMigrations)
  await spreadTables(url, spreadPlan())
  const pool = createPool(url, { work: 'reports', max: 20, role: 'trevo_app' })
  const wallet = createWallet({
    pool,
    clock: systemClock,
    openPoolAt: (work, node) => createPool(urlAt(url, node), { work, role: 'trevo_app' }),
  })
  await wallet.start()
  await wallet.registerKinds([
    { kind: 'bench.deposited', role: 'credit', typeCode: 6101, house: 'cashier' },
    { kind: 'bench.bet', role: 'debit', typeCode: 3200, house: 'play' },
  ])
  const { inTx } = createDatabase(pool)
  const ids = Array.from({ length: memberCount }, (_, index) => BigInt(index + 1))
  for (let from = 0; from < memberCount; from += 250) {
    await inTx(async (tx) => {
      for (const id of ids.slice(from, from + 250)) await wallet.openAccounts(tx, id)
    })
  }
  await Promise.all(
    ids.map((memberId) =>
      wallet.post({
        source: 'bench',
        txnId: `deposit-${memberId}`,
        kind: 'bench.deposited',
        memberId,
        amountMinor: 10_000_000_000n,
      }),
    ),
  )
  return {
    url,
    pool,
    wallet,
    close: async () => {
      await wallet.close()
      await pool.end()
    },
  }
}

let databaseCount = 0

/** A separate ledger on the plain server. */
export const openPlain = async ({ plain }: CitusCluster, buckets: number): Promise<Ledger> => {
  const name = `plain_${buckets}_${(databaseCount += 1)}`
  await onNode(
    plain,
    `create database ${name}`,
    `alter database ${name} set trevo.ledger_buckets = ${buckets}`,
  )
  return openLedger(plain.url.replace(/trevo$/, name))
}
