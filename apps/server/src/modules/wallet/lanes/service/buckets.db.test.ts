import { afterAll, expect, test } from 'vitest'
import { accountIdOf, bucketOf, bucketOfAccount } from '../../common/domain/account-ids.ts'
import { holdOpen, openTestWallet } from '../../testing/open-test-wallet.ts'
import { closeConserved } from '../../testing/expect-conserved.ts'

const on = await openTestWallet({ members: 20 })
const counted = await on.pool.query<{ n: number }>('select wallet.bucket_count() as n')
const bucketCount = counted.rows[0]?.n ?? 0
const ofBucket = (bucket: number) =>
  Array.from({ length: 20 }, (_, index) => BigInt(index + 1)).filter(
    (memberId) => bucketOf(memberId, bucketCount) === bucket,
  )
const [first = 0n, neighbour = 0n] = ofBucket(0)
const [second = 0n, other = 0n] = ofBucket(1)
for (const memberId of [first, neighbour, second, other]) await on.deposit(memberId, 1_000n)
afterAll(() => closeConserved(on))

const bet = (memberId: bigint) => ({
  source: 'test',
  txnId: on.nextId(),
  kind: 'test.bet',
  memberId,
  amountMinor: 1n,
})
const sumsOf = async (what: string): Promise<string[]> => {
  const { rows } = await on.pool.query<{ sum: string }>(`select sum(balance)::text as sum ${what}`)
  return rows.map(({ sum }) => sum)
}

test('database and server compute the same bucket for every member, and all are used', async () => {
  const ids = [1n, 2n, 3n, 2n ** 31n - 2n, 2n ** 31n, 2n ** 59n, 2n ** 60n - 1n]
  for (let id = 5n; id < 2_000n; id += 7n) ids.push(id)
  const { rows } = await on.pool.query<{ bucket: number }>(
    `select wallet.bucket_of(id) as bucket from unnest($1::bigint[]) with ordinality u (id, n)
     order by n`,
    [ids.map((id) => accountIdOf(id, 'held'))],
  )
  const found = rows.map(({ bucket }) => bucket)
  expect(found).toEqual(ids.map((id) => bucketOf(id, bucketCount)))
  expect(new Set(found).size).toBe(bucketCount)
})

test('database and server compute the same bucket for every account of a house', async () => {
  const { rows } = await on.pool.query<{ id: bigint; bucket: number }>(
    'select id, wallet.bucket_of(id) as bucket from wallet.house_shard',
  )
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter(({ id, bucket }) => bucketOfAccount(id, bucketCount) !== bucket)).toEqual([])
})

test('a transfer between members of several buckets leaves each bucket at zero, and so does its reversal', async () => {
  const txnId = on.nextId()
  const legs = [
    { memberId: first, amountMinor: -100n },
    { memberId: second, amountMinor: 90n },
    { house: 'play', amountMinor: 10n },
  ]
  const isBalanced = async () => {
    const sums = await sumsOf('from wallet.balance group by bucket')
    expect(new Set(sums)).toEqual(new Set(['0']))
    const between = `from wallet.house_shard s join wallet.house h on h.id = s.house
      where h.name = 'between_buckets'`
    expect(await sumsOf(between)).toEqual(['0'])
  }
  await on.database.inTx((tx) =>
    on.wallet.postInTx(tx, { source: 'test', txnId, kind: 'test.given', legs }),
  )
  await isBalanced()
  const span = { from: new Date(Date.now() - 60_000), to: new Date(Date.now() + 60_000) }
  const [line] = await on.wallet.listStatement({ memberId: second, ...span, limit: 1 })
  expect(line).toMatchObject({ txnId, amountMinor: 90n })
  const reversal = { source: 'test', txnId: on.nextId(), reverses: txnId, memberId: first }
  expect(await on.wallet.reverse(reversal)).toMatchObject({ outcome: 'applied' })
  await isBalanced()
})

test('an open transaction does not block its bucket', async () => {
  const end = await holdOpen(on.database, (tx) => on.wallet.postInTx(tx, bet(first)))
  await on.wallet.post(bet(neighbour))
  await on.database.inTx((tx) => on.wallet.postInTx(tx, bet(neighbour)))
  await end()
})

test('transactions that post crosswise to two buckets do not deadlock', async () => {
  const both = (one: bigint, two: bigint) =>
    on.database.inTx(async (tx) => {
      await on.wallet.postInTx(tx, bet(one))
      await on.wallet.postInTx(tx, bet(two))
    })
  const deadlocks = async () => {
    const { rows } = await on.pool.query<{ n: string }>(
      `select deadlocks::text as n from pg_stat_database where datname = current_database()`,
    )
    return rows[0]?.n
  }
  const before = await deadlocks()
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      index % 2 ? both(first, second) : both(other, neighbour),
    ),
  )
  expect(await deadlocks()).toBe(before)
})

const readAll = async (consumer: string): Promise<string[]> => {
  const seen: string[] = []
  const order = {
    consumer,
    handle: async (_: unknown, transfers: readonly { txnId: string }[]) => {
      seen.push(...transfers.map(({ txnId }) => txnId))
    },
  }
  while ((await on.wallet.transferStream.consume(order)) > 0);
  return seen
}

test('the postings of a bucket are numbered without gaps, up to the number in its head', async () => {
  const readers = [readAll('one'), readAll('two')]
  await Promise.all(
    Array.from({ length: 60 }, (_, index) => {
      const command = bet(index % 2 ? first : second)
      return index % 3
        ? on.wallet.post(command)
        : on.database.inTx((tx) => on.wallet.postInTx(tx, command))
    }),
  )
  await Promise.all([...readers, readAll('one'), readAll('two')])
  const { rows } = await on.pool.query<{ wrong: string }>(
    `select b.bucket::text as wrong from wallet.bucket b
     left join wallet.posting p on p.bucket = b.bucket
     group by b.bucket, b.number
     having b.number <> count(p.number) or b.number <> coalesce(max(p.number), 0)
     union all select bucket::text from wallet.new_posting`,
  )
  expect(rows).toEqual([])
})

test('an open transaction hides no committed one, and is delivered once it ends', async () => {
  await readAll('beside')
  const late = bet(first)
  const end = await holdOpen(on.database, (tx) => on.wallet.postInTx(tx, late))
  const early = bet(neighbour)
  await on.wallet.post(early)
  expect(await readAll('beside')).toEqual([early.txnId])
  await end()
  expect(await readAll('beside')).toEqual([late.txnId])
})

test('the transfers of an account are delivered in order, however they were posted', async () => {
  await readAll('order')
  const posted: string[] = []
  for (let turn = 0; turn < 20; turn += 1) {
    const command = bet(first)
    posted.push(command.txnId)
    await (turn % 2
      ? on.wallet.post(command)
      : on.database.inTx((tx) => on.wallet.postInTx(tx, command)))
  }
  expect(await readAll('order')).toEqual(posted)
})

test('many postings are numbered in batches, in the order of their ids', async () => {
  await readAll('some')
  const posted: string[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    const command = bet(first)
    posted.push(command.txnId)
    await on.wallet.post(command)
  }
  const mayBeMore: (boolean | undefined)[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    const { rows } = await on.pool.query<{ more: boolean }>(
      'select wallet.number_postings(2) as more',
    )
    mayBeMore.push(rows[0]?.more)
  }
  expect(mayBeMore).toEqual([true, true, false])
  expect(await readAll('some')).toEqual(posted)
})
