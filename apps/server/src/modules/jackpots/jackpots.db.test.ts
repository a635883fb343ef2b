import { randomUUID } from 'node:crypto'
import { hitPointOf } from '@trevo/fairness/jackpot.ts'
import { commitmentOf } from '@trevo/fairness/seeds.ts'
import { parseMoney } from '@trevo/money/money.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Tx } from '@trevo/database/connect.ts'
import type { JackpotNeeds } from './needs.ts'
import { createFillPools } from './service/fill-pools.ts'
import { openTestJackpots, type TestJackpots, type TestPool } from './testing/open-test-jackpots.ts'
import { inPortuguese } from '../../testing/readers.ts'

let server: TestJackpots
let pool: TestPool
beforeAll(async () => {
  server = await openTestJackpots()
})
beforeEach(async () => {
  pool = await server.openPool()
})
afterEach(() => provePool())
afterAll(() => server.close())

/** No money is created or lost, and the pool equals the ledger. */
const provePool = async (): Promise<void> => {
  const { problems } = await server.wallet.proveConservation()
  expect(problems).toEqual([])
  const { balanceMinor, hitCount } = await pool.now()
  expect(await pool.inLedger()).toBe(balanceMinor)
  expect(balanceMinor).toBeGreaterThanOrEqual(0n)
  expect(await pool.paid()).toHaveLength(hitCount)
}

type Seat = Awaited<ReturnType<TestJackpots['sit']>>

/** A lost round with this stake. */
const lose = async (table: Seat, amount = '10.00'): Promise<string> => {
  const [id, roundId] = [randomUUID(), randomUUID()]
  await table.debit({ transactionId: id, roundId, amount })
  await table.credit(id, { roundId, amount: '0.00' })
  return roundId
}
/** Four stakes of 10.00 contribute 2.00: a pool between 10.00 and 12.00 is full then. */
const fillUp = async (table: Seat): Promise<string[]> => {
  const rounds: string[] = []
  for (let count = 0; count < 4; count += 1) rounds.push(await lose(table))
  return rounds
}

