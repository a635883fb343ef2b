import { afterAll, expect, test } from 'vitest'
import type { StreamedTransfer } from '../../stream/service/transfer-stream.ts'
import { holdOpen, openTestWallet } from '../../testing/open-test-wallet.ts'

const day = (text: string) => new Date(`${text}T12:00:00Z`)
const posted = (txnId: string) =>
  ({ source: 'test', txnId, kind: 'test.won', memberId: 4n, amountMinor: 1n }) as const
const all = { from: day('2030-01-01'), to: day('2030-12-31') }

const on = await openTestWallet({ members: 4 })
for (const at of ['2030-03-30', '2030-03-31', '2030-04-01', '2030-04-02']) {
  on.setNow(day(at))
  await on.wallet.ensureMonths()
  await on.deposit(1n, 1_000n)
  await on.wallet.post({
    source: 'vendor:x',
    txnId: on.nextId(),
    kind: 'test.bet',
    memberId: 1n,
    amountMinor: 300n,
    reference: { round: at },
  })
}
afterAll(() => on.close())

test('a statement lists newest first, over months, with balances that follow', async () => {
  const lines = await on.wallet.listStatement({ memberId: 1n, ...all, limit: 100 })
  expect(lines.map((line) => line.seq)).toEqual([8n, 7n, 6n, 5n, 4n, 3n, 2n, 1n])
  expect(lines.map((line) => line.balanceAfterMinor)).toEqual([
    2_800n,
    3_100n,
    2_100n,
    2_400n,
    1_400n,
    1_700n,
    700n,
    1_000n,
  ])
  expect(lines[0]).toMatchObject({
    kind: 'test.bet',
    typeCode: 3200,
    direction: 'out',
    amountMinor: -300n,
    source: 'vendor:x',
    reference: { round: '2030-04-02' },
    at: day('2030-04-02'),
  })
})

test('pages meet without gap or overlap', async () => {
  const seen: bigint[] = []
  let before: bigint | undefined
  for (;;) {
    const page = { memberId: 1n, ...all, limit: 3, ...(before ? { before } : {}) }
    const lines = await on.wallet.listStatement(page)
    if (lines.length === 0) break
    seen.push(...lines.map((line) => line.seq))
    before = lines.at(-1)?.seq
  }
  expect(seen).toEqual([8n, 7n, 6n, 5n, 4n, 3n, 2n, 1n])
})

test('a statement keeps to its span and its kinds, and so do its totals', async () => {
  const span = { memberId: 1n, from: day('2030-03-31'), to: day('2030-04-02') }
  expect(await on.wallet.listStatement({ ...span, limit: 100 })).toHaveLength(4)
  expect(await on.wallet.sumStatement(span)).toEqual({
    inMinor: 2_000n,
    outMinor: 600n,
    count: 4,
  })
  const bets = { ...span, kinds: ['test.bet'] }
  expect(await on.wallet.listStatement({ ...bets, limit: 100 })).toHaveLength(2)
  expect(await on.wallet.sumStatement(bets)).toEqual({ inMinor: 0n, outMinor: 600n, count: 2 })
})

test('a member never sees another member’s lines', async () => {
  expect(await on.wallet.listStatement({ memberId: 2n, ...all, limit: 100 })).toEqual([])
})

test('an instant after every partition is posted all the same', async () => {
  on.setNow(day('2055-06-15'))
  await on.deposit(3n, 5n)
  const far = { memberId: 3n, from: day('2055-01-01'), to: day('2056-01-01'), limit: 9 }
  expect(await on.wallet.listStatement(far)).toHaveLength(1)
})

test('every transfer is streamed to each consumer once, those of a member in order', async () => {
  const seen: StreamedTransfer[] = []
  const consume = () =>
    on.wallet.transferStream.consume({
      consumer: 'test',
      postingsMax: 3,
      handle: async (_, transfers) => {
        seen.push(...transfers)
      },
    })
  const posts = { running: true }
  const reader = (async () => {
    while (posts.running || (await consume()) > 0) await consume()
  })()
  const posting = Array.from({ length: 200 }, (_, index) =>
    index % 4
      ? on.deposit(BigInt(1 + (index % 4)), 1n)
      : on.database.inTx((tx) =>
          on.wallet.postInTx(tx, {
            source: 'test',
            txnId: on.nextId(),
            kind: 'test.won',
            memberId: 4n,
            amountMinor: 1n,
          }),
        ),
  )
  await Promise.all(posting)
  posts.running = false
  await reader
  const { rows } = await on.pool.query<{ n: bigint }>('select count(*) as n from wallet.transfer')
  while ((await consume()) > 0);
  expect(BigInt(seen.length)).toBe(rows[0]?.n)

  const ids = seen.map((one) => one.transferId)
  expect(new Set(ids).size).toBe(ids.length)
  const ofTwo = seen.filter((one) => one.memberId === 2n).map((one) => one.transferId)
  expect(ofTwo).toEqual([...ofTwo].sort((a, b) => (a < b ? -1 : 1)))
})

