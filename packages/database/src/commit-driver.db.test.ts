import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withBeforeCommit, type LastStatement } from './before-commit.ts'
import { createDatabase, createPool, type Database, type Pool, type Tx } from './connect.ts'
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts'

let server: TestDatabase
let pool: Pool
let database: Database<Record<never, never>>
let committed: unknown[] = []

beforeAll(async () => {
  server = await createTestDatabase([])
  await server.pool.query('create table thing (code text primary key)')
  pool = createPool(server.url, { max: 2 })
  database = createDatabase(pool)
})
afterAll(async () => {
  await pool.end()
  await server.drop()
})
beforeEach(async () => {
  committed = []
  await server.pool.query('delete from thing')
})

const add = (code: string) => (tx: Tx) => sql`insert into thing values (${code})`.execute(tx)

const last =
  (statement: ReturnType<typeof sql>) =>
  async (tx: Tx): Promise<LastStatement> => ({
    query: statement.compile(tx),
    committed: ({ rows }) => void committed.push(...rows),
  })

const codes = async () => {
  const { rows } = await server.pool.query<{ code: string }>('select code from thing order by code')
  return rows.map(({ code }) => code)
}

test('the last statement sees what the transaction did, and is committed with it', async () => {
  const counting = sql`insert into thing select 'after ' || count(*) from thing returning code`
  await withBeforeCommit(last(counting), () => database.inTx(add('one')))
  expect(await codes()).toEqual(['after 1', 'one'])
  expect(committed).toEqual([{ code: 'after 1' }])
})

test('a last statement that fails undoes the transaction, and the caller gets its error', async () => {
  const failing = sql`insert into thing values ('one')`
  const work = withBeforeCommit(last(failing), () => database.inTx(add('one')))
  await expect(work).rejects.toThrow('duplicate key')
  expect(await codes()).toEqual([])
  expect(committed).toEqual([])
})

test('after a transaction that failed its connection serves the next one', async () => {
  const failing = sql`select 1 / 0`
  const attempts = Array.from({ length: 6 }, (_, at) =>
    withBeforeCommit(last(failing), () => database.inTx(add(`lost-${at}`))),
  )
  const ended = await Promise.allSettled(attempts)
  expect(ended.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'rejected'))
  await database.inTx(add('kept'))
  expect(await codes()).toEqual(['kept'])
})

test('where the work itself fails, the last statement is never sent', async () => {
  const work = withBeforeCommit(last(sql`insert into thing values ('never')`), () =>
    database.inTx(async () => {
      throw new Error('no')
    }),
  )
  await expect(work).rejects.toThrow('no')
  expect(await codes()).toEqual([])
})

test('transactions of one caller each end with their own', async () => {
  const numbered = sql`insert into thing select 'last-' || count(*) from thing`
  await withBeforeCommit(last(numbered), async () => {
    await database.inTx(add('one'))
    await database.inTx(add('two'))
  })
  expect(await codes()).toEqual(['last-1', 'last-3', 'one', 'two'])
})

test('work that a transaction leaves behind does not repeat its last statement', async () => {
  let later: () => Promise<unknown> = async () => undefined
  const numbered = sql`insert into thing select 'last-' || count(*) from thing`
  await withBeforeCommit(last(numbered), () =>
    database.inTx(async (tx) => {
      const leave = AsyncLocalStorage.snapshot()
      later = () => leave(() => database.db.transaction().execute(add('later')))
      await add('one')(tx)
    }),
  )
  await later()
  expect(await codes()).toEqual(['last-1', 'later', 'one'])
})

test('values are texts in place, with quotes and backslashes as well', async () => {
  const odd = `'; drop table thing; -- \\ $1 é`
  await withBeforeCommit(last(sql`insert into thing values (${odd}) returning code`), () =>
    database.inTx(add('one')),
  )
  expect(committed).toEqual([{ code: odd }])
  expect(await codes()).toEqual([odd, 'one'].toSorted())
  const work = withBeforeCommit(last(sql`insert into thing values (${1})`), () =>
    database.inTx(add('two')),
  )
  await expect(work).rejects.toThrow('texts alone')
})

test('nothing is sent between the last statement and the commit', async () => {
  const seen = sql`select count(*)::text as code from thing`
  await withBeforeCommit(last(seen), () => database.inTx(add('one')))
  const { rows } = await server.pool.query<{ query: string }>(
    `select query from pg_stat_activity where query like '%; commit' and state = 'idle'`,
  )
  expect(rows.map(({ query }) => query)).toEqual([
    'select count(*)::text as code from thing; commit',
  ])
})