describe('a pool', () => {
  test('starts with the house’s seed, and is opened once', async () => {
    expect(await pool.now()).toEqual({ balanceMinor: parseMoney('10.00'), hitCount: 0 })
    const { list } = await server.jackpots.listJackpots(pool.brandId, inPortuguese)
    expect(await server.jackpots.countPools(pool.brandId)).toBe(list.length)
    expect(await server.jackpots.countPools(pool.brandId + 1)).toBe(0)
    expect(list).toMatchObject([{ code: 'trevo', amount: '10.00', mustHitBy: '12.00', number: 1 }])
  })

  test('gets its share of a stake once that is decided, however often it is read', async () => {
    const { list } = await server.jackpots.listJackpots(pool.brandId, inPortuguese)
    expect(list[0]?.amount).toBe('10.00')
    const table = await server.sit()
    const [id, roundId] = [randomUUID(), randomUUID()]
    await table.debit({ transactionId: id, roundId, amount: '0.10' })
    await server.jackpots.fillPools()
    expect(await pool.now()).toMatchObject({ balanceMinor: parseMoney('10.00') })
    await table.credit(id, { roundId, amount: '0.05' })
    await server.jackpots.fillPools()
    await server.jackpots.fillPools()
    const { balanceMinor, hitCount } = await pool.now()
    expect(balanceMinor + (hitCount > 0 ? ((await pool.paid())[0]?.amount ?? 0n) : 0n)).toBe(
      parseMoney('10.005') + (hitCount > 0 ? parseMoney('10.00') : 0n),
    )
  })

  test('gets nothing from a returned stake, and such a stake wins nothing', async () => {
    const table = await server.sit()
    for (let count = 0; count < 6; count += 1) {
      const [id, roundId] = [randomUUID(), randomUUID()]
      await table.debit({ transactionId: id, roundId, amount: '10.00' })
      await table.rollback(id, { roundId })
    }
    await server.jackpots.fillPools()
    expect(await pool.now()).toEqual({ balanceMinor: parseMoney('10.00'), hitCount: 0 })
  })

  test('pays exactly its hit point to the stake that fills it, and starts again with the seed', async () => {
    const table = await server.sit('100.00')
    const rounds = await fillUp(table)
    await server.jackpots.fillPools()
    const { won, list } = await server.jackpots.listJackpots(pool.brandId, inPortuguese)
    const [win] = won.toReversed()
    if (!win) throw new Error('a full pool was not won')
    const [payment] = await pool.paid()
    expect(payment?.amount).toBe(parseMoney(win.amount))
    expect(rounds).toContain(payment?.round)
    expect(parseMoney(win.amount)).toBeLessThanOrEqual(parseMoney('12.00'))
    expect(parseMoney(win.amount)).toBeGreaterThan(parseMoney('10.00'))
    expect(list[0]?.number).toBe(won.length + 1)
  })

  test('its hit point was committed to before, and anyone can draw it again', async () => {
    const before = await server.jackpots.listJackpots(pool.brandId, inPortuguese)
    const { rows } = await server.pool.query<{ number: number; commitment: string; salt: null }>(
      'select number, commitment, salt from jackpots.cycle where pool_id = $1 order by number',
      [pool.poolId],
    )
    // The next one exists too, without the round that will be its salt.
    expect(rows.map(({ number, salt }) => [number, salt === null])).toEqual([
      [1, false],
      [2, true],
    ])
    const table = await server.sit('200.00')
    await fillUp(table)
    await fillUp(table)
    await server.jackpots.fillPools()
    const { won } = await server.jackpots.listJackpots(pool.brandId, inPortuguese)
    expect(won.length).toBeGreaterThanOrEqual(2)
    for (const win of won) {
      expect(commitmentOf(win.secret)).toBe(win.commitment)
      const terms = {
        seedMinor: parseMoney(win.seedAmount),
        mustHitByMinor: parseMoney(win.mustHitBy),
      }
      expect(hitPointOf({ ...win, ...terms })).toBe(parseMoney(win.amount))
    }
    const [first, second] = won.toReversed()
    expect(first?.commitment).toBe(before.list[0]?.commitment)
    expect(second?.commitment).toBe(rows[1]?.commitment)
    expect(second?.salt).toBe((await pool.paid())[0]?.round)
  })
})

test('two concurrent rounds past the hit point: one wins, once, in any order of settlement', async () => {
  const tables = await Promise.all(Array.from({ length: 6 }, () => server.sit('100.00')))
  // Each of these stakes alone fills the pool.
  await Promise.all(tables.map((table) => lose(table, '40.00')))
  const other = createFillPools(server.needs)
  await Promise.all([
    server.jackpots.fillPools(),
    server.jackpots.fillPools(),
    other(),
    server.jackpots.fillPools(),
  ])
  await server.jackpots.fillPools()
  const { rows } = await server.pool.query<{ cycles: bigint; stakes: bigint }>(
    `select count(*) as cycles, count(distinct won_stake_id) as stakes from jackpots.cycle
     where won_at is not null and pool_id = $1`,
    [pool.poolId],
  )
  const [{ cycles, stakes } = { cycles: 0n, stakes: 0n }] = rows
  expect(stakes).toBe(cycles)
  expect(cycles).toBeGreaterThan(0n)
  expect(await pool.paid()).toHaveLength(Number(cycles))
})

/** The connection breaks during the transaction, as when server or database is killed. */
const killIn = (tx: Tx): Promise<unknown> =>
  sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)

/** Kills the transaction at its `point`th posting, before or after it. */
const killedAt = (point: number, when: 'before' | 'after'): JackpotNeeds => {
  let postings = 0
  const { wallet } = server.needs
  return {
    ...server.needs,
    wallet: {
      ...wallet,
      postInTx: async (tx, transfer) => {
        postings += 1
        if (postings === point && when === 'before') await killIn(tx)
        const posted = await wallet.postInTx(tx, transfer)
        if (postings === point && when === 'after') await killIn(tx)
        return posted
      },
    },
  }
}

