import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { seat } from '@trevo/vendor-kit/conformance/bench.ts'
import { inLongRun } from '@trevo/database/testing/in-long-run.ts'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { compareBets } from '../../testing/compare-bets.ts'
import { openTestPlay, testMaxWin } from '../../testing/open-test-play.ts'
import { closeRound } from './close-round.ts'
import { payOut } from './pay-out.ts'

const server = await openTestPlay()
afterAll(() => server.close())

const sit = async () => {
  const table = await seat(server.world, '900.00')
  const { rows } = await server.pool.query<{ player_ref: string }>(
    'select player_ref from play.game_session order by id desc limit 1',
  )
  return { table, playerRef: rows[0]?.player_ref ?? '' }
}
type Seat = Awaited<ReturnType<typeof sit>>

const findBet = async (txnId: string) => {
  const { rows } = await server.pool.query(
    `select state, stake_minor, valid_minor, paid_minor, money, node_id, version from bets.bet
     where txn_id = $1`,
    [txnId],
  )
  return rows[0]
}

test('a paid stake is recorded with its payout; undone it is open, returned it is returned', async () => {
  const { table } = await sit()
  const { roundId } = table
  const [id, credit] = [randomUUID(), randomUUID()]
  await table.debit({ transactionId: id, amount: '10.00' })
  expect(await findBet(id)).toBeUndefined()
  await table.credit(id, { amount: '3.00', transactionId: credit })
  const bet = { stake_minor: 100_000n, valid_minor: 100_000n, money: 'real', node_id: 7 }
  expect(await findBet(id)).toEqual({ ...bet, state: 'settled', paid_minor: 30_000n, version: 1 })
  await table.credit(id, { amount: '3.00', transactionId: credit })
  expect(await findBet(id)).toMatchObject({ version: 1 })
  await table.rollback(credit, { roundId })
  expect(await findBet(id)).toMatchObject({ state: 'open', paid_minor: 0n, version: 2 })
  await table.rollback(id, { roundId })
  expect(await findBet(id)).toMatchObject({ state: 'returned', version: 3 })
  expect(await compareBets(server.pool)).toEqual([])
})

test('an undone zero credit is recorded, though no money moves', async () => {
  const { table } = await sit()
  const [id, credit] = [randomUUID(), randomUUID()]
  await table.debit({ transactionId: id, amount: '10.00' })
  await table.credit(id, { amount: '0.00', transactionId: credit })
  expect(await findBet(id)).toMatchObject({ state: 'settled', version: 1 })
  await table.rollback(credit, { roundId: table.roundId })
  expect(await findBet(id)).toMatchObject({ state: 'open', version: 2 })
})

const countWaiting = async (): Promise<number> => {
  const { rows } = await server.pool.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
     where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rows[0]?.count ?? 0
}

test('a credit that is posted while its reversal looks for it is undone, and its stake is open', async () => {
  const { table } = await sit()
  const [id, credit] = [randomUUID(), randomUUID()]
  await table.debit({ transactionId: id, amount: '10.00' })
  const { rows } = await server.pool.query<{ member: bigint }>(
    'select account_id / 4 as member from wallet.transfer where txn_id = $1',
    [id],
  )
  const other = await server.pool.connect()
  await other.query('begin')
  await other.query('select wallet.lock_balance($1)', [rows[0]?.member])
  const credited = table.credit(id, { amount: '3.00', transactionId: credit })
  await expect.poll(countWaiting, { timeout: 10_000 }).toBe(1)
  const reversed = table.rollback(credit, { roundId: table.roundId })
  await expect.poll(countWaiting, { timeout: 10_000 }).toBe(2)
  await other.query('rollback')
  other.release()
  await Promise.all([credited, reversed])
  expect(await findBet(id)).toMatchObject({ state: 'open', paid_minor: 0n, version: 2 })
  expect(await compareBets(server.pool)).toEqual([])
})

test('a stake that is barred before it arrives is not a bet', async () => {
  const { table } = await sit()
  const id = randomUUID()
  await table.rollback(id, { roundId: table.roundId })
  await table.rollback(id, { roundId: table.roundId })
  expect(await findBet(id)).toBeUndefined()
  expect(await compareBets(server.pool)).toEqual([])
})