test('a projection reads everything committed before it, however small its batches', async () => {
  await on.pool.query(`
    drop schema if exists probe cascade;
    create schema probe;
    create table probe.seen (id bigint primary key);
    create function probe.note(bigint[], text[], text[], bigint[], bigint[], timestamptz[], jsonb[])
      returns void language sql security definer
      begin atomic insert into probe.seen select unnest($1); end;
    grant usage on schema probe to trevo_app`)
  const project = () =>
    on.wallet.transferStream.project({
      consumer: 'probe',
      postingsMax: 2,
      kinds: ['test.deposited'],
      call: 'probe.note',
    })
  await project()
  const seen = async () => {
    const { rows } = await on.pool.query<{ n: bigint }>('select count(*) as n from probe.seen')
    return rows[0]?.n ?? 0n
  }
  const before = await seen()
  for (let turn = 0; turn < 5; turn += 1) await on.deposit(3n, 1n)
  expect(await project()).toBe(5)
  expect(await seen()).toBe(before + 5n)
  expect(await project()).toBe(0)

  const end = await holdOpen(on.database, (tx) => on.wallet.postInTx(tx, posted('still-open')))
  await on.deposit(3n, 1n)
  const projected = project()
  await end()
  expect(await projected).toBeGreaterThanOrEqual(1)
  expect(await seen()).toBe(before + 6n)
})

test('a consumer gets everything committed before its call, part by part', async () => {
  const parts: number[] = []
  const last = Promise.withResolvers<void>()
  const later = Promise.withResolvers<void>()
  const consumeAll = () =>
    on.wallet.transferStream.consumeAll({
      consumer: 'whole',
      postingsMax: 2,
      handle: async (_, transfers) => {
        parts.push(transfers.length)
        if (parts.length === 3) last.resolve()
        if (parts.length === 3) await later.promise
      },
    })
  await on.wallet.transferStream.consume({
    consumer: 'whole',
    postingsMax: 100_000,
    handle: () => Promise.resolve(),
  })
  for (let turn = 0; turn < 5; turn += 1) await on.deposit(3n, 1n)
  const consumed = consumeAll()
  await last.promise
  // Transfers arriving during the last part are left to the next call.
  await on.deposit(3n, 1n)
  later.resolve()
  expect(await consumed).toBe(5)
  expect(parts).toEqual([2, 2, 1])
  expect(await consumeAll()).toBe(1)
  expect(await consumeAll()).toBe(0)
})

test('a failing consumer gets the same transfers again', async () => {
  const consumer = 'failing'
  const failing = on.wallet.transferStream.consume({
    consumer,
    handle: () => Promise.reject(new Error('not now')),
  })
  await expect(failing).rejects.toThrow('not now')
  let count = 0
  await on.wallet.transferStream.consume({
    consumer,
    handle: async (_, transfers) => {
      count = transfers.length
    },
  })
  expect(count).toBeGreaterThan(0)
})

test('an open transaction’s postings are streamed once it is committed, and block no others', async () => {
  const consume = async () => {
    const seen: string[] = []
    const take = () =>
      on.wallet.transferStream.consume({
        consumer: 'patient',
        postingsMax: 1_000,
        handle: async (_, transfers) => {
          seen.push(...transfers.map((one) => one.txnId))
        },
      })
    while ((await take()) > 0);
    return seen
  }
  await consume()
  const end = await holdOpen(on.database, (tx) => on.wallet.postInTx(tx, posted('slow')))
  await on.wallet.post({ ...posted('quick'), memberId: 2n })
  expect(await consume()).toEqual(['quick'])
  await end()
  expect(await consume()).toEqual(['slow'])
  expect(await consume()).toEqual([])
})
