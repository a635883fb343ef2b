import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { afterCommit, createDatabase, createPool, tables } from './connect.ts'
import { hasCome, later } from './has-come.ts'
import { createTestDatabase } from './testing/create-test-database.ts'

type ShopTables = { 'shop.item': { id: string; price: bigint } }

const database = await createTestDatabase([])
await database.pool.query(
  'create schema shop; create table shop.item (id text primary key, price bigint not null)',
)
afterAll(() => database.drop())

test('int8 is a bigint, also in arrays, and a calendar day stays text', async () => {
  const { rows } = await database.pool.query(
    `select 9223372036854775807 as a, array[1, 2]::int8[] as b, '{}'::int8[] as c,
       date '2030-01-31' as d, $1::int8 as e`,
    [5n],
  )
  expect(rows[0]).toEqual({ a: 2n ** 63n - 1n, b: [1n, 2n], c: [], d: '2030-01-31', e: 5n })
})

// Holds every caller until that many have arrived, so that the race happens each time.
const meetingOf = (count: number) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let present = 0
  return () => {
    present += 1
    if (present >= count) resolve()
    return promise
  }
}

test('of eight that insert the same key at once, the losers run again and find the row', async () => {
  const { inTx } = createDatabase<ShopTables>(database.pool)
  const allHaveLooked = meetingOf(8)
  let inserts = 0
  const buy = () =>
    inTx(async (tx) => {
      const shop = tables<ShopTables>(tx)
      const found = await shop.selectFrom('shop.item').selectAll().executeTakeFirst()
      if (found) return found.price
      await allHaveLooked()
      inserts += 1
      await shop.insertInto('shop.item').values({ id: 'one', price: 7n }).execute()
      return 7n
    })
  expect(await Promise.all(Array.from({ length: 8 }, buy))).toEqual(Array(8).fill(7n))
  expect(inserts).toBe(8)
})

test('of two that lock crosswise, the victim of the deadlock runs again', async () => {
  const { inTx } = createDatabase<ShopTables>(database.pool)
  await database.pool.query(
    "insert into shop.item values ('a', 0), ('b', 0) on conflict (id) do update set price = 0",
  )
  const bothHoldOne = meetingOf(2)
  const survivor = Promise.withResolvers<void>()
  let tries = 0
  const lockBoth = (first: string, second: string) =>
    inTx(async (tx) => {
      tries += 1
      // On a busy machine the victim's wait may be too short, and it would fail again.
      if (tries === 3) await survivor.promise
      await sql`update shop.item set price = price + 1 where id = ${first}`.execute(tx)
      await bothHoldOne()
      await sql`update shop.item set price = price + 1 where id = ${second}`.execute(tx)
    }).then(survivor.resolve)
  await Promise.all([lockBoth('a', 'b'), lockBoth('b', 'a')])
  const { rows } = await database.pool.query("select price from shop.item where id in ('a', 'b')")
  expect(rows).toEqual([{ price: 2n }, { price: 2n }])
  expect(tries).toBe(3)
})

test('any other error rolls back and is not retried', async () => {
  const { inTx, db } = createDatabase<ShopTables>(database.pool)
  let tries = 0
  const failing = inTx(async (tx) => {
    tries += 1
    await tables<ShopTables>(tx).insertInto('shop.item').values({ id: 'x', price: 1n }).execute()
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(tries).toBe(1)
  expect(await db.selectFrom('shop.item').where('id', '=', 'x').execute()).toEqual([])
})

test('a repository cannot name another module’s table', () => {
  const { db } = createDatabase<ShopTables>(database.pool)
  // @ts-expect-error the table list is the boundary between modules
  const foreign = db.selectFrom('wallet.account')
  expect(foreign).toBeDefined()
})

test('a pool with the application role acts as that role', async () => {
  const pool = createPool(database.url, { role: 'trevo_app' })
  const { rows } = await pool.query('select current_user')
  expect(rows).toEqual([{ current_user: 'trevo_app' }])
  await pool.end()
})

test('a connection that dies in the middle of a transaction fails only that one', async () => {
  const { inTx } = createDatabase<ShopTables>(database.pool)
  const killer = new Client({ connectionString: database.url })
  await killer.connect()
  const dying = inTx(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await killer.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await new Promise((resolve) => setTimeout(resolve, 50))
    await sql`select 1`.execute(tx)
  })
  await expect(dying).rejects.toThrow(/terminat|not queryable/)
  await killer.end()
  expect((await database.pool.query('select 1 as n')).rows).toEqual([{ n: 1 }])
})

test('callbacks waiting for the commit run after it, and never after a rollback', async () => {
  const { inTx } = createDatabase<ShopTables>(database.pool)
  const told: string[] = []
  await inTx(async (tx) => {
    afterCommit(tx, () => told.push('committed'))
    expect(told).toEqual([])
  })
  const failing = inTx(async (tx) => {
    afterCommit(tx, () => told.push('rolled back'))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(told).toEqual(['committed'])
})

test('a lease is over once its instant has come, or if it ends later than one that begins now', async () => {
  const now = new Date('2030-05-14T15:00:00.000Z')
  const leaseMs = 60_000
  const { db } = createDatabase<object>(database.pool)
  const isOver = async (inMs: number): Promise<boolean | undefined> => {
    const { rows } = await sql<{ over: boolean }>`
      select ${hasCome('lease.until', now, later(now, leaseMs))} as over
      from (select ${later(now, inMs)}::timestamptz as until) lease`.execute(db)
    return rows[0]?.over
  }
  expect(await isOver(-1)).toBe(true)
  expect(await isOver(0)).toBe(true)
  expect(await isOver(1)).toBe(false)
  expect(await isOver(leaseMs)).toBe(false)
  // Written before the clock was set back by one hour.
  expect(await isOver(3_600_000 + 1)).toBe(true)
})
