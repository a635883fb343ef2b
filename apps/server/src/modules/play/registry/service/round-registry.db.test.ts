import { randomUUID } from 'node:crypto'
import type { StatementBet } from '@trevo/contract/vendor/statement.ts'
import { expectReply, seat } from '@trevo/vendor-kit/conformance/bench.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createListVendorHealth } from './list-vendor-health.ts'
import { createListVendorRounds } from './list-vendor-rounds.ts'
import { createListStatementRuns } from '../../statements/service/list-statement-runs.ts'
import { createShowRound } from './show-round.ts'
import { openTestPlay } from '../../testing/open-test-play.ts'
import { closeConserved } from '../../../wallet/testing/expect-conserved.ts'

let rule: { afterHours: number; as: 'lost' | 'returned' } | undefined
let told: StatementBet[] | undefined
let said: 'open' | 'settled'
const server = await openTestPlay({
  vendors: {
    autoCloseOf: () => rule,
    withStatement: ['BGS'],
    statementOf: async () => told,
    askVendor: async () => said,
  },
})
beforeEach(async () => {
  rule = undefined
  told = undefined
  said = 'open'
  await server.pool.query('delete from play.incident')
  await server.pool.query('delete from play.statement_run')
  // A two-day lookback finds no round of the previous test.
  server.advance(hours(72))
})
afterAll(() => closeConserved(server))

const hours = (count: number): number => count * 3_600_000
const everything = {
  brandId: 1,
  vendor: undefined,
  status: undefined,
  olderThanHours: 0,
  days: 2,
  limit: 10,
}

const playRound = async (of: 'world' | 'hub') => {
  const table = await seat(server[of], '10.00')
  const debit = randomUUID()
  await table.debit({ transactionId: debit })
  return { table, debit }
}

describe('the registry of rounds', () => {
  test('lists the rounds of every vendor, by vendor, state and age', async () => {
    const own = await playRound('world')
    await own.table.credit(own.debit, { amount: '3.00', roundClosed: true })
    const other = await playRound('hub')
    const list = (change: object) =>
      createListVendorRounds(server.context)({ ...everything, ...change })
    expect(await list({})).toMatchObject([
      { vendor: 'HUB', roundId: other.table.roundId, stake: '1.00', status: 'open' },
      { vendor: 'BGS', roundId: own.table.roundId, payout: '3.00', status: 'settled' },
    ])
    expect(await list({ vendor: 'BGS' })).toHaveLength(1)
    expect(await list({ status: 'open' })).toMatchObject([{ vendor: 'HUB' }])
    expect(await list({ olderThanHours: 1 })).toEqual([])
    expect(await list({ brandId: 2 })).toEqual([])
    server.advance(hours(2))
    expect(await list({ olderThanHours: 1 })).toHaveLength(2)
  })

  test('shows each vendor’s state: open rounds, cases for operators, and stopped launches', async () => {
    const own = await playRound('world')
    await own.table.credit(own.debit, { amount: '3.00', roundClosed: true })
    await playRound('hub')
    const list = createListVendorHealth(server.context)
    const calm = { openIncidents: 0, launchesStopped: false, underWay: 0, underWayMax: 256 }
    expect(await list()).toEqual([
      { vendor: 'BGS', openRounds: 0, oldestOpenAt: null, ...calm },
      { vendor: 'HUB', openRounds: 1, oldestOpenAt: expect.any(String), ...calm },
    ])
    await server.context.report({
      vendor: 'HUB',
      what: 'statement_missing',
      about: 'x',
      detail: {},
    })
    for (let call = 0; call < 60; call += 1) server.context.breaker.judge('HUB', 'fault')
    expect((await list())[1]).toMatchObject({ openIncidents: 1, launchesStopped: true })
    // After two days without a round a vendor is only listed for its open cases.
    server.advance(hours(48) - 60_000)
    expect((await list()).map(({ vendor }) => vendor)).toEqual(['BGS', 'HUB'])
    server.advance(120_000)
    expect((await list()).map(({ vendor }) => vendor)).toEqual(['HUB'])
  })

  test('shows a round with its bets, its incidents and its vendor’s page', async () => {
    const { table, debit } = await playRound('world')
    await table.rollback(debit)
    expectReply(await table.credit(debit), 'TRANSACTION_ROLLED_BACK')
    const round = { vendor: 'BGS', roundId: table.roundId }
    expect(await createShowRound(server.context)(1, round)).toMatchObject({
      status: 'rolled_back',
      bets: [{ transactionId: debit, stake: '1.00', payout: '0.00', status: 'rolled_back' }],
      incidents: [{ what: 'credit_after_rollback', resolvedAt: null }],
      detailUrl: `http://games.test/rounds/${table.roundId}`,
    })
    await expect(createShowRound(server.context)(2, round)).rejects.toThrow('round.unknown')
  })
})

describe('a rule for rounds that stay open', () => {
  test.each([
    ['returned', '10.00', 'rolled_back'],
    ['lost', '9.00', 'settled'],
  ] as const)('ends them as %s, and notifies operators', async (as, balance, status) => {
    rule = { afterHours: 24, as }
    const { table } = await playRound('world')
    server.advance(hours(23))
    await server.play.sweepOrphans()
    expect(await table.player.balance()).toBe('9.00')
    server.advance(hours(2))
    await server.play.sweepOrphans()
    expect(await table.player.balance()).toBe(balance)
    const round = { vendor: 'BGS', roundId: table.roundId }
    expect(await createShowRound(server.context)(1, round)).toMatchObject({
      status,
      incidents: [{ what: 'round_closed_by_rule', detail: { as } }],
    })
  })

  test('leaves a round alone while its vendor reports that the payout is pending', async () => {
    rule = { afterHours: 24, as: 'returned' }
    said = 'settled'
    const { table, debit } = await playRound('world')
    server.advance(hours(30))
    await server.play.sweepOrphans()
    expectReply(await table.credit(debit), 'OK', '11.00')
  })
})

describe('the nightly comparison with a vendor’s own record', () => {
  const incidents = async () => {
    const query = 'select what, about from play.incident where resolved_at is null order by id'
    return (await server.pool.query(query)).rows
  }

  test('finds each difference once, and reports the night’s totals', async () => {
    const { table, debit } = await playRound('world')
    await table.credit(debit, { amount: '3.00' })
    await server.play.projectBets()
    const [{ placed_at }] = (
      await server.pool.query('select placed_at from play.bet where debit_txn = $1', [debit])
    ).rows
    const bet = {
      transactionId: debit,
      roundId: table.roundId,
      stake: '1.00',
      payout: '4.00',
      state: 'settled' as const,
      at: placed_at.toISOString(),
    }
    told = [bet, { ...bet, transactionId: 'unheard-of' }]
    server.advance(hours(24))
    await server.play.compareStatements()
    await server.play.compareStatements()
    expect(await incidents()).toEqual([
      { what: 'statement_end_differs', about: debit },
      { what: 'statement_bet_unknown_here', about: 'unheard-of' },
    ])
    expect(await createListStatementRuns(server.context)(10)).toMatchObject([
      { vendor: 'BGS', bets: 2, differences: 2 },
    ])
  })

  test('a missing record is an incident until it arrives', async () => {
    await server.play.compareStatements()
    expect(await incidents()).toMatchObject([{ what: 'statement_missing' }])
    told = []
    await server.play.compareStatements()
    expect(await incidents()).toEqual([])
  })
})
