import { fileURLToPath } from 'node:url'
import { createDatabase, type Database } from '@trevo/database/connect.ts'
import {
  createTestDatabase,
  type TestDatabase,
} from '@trevo/database/testing/create-test-database.ts'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { bucketSetting, walletMigrations } from '../wallet/testing/wallet-migrations.ts'
import {
  changesKeptMs,
  dropReadChanges,
  findLastChanges,
  numberChanges,
  readChanges,
  recordSettled,
  type LastChanges,
  type SettledBet,
} from './index.ts'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))
const at = new Date('2026-11-20T10:00:00Z')

const opened: TestDatabase[] = []
let test: TestDatabase
let database: Database<Record<never, never>>
beforeEach(async () => {
  test = await createTestDatabase([walletMigrations, { module: 'bets', folder }], bucketSetting(4))
  opened.push(test)
  database = createDatabase(test.pool)
})
afterAll(() => Promise.all(opened.map((one) => one.drop())))

const bet = (number: number, change: Partial<SettledBet> = {}): SettledBet => ({
  memberId: BigInt(number % 7) + 1n,
  source: 'vendor:BGS',
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
const record = async (...bets: readonly SettledBet[]): Promise<void> => {
  await database.inTx((tx) => recordSettled(tx, bets))
  await numberChanges(database)
}
/** The names of all bets that are left for a reader. */
const readAll = async (consumer: string, upTo?: LastChanges): Promise<readonly string[]> => {
  const names: string[] = []
  for (;;) {
    const bets = await database.inTx((tx) => readChanges(tx, consumer, upTo))
    if (bets.length === 0) return names.toSorted()
    names.push(...bets.map(({ txnId, version }) => `${txnId} ${version}`))
  }
}
const changesLeft = async (): Promise<number> => {
  const { rows } = await test.pool.query<{ count: number }>(
    'select count(*)::integer as count from bets.change',
  )
  return rows[0]?.count ?? 0
}
/** When the newest change is old enough to leave, to the millisecond. */
const whenOld = async (): Promise<Date> => {
  const { rows } = await test.pool.query<{ at: Date }>(
    'select max(numbered_at) as at from bets.change',
  )
  return new Date((rows[0]?.at.getTime() ?? 0) + changesKeptMs + 1)
}

it('a reader with a bound reads no change after it, and reads the rest the next time', async () => {
  await record(bet(1), bet(2), bet(3))
  const upTo = await findLastChanges(database)
  // The second is decided in another way meanwhile: its new version belongs to the later change.
  await record(bet(2, { state: 'returned', validMinor: 0n }), bet(4))

  expect(await readAll('reader', upTo)).toEqual(['bet-1 1', 'bet-3 1'])
  expect(await readAll('reader', upTo)).toEqual([])
  expect(await readAll('reader', await findLastChanges(database))).toEqual(['bet-2 2', 'bet-4 1'])
})

it('a bound behind what a reader has passed moves it nowhere', async () => {
  const before = await findLastChanges(database)
  await record(bet(1))
  expect(await readAll('reader')).toEqual(['bet-1 1'])
  expect(await readAll('reader', before)).toEqual([])
  await record(bet(2))
  expect(await readAll('reader')).toEqual(['bet-2 1'])
})

it('a change leaves once every reader has passed it and it is a day old; its bets stay', async () => {
  await record(bet(1), bet(2))
  await readAll('slow', await findLastChanges(database))
  await record(bet(3))
  await readAll('quick')
  const old = await whenOld()

  await dropReadChanges(database, new Date(old.getTime() - changesKeptMs))
  const all = await changesLeft()
  expect(all).toBeGreaterThanOrEqual(2)
  await dropReadChanges(database, old)
  // The slow reader has one of them left.
  expect(await changesLeft()).toBe(1)
  expect(await readAll('slow')).toEqual(['bet-3 1'])
  await dropReadChanges(database, old)
  expect(await changesLeft()).toBe(0)
  const { rows } = await test.pool.query('select from bets.bet')
  expect(rows).toHaveLength(3)
})

it('nothing leaves before somebody has read', async () => {
  await record(bet(1))
  await dropReadChanges(database, await whenOld())
  expect(await readAll('first')).toEqual(['bet-1 1'])
})

it('a bet whose change has left is corrected as ever, and keeps its first moment', async () => {
  await record(bet(1))
  await readAll('reader')
  await dropReadChanges(database, await whenOld())

  await record(bet(1, { state: 'open', settledAt: new Date('2027-01-01T00:00:00Z') }))
  await record(bet(2))
  expect(await readAll('reader')).toEqual(['bet-1 2', 'bet-2 1'])
  const { rows } = await test.pool.query("select settled_at from bets.bet where txn_id = 'bet-1'")
  expect(rows).toEqual([{ settled_at: at }])
  // A reader that is new begins with the oldest change that is left.
  expect(await readAll('new')).toEqual(['bet-1 2', 'bet-2 1'])
})

it('one commit deletes a bounded number of changes', async () => {
  for (let n = 0; n < 5; n += 1) await record(bet(7))
  for (let n = 0; n < 5; n += 1) await record(bet(7, { paidMinor: BigInt(n + 1) }))
  await readAll('reader')
  const dropTwo = async () => {
    const { rows } = await test.pool.query<{ more: boolean }>(
      "select bets.drop_changes('2100-01-01', 2) as more",
    )
    return [rows[0]?.more, await changesLeft()]
  }
  expect(await changesLeft()).toBe(6)
  expect(await dropTwo()).toEqual([true, 4])
  expect(await dropTwo()).toEqual([true, 2])
  expect(await dropTwo()).toEqual([true, 0])
  expect(await dropTwo()).toEqual([false, 0])
})
