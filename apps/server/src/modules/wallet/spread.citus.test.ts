import { spreadTables } from '@trevo/database/citus/spread-tables.ts'
import { createDatabase, createPool, urlAt, type Pool } from '@trevo/database/connect.ts'
import { migrate } from '@trevo/database/migrate.ts'
import { onNode, startCitus, type CitusCluster } from '@trevo/database/testing/start-citus.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverMigrations } from '../module-folders.ts'
import { bucketOf } from './domain/account-ids.ts'
import { createWallet } from './module.ts'
import { spreadPlan } from './spread/ledger-plan.ts'
import { testKinds } from './testing/test-kinds.ts'

const buckets = 16
const members = 60
let cluster: CitusCluster
let pool: Pool
let wallet: ReturnType<typeof createWallet>
beforeAll(async () => {
  cluster = await startCitus({
    binaries: process.env['TREVO_CITUS'] ?? '',
    firstPort: 5_610,
    workers: 3,
    joined: 2,
    buckets,
  })
  const { url } = cluster.coordinator
  await migrate(url, serverMigrations)
  await spreadTables(url, spreadPlan())
  pool = createPool(url, { work: 'reports', max: 20, role: 'trevo_app' })
  wallet = createWallet({
    pool,
    clock: { now: () => new Date() },
    openPoolAt: (work, node) => createPool(urlAt(url, node), { work, role: 'trevo_app' }),
  })
  await wallet.start()
  await wallet.registerKinds(testKinds)
  for (let id = 1; id <= members; id += 1) {
    await createDatabase(pool).inTx((tx) => wallet.openAccounts(tx, BigInt(id)))
    await wallet.post({ ...named(), kind: 'test.deposited', memberId: BigInt(id), amountMinor })
  }
}, 180_000)
afterAll(async () => {
  await wallet.close()
  await pool.end()
  await cluster.stop()
})

const amountMinor = 1_000_000n
let counter = 0
const named = () => {
  counter += 1
  return { source: 'test', txnId: `spread-${counter}` }
}
const bet = (memberId: bigint) => ({ ...named(), kind: 'test.bet', memberId, amountMinor: 1n })
const proof = async () => (await wallet.proveConservation()).problems

/** Posts on and on; answers what was acknowledged, with the ids, and how many callers got an error. */
const postOn = () => {
  const acknowledged = new Map<string, bigint>()
  let failures = 0
  const over = new AbortController()
  const caller = async (memberId: bigint) => {
    while (!over.signal.aborted) {
      const command = bet(memberId)
      const answer = await wallet.post(command).catch(() => undefined)
      if (answer) acknowledged.set(command.txnId, answer.transferId)
      else failures += 1
    }
  }
  const callers = Array.from({ length: members }, (_, index) => caller(BigInt(index + 1)))
  return async () => {
    over.abort()
    await Promise.all(callers)
    return { acknowledged, failures }
  }
}

const keptOf = async (): Promise<Map<string, bigint>> => {
  const { rows } = await pool.query<{ txn_id: string; transfer_id: bigint }>(
    'select txn_id, transfer_id from wallet.txn_key where transfer_id is not null',
  )
  return new Map(rows.map((row) => [row.txn_id, row.transfer_id]))
}

const expectKept = async (acknowledged: ReadonlyMap<string, bigint>) => {
  const kept = await keptOf()
  const lost = [...acknowledged].filter(([txnId, id]) => kept.get(txnId) !== id)
  expect(lost).toEqual([])
  expect(acknowledged.size).toBeGreaterThan(0)
  expect(await proof()).toEqual([])
}

test('a second start finds nothing to do', async () => {
  const { url } = cluster.coordinator
  expect(await spreadTables(url, spreadPlan())).toBe(0)
})

test('a transfer between members of two workers is one commit, and leaves each bucket at zero', async () => {
  const first = 1n
  const other = Array.from({ length: members }, (_, index) => BigInt(index + 1)).find(
    (id) => bucketOf(id, buckets) !== bucketOf(first, buckets),
  )
  const given = {
    ...named(),
    kind: 'test.given',
    legs: [
      { memberId: first, amountMinor: -100n },
      { memberId: other ?? 0n, amountMinor: 90n },
      { house: 'play', amountMinor: 10n },
    ],
  }
  const post = () => createDatabase(pool).inTx((tx) => wallet.postInTx(tx, given))
  expect(await post()).toMatchObject({ outcome: 'applied' })
  expect(await post()).toMatchObject({ outcome: 'duplicate' })
  expect(await proof()).toEqual([])
})

