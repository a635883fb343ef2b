import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { BoundedPool, withConnectionsOf } from './bounded-pool.ts'
import { createReadinessCheck } from './check-readiness.ts'
import { afterCommit, createDatabase, createPool, type Pool, type PoolOptions } from './connect.ts'
import { kindsOfWork } from './kinds-of-work.ts'
import { ConnectionWaitError, isLostWait } from './lost-wait.ts'
import { reportSecondConnections } from './report-second-connections.ts'
import { createTestDatabase } from './testing/create-test-database.ts'
import { insideTransaction, SecondConnectionError } from './transaction-guard.ts'

const opened: Pool[] = []
const open = (options: PoolOptions = {}) => {
  const pool = createPool(database.url, options)
  opened.push(pool)
  return pool
}
const database = await createTestDatabase([])
await database.pool.query('create table row_of_all (n integer)')
await database.pool.query('insert into row_of_all values (0)')
afterAll(async () => {
  await Promise.all(opened.map((pool) => pool.end()))
  await database.drop()
})

describe('inside a transaction', () => {
  const own = () => createDatabase(database.pool)

  test.each([
    ['a query of the pool', () => database.pool.query('select 1')],
    ['a connection of the pool', () => database.pool.connect()],
    ['a read outside of the transaction', () => sql`select 1`.execute(own().db)],
    ['another transaction', () => own().inTx(async () => 1)],
    ['another pool of the process', () => open().query('select 1')],
  ])('%s is refused, saying what to do', async (_what, ask) => {
    const refused = await own()
      .inTx(async () => void (await ask()))
      .catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(SecondConnectionError)
    expect(refused).toMatchObject({ message: expect.stringContaining('pass `tx` on') })
    expect((await database.pool.query('select 1 as n')).rows).toEqual([{ n: 1 }])
  })

  test('forty that break the rule at once do not take away any connection permanently', async () => {
    const pool = open({ max: 4 })
    const { inTx: begin } = createDatabase(pool)
    const all = Array.from({ length: 40 }, () =>
      begin(async () => void (await pool.query('select'))),
    )
    const ends = await Promise.allSettled(all)
    expect(ends.every((end) => end.status === 'rejected')).toBe(true)
    expect(pool.waitingCount).toBe(0)
    expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }])
  })

  test('calls after the commit, and code that continues after the end, may use connections again', async () => {
    const { inTx: begin } = createDatabase(database.pool)
    const told: Promise<unknown>[] = []
    let later: Promise<unknown> | undefined
    await begin(async (tx) => {
      afterCommit(tx, () => void told.push(database.pool.query('select 1')))
      later = pause(100).then(() => database.pool.query('select 1'))
      await sql`select 1`.execute(tx)
    })
    await expect(Promise.all([...told, later])).resolves.toHaveLength(2)
  })

  test('in production it is allowed and reported, one line a minute', async () => {
    const seen = { counted: 0, logged: 0 }
    const pool = open({
      onSecondConnection: reportSecondConnections({
        count: () => (seen.counted += 1),
        log: () => (seen.logged += 1),
      }),
    })
    const { inTx: begin } = createDatabase(pool)
    const given = await begin(async () => {
      await pool.query('select 1')
      return pool.query('select 2 as n')
    })
    expect(given.rows).toEqual([{ n: 2 }])
    expect(seen).toEqual({ counted: 2, logged: 1 })
  })
})

describe('no wait lasts', () => {
  test('for a connection: the pool reports it after its limit, and serves again', async () => {
    const pool = open({ work: 'readiness' })
    const { connectMs } = kindsOfWork.readiness
    const held = await pool.connect()
    const startedAt = performance.now()
    const failure = await pool.query('select 1').catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ConnectionWaitError)
    expect(isLostWait(failure)).toBe(true)
    expect(performance.now() - startedAt).toBeGreaterThan(connectMs - 50)
    held.release()
    expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }])
  })

  test('for a lock: the statement fails as a lost wait and its transaction is rolled back', async () => {
    const { inTx } = createDatabase(open())
    const holder = await database.pool.connect()
    await holder.query('begin; update row_of_all set n = 1')
    const startedAt = performance.now()
    const failure = await inTx((tx) => sql`update row_of_all set n = 2`.execute(tx)).catch(
      (error: unknown) => error,
    )
    const waitedMs = performance.now() - startedAt
    await holder.query('rollback')
    holder.release()
    expect(isLostWait(failure)).toBe(true)
    expect(waitedMs).toBeLessThan(kindsOfWork.requests.lockMs + 2_000)
    expect((await database.pool.query('select n from row_of_all')).rows).toEqual([{ n: 0 }])
  })

  test('each kind of work tells the server its limits', async () => {
    for (const work of ['requests', 'lanes', 'jobs', 'reports', 'archive'] as const) {
      const { rows } = await open({ work }).query(
        `select name, setting::integer from pg_settings
         where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout')
         order by name`,
      )
      const { lockMs: lock, statementMs, idleInTransactionMs } = kindsOfWork[work]
      expect(rows.map(({ setting }) => setting)).toEqual([idleInTransactionMs, lock, statementMs])
    }
  })

  test('lanes plan their statements once, other work for the current values', async () => {
    for (const [work, mode] of [
      ['lanes', 'force_generic_plan'],
      ['requests', 'auto'],
    ] as const) {
      const { rows } = await open({ work }).query('show plan_cache_mode')
      expect(rows).toEqual([{ plan_cache_mode: mode }])
    }
  })

  test('for a silent connection: one that is checked out for too long is cut, and its place becomes free', async () => {
    const bounds = { ...kindsOfWork.requests, max: 1, heldMs: 300 }
    const pool = new BoundedPool(
      { connectionString: database.url, max: 1 },
      { bounds, onSecondConnection: undefined, mayDivert: false },
    )
    opened.push(pool)
    await expect(pool.query('select pg_sleep(20)')).rejects.toThrow()
    expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }])
    // A caller that keeps a connection for good declares it.
    const kept = await pool.connect()
    pool.keep(kept)
    await pause(1_500)
    expect((await kept.query('select 2 as n')).rows).toEqual([{ n: 2 }])
    kept.release()
  })
})

test('work of another kind takes its connections from its own pool', async () => {
  const [requests, jobs] = [open({ max: 1 }), open({ work: 'jobs', name: 'jobs' })]
  const held = await requests.connect()
  const nameOf = () => requests.query("select current_setting('application_name') as name")
  const { rows } = await withConnectionsOf(jobs, nameOf)
  expect(rows).toEqual([{ name: 'jobs' }])
  const refused = withConnectionsOf(jobs, () => insideTransaction(nameOf))
  await expect(refused).rejects.toThrow(SecondConnectionError)
  held.release()
})

test('a copy is ready while its database answers and its requests get connections', async () => {
  const [requests, readiness] = [open({ max: 1 }), open({ work: 'readiness' })]
  const check = createReadinessCheck({ requests, readiness })
  await expect(Promise.all([check(), check(), check()])).resolves.toHaveLength(3)

  const held = await requests.connect()
  const waiting = requests.query('select 1')
  // Waiting alone does not matter; getting nothing for seconds does.
  await expect(check()).resolves.toBeUndefined()
  await pause(3_100)
  await expect(check()).rejects.toThrow('no request gets a connection')
  held.release()
  await waiting
  await expect(check()).resolves.toBeUndefined()
})