test('killed before or after any of its postings, a win is paid once and exactly', async () => {
  const table = await server.sit('100.00')
  await fillUp(table)
  let kills = 0
  for (let point = 1; point <= 8; point += 1) {
    for (const when of ['before', 'after'] as const) {
      const needs = killedAt(point, when)
      const outcome = await createFillPools(needs)().catch(() => 'killed')
      if (outcome === 'killed') {
        kills += 1
        await provePool()
        expect(await pool.now()).toEqual({ balanceMinor: parseMoney('10.00'), hitCount: 0 })
      }
    }
    // The first point that no posting reaches: everything was settled.
    if ((await pool.now()).hitCount > 0) break
  }
  await server.jackpots.fillPools()
  // Contribution, win and seed at least, each killed before and after.
  expect(kills).toBeGreaterThanOrEqual(6)
  expect((await pool.now()).hitCount).toBeGreaterThan(0)
})

test('killed while a stake is written down, none is lost and none counts twice', async () => {
  const table = await server.sit('100.00')
  await lose(table, '1.00')
  // The connection breaks with the first stored stake.
  await server.pool.query(`
    create function jackpots.die() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
    create trigger die after insert on jackpots.stake
      for each row execute function jackpots.die()`)
  try {
    await expect(createFillPools(server.needs)()).rejects.toThrow()
  } finally {
    await server.pool.query(`
      drop trigger die on jackpots.stake;
      drop function jackpots.die`)
  }
  await server.jackpots.fillPools()
  await server.jackpots.fillPools()
  const { rows } = await server.pool.query<{ stakes: bigint }>(
    'select count(*) as stakes from jackpots.stake where pool_id = $1',
    [pool.poolId],
  )
  expect(rows[0]?.stakes).toBe(1n)
})

test('after any stakes, decisions and settlements, the ledger sums to zero and no pool is negative', async () => {
  const tables = await Promise.all(Array.from({ length: 3 }, () => server.sit('5000.00')))
  const step = fc.record({
    seat: fc.nat({ max: 2 }),
    stake: fc.integer({ min: 1, max: 9_000 }),
    end: fc.constantFrom('lost', 'paid', 'returned', 'open'),
    settle: fc.nat({ max: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      for (const { seat, stake, end, settle } of steps) {
        const table = tables[seat]
        if (!table) throw new Error('no seat')
        const [id, roundId] = [randomUUID(), randomUUID()]
        const amount = (stake / 100).toFixed(2)
        await table.debit({ transactionId: id, roundId, amount })
        if (end === 'lost') await table.credit(id, { roundId, amount: '0.00' })
        if (end === 'paid') await table.credit(id, { roundId, amount })
        if (end === 'returned') await table.rollback(id, { roundId })
        if (settle === 0) await server.jackpots.fillPools()
        if (settle === 1) {
          await Promise.all([server.jackpots.fillPools(), server.jackpots.fillPools()])
        }
        if (settle === 2) {
          await createFillPools(killedAt(1, 'after'))().catch((error: Error) => error)
        }
      }
      await provePool()
    }),
    { numRuns: 12 },
  )
  const { rows } = await server.pool.query<{ same: boolean }>(
    `select (select coalesce(sum(contribution_minor), 0) from jackpots.stake where pool_id = $1)
       + (select sum(seed_minor) from jackpots.cycle where opened_at is not null and pool_id = $1)
       - (select coalesce(sum(hit_minor), 0) from jackpots.cycle where pool_id = $1)
       = (select balance_minor from jackpots.pool where id = $1) as same`,
    [pool.poolId],
  )
  expect(rows).toEqual([{ same: true }])
  await server.jackpots.fillPools()
  // Each stake of the ledger put in its share where it is settled, and nothing otherwise.
  const { rows: differing } = await server.pool.query(
    `select t.txn_id, f.state, s.contribution_minor from wallet.transfer t
     join wallet.transfer_kind k on k.id = t.kind
     join jackpots.pool p on p.id = $1 and t.created_at >= p.opened_at
     left join play.fate f on 'vendor:' || f.vendor = t.source and f.debit_txn = t.txn_id
     left join jackpots.stake s on 'vendor:' || s.vendor = t.source and s.txn_id = t.txn_id
     where k.name = 'play.stake_taken'
       and s.contribution_minor is distinct from
         case f.state when 'settled' then trunc(-t.amount * 500 / 10000)::bigint end`,
    [pool.poolId],
  )
  expect(differing).toEqual([])
}, 120_000)
