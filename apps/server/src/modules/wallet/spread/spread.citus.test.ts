import { spreadTables } from '@trevo/database/citus/spread-tables.ts'
import { createDatabase, createPool } from '@trevo/database/connect.ts'
import { onNode } from '@trevo/database/testing/start-citus.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bucketOf } from '../common/domain/account-ids.ts'
import { createPageReader } from '../explorer/domain/packed-page.ts'
import { listPagesOf } from '../explorer/repository/pages-of-span.ts'
import { spreadPlan } from './ledger-plan.ts'
import { openSpreadWallet, type SpreadWallet } from '../testing/open-spread-wallet.ts'

const buckets = 16
const members = 60
let cluster: SpreadWallet['cluster']
let pool: SpreadWallet['pool']
let wallet: SpreadWallet['wallet']
let close: SpreadWallet['close']
beforeAll(async () => {
  const on = await openSpreadWallet(5_610, members)
  ;({ cluster, pool, wallet, close } = on)
  for (const memberId of on.memberIds) await on.deposit(memberId, 1_000_000n)
}, 180_000)
afterAll(() => close())

let counter = 0
const named = () => {
  counter += 1
  return { source: 'test', txnId: `t-${counter}` }
}
const bet = (memberId: bigint) => ({ ...named(), kind: 'test.bet', memberId, amountMinor: 1n })
const proof = async () => (await wallet.proveConservation()).problems

/** Posts continuously; returns the acknowledged commands, with the ids, and how many callers got an error. */
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

test('the connection of exports reads every movement of a span once, from every node', async () => {
  const exports = createPool(cluster.coordinator.url, { work: 'exports', role: 'trevo_app' })
  try {
    const span = { from: new Date(0), until: new Date('9999-01-01') }
    const listed: string[] = []
    for await (const page of listPagesOf(createDatabase(exports), span)) {
      for (const { txnId } of createPageReader(page.names)(page)) listed.push(txnId)
    }
    const kept = [...(await keptOf()).keys()]
    expect(listed.toSorted()).toEqual(kept.toSorted())
    expect(kept.length).toBeGreaterThanOrEqual(members)
  } finally {
    await exports.end()
  }
})

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

test('a set inside a transaction posts on every worker, and answers each command', async () => {
  const commands = [...Array(8).keys()].map((index) => bet(BigInt(index + 1)))
  const beyond = { ...bet(9n), amountMinor: 10_000_000_000n }
  const post = () =>
    createDatabase(pool).inTx((tx) => wallet.postSetInTx(tx, [beyond, ...commands]))
  const refused = expect.objectContaining({ code: 'wallet.insufficient_balance' })
  const answered = (outcome: string) => [
    refused,
    ...commands.map(() => expect.objectContaining({ outcome })),
  ]
  const before = await wallet.balanceOf(8n)
  expect(await post()).toEqual(answered('applied'))
  expect(await post()).toEqual(answered('duplicate'))
  expect((await wallet.balanceOf(8n)).availableMinor).toBe(before.availableMinor - 1n)
  expect(await proof()).toEqual([])
})

test('a rolled back transaction moved nothing on any worker', async () => {
  const before = await wallet.balanceOf(1n)
  await createDatabase(pool)
    .inTx(async (tx) => {
      await wallet.postInTx(tx, bet(1n))
      throw new Error('taken back')
    })
    .catch(() => undefined)
  expect(await wallet.balanceOf(1n)).toEqual(before)
})

test('an added worker gets shards under load; nothing is lost and ids rise for each account', async () => {
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