test.each(['settle_payouts', 'settle_new_payouts'])(
  'a copy of the version before, which calls %s, records bets too',
  async (name) => {
    const { table } = await sit()
    const id = randomUUID()
    await table.debit({ transactionId: id, amount: '10.00' })
    const { rows } = await server.pool.query<{ lost: number[] }>(
      `select play.${name}(now(), array[1], array['c' || $1], array[f.account_id], array[0::bigint],
         array['BGS'], array[$1], array[$2], array['t'], array['2000'], array['0']) as lost
       from wallet.transfer f where f.txn_id = $1`,
      [id, table.roundId],
    )
    expect(rows[0]?.lost).toEqual([])
    expect(await findBet(id)).toMatchObject({ state: 'settled', valid_minor: 98_000n, node_id: 7 })
    expect(await compareBets(server.pool)).toEqual([])
  },
)

/** What may happen to a stake, each in any order and repeated. */
const ways = {
  pay: async ({ table, playerRef }: Seat, id: string, number: number) => {
    await payOut(server.context)({
      vendor: 'BGS',
      txnId: `${id}-c${number}`,
      debitTxn: id,
      playerRef,
      roundId: table.roundId,
      currency: 'BRL',
      amountMinor: BigInt(number % 3) * 10_000n,
      roundClosed: false,
      validStakeMinor: BigInt(number) * 1_000n,
      wonFromPlayersMinor: BigInt(number) * 100n,
    })
  },
  payTooMuch: ({ table }: Seat, id: string, number: number) =>
    table.credit(id, { amount: `${testMaxWin * 10}.01`, transactionId: `${id}-h${number}` }),
  undo: ({ table }: Seat, id: string, number: number) =>
    table.rollback(`${id}-c${number}`, { roundId: table.roundId }),
  undoHeld: ({ table }: Seat, id: string, number: number) =>
    table.rollback(`${id}-h${number}`, { roundId: table.roundId }),
  giveBack: ({ table }: Seat, id: string) => table.rollback(id, { roundId: table.roundId }),
  close: ({ table: { roundId }, playerRef }: Seat) =>
    closeRound(server.context)({ vendor: 'BGS', playerRef, roundId }),
}
const step = fc.record({
  way: fc.constantFrom(...(Object.keys(ways) as (keyof typeof ways)[])),
  number: fc.integer({ min: 1, max: 4 }),
  bet: fc.nat({ max: 2 }),
})

test('for any credits, reversals and closings, bets equal a recount from the ledger', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const own = await sit()
      const ids = [randomUUID(), randomUUID(), randomUUID()]
      for (const id of ids) await own.table.debit({ transactionId: id, amount: '10.00' })
      const doStep = ({ way, number, bet }: (typeof steps)[number]) =>
        ways[way](own, ids[bet] ?? '', number)
      // Two at a time: both may decide the same stake. A reversal follows its target.
      for (let at = 0; at < steps.length; at += 2) {
        await Promise.all(steps.slice(at, at + 2).map(doStep))
      }
      expect(await compareBets(server.pool)).toEqual([])
    }),
    { numRuns: inLongRun(12, 60) },
  )
}, 120_000)

test('decisions by an older version are recorded once by the migration', async () => {
  const folder = new URL('../../migrations/', import.meta.url)
  const file = (await readdir(folder)).find((name) => name.endsWith('-settled-bets.sql')) ?? ''
  const text = await readFile(new URL(file, folder), 'utf8')
  const recordDecided = text.slice(text.indexOf('-- What was decided before'))
  expect(recordDecided).toContain('do $$')
  await server.pool.query('truncate bets.bet, bets.new_change, bets.change, bets.position')
  await server.pool.query(recordDecided)
  expect(await compareBets(server.pool)).toEqual([])
  // Copies of Trevo that repeat the decision find it recorded.
  await server.pool.query(recordDecided)
  const { rows } = await server.pool.query<{ again: bigint }>(
    'select count(*) filter (where version > 1) as again from bets.bet',
  )
  expect(rows[0]?.again).toBe(0n)
})
