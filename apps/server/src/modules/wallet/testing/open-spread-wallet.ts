import { spreadTables } from '@trevo/database/citus/spread-tables.ts'
import { createDatabase, createPool, urlAt } from '@trevo/database/connect.ts'
import { migrate } from '@trevo/database/migrate.ts'
import { startCitus } from '@trevo/database/testing/start-citus.ts'
import { serverMigrations } from '../../module-folders.ts'
import { bucketOf } from '../common/domain/account-ids.ts'
import { createWallet } from '../module.ts'
import { spreadPlan } from '../spread/ledger-plan.ts'
import { testKinds } from './test-kinds.ts'

const buckets = 16

export type SpreadWallet = Awaited<ReturnType<typeof openSpreadWallet>>

/** A ledger over two workers of a cluster of its own, with members 1, 2, 3, … who have accounts. */
export const openSpreadWallet = async (firstPort: number, members: number) => {
  const cluster = await startCitus({
    binaries: process.env['TREVO_CITUS'] ?? '',
    firstPort,
    workers: 3,
    joined: 2,
    buckets,
  })
  const { url } = cluster.coordinator
  await migrate(url, serverMigrations)
  await spreadTables(url, spreadPlan())
  const pool = createPool(url, { work: 'reports', max: 20, role: 'trevo_app' })
  const database = createDatabase<Record<never, never>>(pool)
  let now = new Date()
  const wallet = createWallet({
    pool,
    clock: { now: () => now },
    openPoolAt: (work, node) => createPool(urlAt(url, node), { work, role: 'trevo_app' }),
  })
  await wallet.start()
  await wallet.registerKinds(testKinds)
  const memberIds = Array.from({ length: members }, (_, index) => BigInt(index + 1))
  for (const memberId of memberIds) {
    await database.inTx((tx) => wallet.openAccounts(tx, memberId))
  }

  let counter = 0
  const named = () => {
    counter += 1
    return { source: 'test', txnId: `spread-${counter}` }
  }
  const groups = await pool.query<{ id: string }>(
    'select wallet.group_of(b)::text as id from unnest($1::integer[]) with ordinality u (b, n) order by n',
    [memberIds.map((memberId) => bucketOf(memberId, buckets))],
  )
  const membersOf = Map.groupBy(
    memberIds,
    (memberId) => groups.rows[Number(memberId) - 1]?.id ?? '',
  )
  return {
    cluster,
    url,
    pool,
    database,
    wallet,
    memberIds,
    /** Members by the group of buckets that their accounts stand in. */
    groups: [...membersOf.values()],
    named,
    setNow: (at: Date) => {
      now = at
    },
    deposit: (memberId: bigint, amountMinor: bigint) =>
      wallet.post({ ...named(), kind: 'test.deposited', memberId, amountMinor }),
    problems: async () => (await wallet.proveConservation()).problems,
    close: async () => {
      await wallet.close()
      await pool.end()
      await cluster.stop()
    },
  }
}
