import { fileURLToPath } from 'node:url'
import { createDatabase, type Database, type Tx } from '@trevo/database/connect.ts'
import {
  createTestDatabase,
  type TestDatabase,
} from '@trevo/database/testing/create-test-database.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bucketSetting, walletMigrations } from '../wallet/testing/wallet-migrations.ts'
import {
  numberChanges,
  readChanges,
  recordSettled,
  type ReadBet,
  type SettledBet,
} from './index.ts'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))
const at = new Date('2026-11-20T10:00:00Z')

let test: TestDatabase
let database: Database<Record<never, never>>
beforeAll(async () => {
  test = await createTestDatabase([walletMigrations, { module: 'bets', folder }], bucketSetting(4))
  database = createDatabase(test.pool)
})
afterAll(() => test.drop())

let worlds = 0
/** Bets of its own members; each test has its own consumers. */
const newWorld = () => {
  worlds += 1
  const source = `vendor:W${worlds}`
  const bet = (number: number, change: Partial<SettledBet> = {}): SettledBet => ({
    memberId: BigInt(number % 7) + 1n,
    source,
    txnId: `bet-${number}`,
    product: 'game',
    nodeId: 7,
    roundId: `round-${number}`,
    money: 'real',
    stakeMinor: 1_000n,
    backMinor: 0n,
    validMinor: 1_000n,
    paidMinor: 0n,
    wonFromPlayersMinor: 0n,
    state: 'settled',
    placedAt: at,
    settledAt: at,
    ...change,
  })
  const record = (bets: readonly SettledBet[]) => database.inTx((tx) => recordSettled(tx, bets))
  /** Everything left for the consumer, in reading order; `onRead` runs in each transaction. */
  const readAll = async (
    consumer: string,
    onRead: (tx: Tx, bets: readonly ReadBet[]) => Promise<void> = async () => {},
  ): Promise<readonly ReadBet[]> => {
    const all: ReadBet[] = []
    for (;;) {
      await numberChanges(database)
      const bets = await database.inTx(async (tx) => {
        const read = await readChanges(tx, consumer)
        await onRead(tx, read)
        return read
      })
      if (bets.length === 0) return all.filter((one) => one.source === source)
      all.push(...bets)
    }
  }
  return { bet, record, readAll, consumer: `reader-${worlds}` }
}

const backendOf = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
  return rows[0]?.pid ?? 0
}
const endBackend = (pid: number) => test.pool.query('select pg_terminate_backend($1)', [pid])

it('a bet is read once by each consumer, with what was recorded', async () => {
  const { bet, record, readAll, consumer } = newWorld()
  const sold = bet(2, { product: 'sports', nodeId: 0, backMinor: 400n, validMinor: 100n })
  expect(await record([bet(1), sold, bet(3, { money: 'free', paidMinor: 50n })])).toBe(3)

  const read = await readAll(consumer)
  expect(read).toHaveLength(3)
  expect(read.find(({ txnId }) => txnId === sold.txnId)).toEqual({
    ...sold,
    version: 1,
    holdTxnId: null,
  })
  expect(await readAll(consumer)).toEqual([])
  expect(await readAll(`${consumer}-other`)).toHaveLength(3)
})

it('a correction is a new version that keeps the first time; a repetition changes nothing', async () => {
  const { bet, record, readAll, consumer } = newWorld()
  await record([bet(1), bet(2)])
  await readAll(consumer)
  const later = new Date('2026-11-21T10:00:00Z')

  expect(await record([bet(1, { settledAt: later }), bet(2, { settledAt: later })])).toBe(0)
  expect(await record([bet(1, { state: 'open', settledAt: later }), bet(2)])).toBe(1)
  expect(await readAll(consumer)).toMatchObject([
    { txnId: 'bet-1', state: 'open', settledAt: at, version: 2 },
  ])
})

it('a late reader gets a bet once, in its last version', async () => {
  const { bet, record, readAll, consumer } = newWorld()
  await record([bet(1), bet(2)])
  await record([bet(1, { state: 'returned', validMinor: 0n })])
  await record([bet(1, { paidMinor: 70n })])

  const read = await readAll(consumer)
  expect(read.map(({ txnId, version }) => [txnId, version]).sort()).toEqual([
    ['bet-1', 3],
    ['bet-2', 1],
  ])
})