/** The group of buckets that a member's accounts stand in. */
const groupOf = async (memberId: bigint): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>('select wallet.group_of($1)::text as id', [
    bucketOf(memberId, buckets),
  ])
  return rows[0]?.id ?? ''
}

/** A member of one group, and two of another who stand in different buckets of it. */
const membersOfTwoGroups = async (): Promise<readonly [bigint, bigint, bigint]> => {
  const all = await Promise.all(
    Array.from({ length: members }, async (_, index) => {
      const id = BigInt(index + 1)
      return { id, bucket: bucketOf(id, buckets), group: await groupOf(id) }
    }),
  )
  for (const second of all) {
    const third = all.find(
      ({ group, bucket }) => group === second.group && bucket !== second.bucket,
    )
    const first = all.find(({ group }) => group !== second.group)
    if (first && third) return [first.id, second.id, third.id]
  }
  throw new Error('no two members in different buckets of one group')
}

test('a transfer to two buckets of another group reaches both, and is not reversed in part', async () => {
  const [first, second, third] = await membersOfTwoGroups()
  const before = await Promise.all([first, second, third].map((id) => wallet.balanceOf(id)))
  const given = {
    ...named(),
    kind: 'test.given',
    legs: [
      { memberId: first, amountMinor: -100n },
      { memberId: second, amountMinor: 60n },
      { memberId: third, amountMinor: 40n },
    ],
  }
  await createDatabase(pool).inTx((tx) => wallet.postInTx(tx, given))
  const after = await Promise.all([first, second, third].map((id) => wallet.balanceOf(id)))
  const moved = after.map(
    ({ availableMinor }, index) => availableMinor - (before[index]?.availableMinor ?? 0n),
  )
  expect(moved).toEqual([-100n, 60n, 40n])
  const reverse = createDatabase(pool).inTx((tx) =>
    wallet.reverseInTx(tx, { ...named(), reverses: given.txnId, memberId: first }),
  )
  await expect(reverse).rejects.toThrow('undo it by a transfer the other way')
  expect(await wallet.balanceOf(first)).toEqual(after[0])
  expect(await proof()).toEqual([])
})

test('an open transaction that is taken back moved nothing on any worker', async () => {
  const before = await wallet.balanceOf(1n)
  await createDatabase(pool)
    .inTx(async (tx) => {
      await wallet.postInTx(tx, bet(1n))
      throw new Error('taken back')
    })
    .catch(() => undefined)
  expect(await wallet.balanceOf(1n)).toEqual(before)
})

test('a worker that is added gets shards under load; nothing is lost and ids rise for each account', async () => {
  const [, , third] = cluster.workers
  if (!third) throw new Error('no third worker')
  const stop = postOn()
  await cluster.addWorker(third)
  const [shards = []] = await onNode(
    cluster.coordinator,
    `select s.shardid::text as id, n.nodeport as port from pg_dist_shard s
     join pg_dist_placement p using (shardid) join pg_dist_node n using (groupid)
     where logicalrelid = 'wallet.account'::regclass order by 1`,
  )
  for (const { id, port } of shards.slice(0, 2)) {
    await onNode(
      cluster.coordinator,
      `select citus_move_shard_placement(${id}, '127.0.0.1', ${port}, '127.0.0.1', ${third.port}, 'force_logical')`,
    )
  }
  const { acknowledged, failures } = await stop()
  expect(failures).toBe(0)
  await expectKept(acknowledged)
  const { rows } = await pool.query(
    `select count(*)::integer as n from (
       select transfer_id < lag(transfer_id) over (partition by bucket, account_id order by seq) as is_odd
       from wallet.entry where account_id < 4611686018427387904) e where is_odd`,
  )
  expect(rows).toEqual([{ n: 0 }])
}, 120_000)

test.each(['worker', 'coordinator'])(
  'a %s that is killed under load costs nothing that was acknowledged',
  async (which) => {
    const node = which === 'worker' ? cluster.workers[0] : cluster.coordinator
    if (!node) throw new Error('no such node')
    const stop = postOn()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await node.kill()
    await new Promise((resolve) => setTimeout(resolve, 500))
    await node.start()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const { acknowledged } = await stop()
    await expectKept(acknowledged)
  },
  120_000,
)