it('a set of 1,000 bets is read in parts of at most 500, none of them twice', async () => {
  const { bet, record, readAll, consumer } = newWorld()
  await readAll(consumer)
  await record(Array.from({ length: 1_000 }, (_, number) => bet(number)))
  const parts: number[] = []
  const read = await readAll(consumer, async (_tx, bets) => {
    parts.push(bets.length)
  })
  expect(new Set(read.map(({ txnId }) => txnId)).size).toBe(1_000)
  expect(read).toHaveLength(1_000)
  expect(Math.max(...parts)).toBeLessThanOrEqual(500)
})

it('what a rolled back decision recorded is never read', async () => {
  const { bet, record, readAll, consumer } = newWorld()
  const undone = database.inTx(async (tx) => {
    await recordSettled(tx, [bet(1)])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await record([bet(2)])
  expect(await readAll(consumer)).toMatchObject([{ txnId: 'bet-2' }])
})

it('a process that stops between writing and numbering, or while numbering, loses nothing', async () => {
  const { bet, record, readAll, consumer } = newWorld()
  await record([bet(1)])
  const numbering = database.inTx(async (tx) => {
    await sql`select bets.number_changes(100)`.execute(tx)
    await endBackend(await backendOf(tx))
    await sql`select 1`.execute(tx)
  })
  await expect(numbering).rejects.toThrow()
  const writing = database.inTx(async (tx) => {
    await recordSettled(tx, [bet(2)])
    await endBackend(await backendOf(tx))
    await sql`select 1`.execute(tx)
  })
  await expect(writing).rejects.toThrow()
  // The first process did not number its changes; the next reader does.
  expect(await readAll(consumer)).toMatchObject([{ txnId: 'bet-1', version: 1 }])
})

it('a reader that stops before its commit reads the same bets again', async () => {
  const { bet, record, readAll, consumer } = newWorld()
  await readAll(consumer)
  await record([bet(1)])
  await expect(
    readAll(consumer, async (tx) => {
      await endBackend(await backendOf(tx))
      await sql`select 1`.execute(tx)
    }),
  ).rejects.toThrow()
  expect(await readAll(consumer)).toMatchObject([{ txnId: 'bet-1' }])
})

it('concurrent writers and numbering: two readers that compare get the same sums', async () => {
  const { bet, record, readAll, consumer } = newWorld()
  const order = fc.record({
    number: fc.integer({ min: 1, max: 25 }),
    validMinor: fc.bigInt({ min: 0n, max: 1_000n }),
    state: fc.constantFrom('settled' as const, 'returned' as const, 'open' as const),
  })
  const decisions = fc.uniqueArray(order, { selector: ({ number }) => number, maxLength: 8 })
  const sumsBy = (bets: readonly ReadBet[]) => {
    const noted = new Map<string, bigint>()
    for (const { txnId, state, validMinor } of bets) {
      noted.set(txnId, state === 'settled' ? validMinor : 0n)
    }
    return [...noted].filter(([, amount]) => amount > 0n).sort()
  }
  await fc.assert(
    fc.asyncProperty(fc.array(decisions, { minLength: 1, maxLength: 12 }), async (sets) => {
      const during: ReadBet[] = []
      await Promise.all([
        ...sets.map((set) => record(set.map(({ number, ...change }) => bet(number, change)))),
        readAll(consumer).then((read) => during.push(...read)),
        numberChanges(database),
      ])
      early.push(...during, ...(await readAll(consumer)))
      late += 1
      expect(sumsBy(early)).toEqual(sumsBy(await readAll(`${consumer}-late-${late}`)))
    }),
    { numRuns: 15 },
  )
})
const early: ReadBet[] = []
let late = 0

it('the numbers of a bucket have no gaps, and each set has one', async () => {
  await numberChanges(database)
  const { rows } = await test.pool.query<{ changes: bigint; last: bigint; heads: bigint }>(
    `select c.bucket, count(*) as changes, max(c.number) as last, max(h.number) as heads
     from bets.change c join bets.head h using (bucket) group by c.bucket`,
  )
  expect(rows.length).toBeGreaterThan(1)
  for (const { changes, last, heads } of rows) expect([last, heads]).toEqual([changes, changes])
})
