import { randomUUID } from 'node:crypto'
import { expectReply, seat } from '@trevo/vendor-kit/conformance/bench.ts'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestPlay } from '../../testing/open-test-play.ts'
import { closeConserved } from '../../../wallet/testing/expect-conserved.ts'

let said: 'unknown' | 'open' | 'settled' | 'cancelled' | 'no_answer'
const server = await openTestPlay({ vendors: { askVendor: async () => said } })
beforeEach(async () => {
  said = 'no_answer'
  await server.pool.query('delete from play.incident')
})
// Open stakes of a test are returned, so that the next one sweeps only its own.
afterEach(async () => {
  said = 'unknown'
  server.advance(minutes(11))
  await server.play.sweepOrphans()
})
afterAll(() => closeConserved(server))

const minutes = (count: number): number => count * 60_000

describe('the sweeper', () => {
  const openStake = async () => {
    const table = await seat(server.world, '10.00')
    const debit = randomUUID()
    await table.debit({ transactionId: debit })
    return { table, debit }
  }

  test('leaves a young round alone', async () => {
    const { table } = await openStake()
    said = 'unknown'
    server.advance(minutes(9))
    expect(await server.play.sweepOrphans()).toBe(0)
    expect(await table.player.balance()).toBe('9.00')
  })

  test('returns a stake that the vendor does not know, and bars its late payout', async () => {
    const { table, debit } = await openStake()
    said = 'unknown'
    server.advance(minutes(11))
    expect(await server.play.sweepOrphans()).toBe(1)
    expect(await table.player.balance()).toBe('10.00')
    expectReply(await table.credit(debit), 'TRANSACTION_ROLLED_BACK')
    expect(await server.play.sweepOrphans()).toBe(0)
    expect(await table.player.balance()).toBe('10.00')
  })

  test('asks for 30 days, and leaves an older round to operators', async () => {
    await openStake()
    server.advance(minutes(30 * 24 * 60 - 1))
    expect(await server.play.sweepOrphans()).toBe(1)
    server.advance(minutes(9))
    expect(await server.play.sweepOrphans()).toBe(0)
    // Ten minutes after the last question it would be due again, but it is too old by now.
    server.advance(minutes(2))
    expect(await server.play.sweepOrphans()).toBe(0)
  })

  test('asks again after ten minutes', async () => {
    await openStake()
    server.advance(minutes(11))
    expect(await server.play.sweepOrphans()).toBe(1)
    server.advance(minutes(9))
    expect(await server.play.sweepOrphans()).toBe(0)
    server.advance(minutes(2))
    expect(await server.play.sweepOrphans()).toBe(1)
  })

  test('P615: a round is unpaid from the moment its result is known, not from its stake', async () => {
    const { table } = await openStake()
    const unpaid = async () => {
      const before = new Date('2100-01-01')
      const rows = await server.play.listUnpaidRounds({ before, after: undefined, limit: 500 })
      return rows.flatMap(({ key, since }) => (key.endsWith(`:${table.roundId}`) ? [since] : []))
    }
    for (const answer of ['open', 'no_answer'] as const) {
      said = answer
      server.advance(minutes(90))
      await server.play.sweepOrphans()
      // A long session without a result: nobody knows of a prize.
      expect(await unpaid()).toEqual([])
    }
    said = 'settled'
    server.advance(minutes(11))
    await server.play.sweepOrphans()
    const known = await unpaid()
    expect(known).toHaveLength(1)
    server.advance(minutes(11))
    await server.play.sweepOrphans()
    // The first time that the vendor said so counts.
    expect(await unpaid()).toEqual(known)
  })

  test.each(['open', 'settled', 'no_answer'] as const)(
    'waits while the vendor answers %s; after 48 hours operators are notified, once',
    async (answer) => {
      const { table, debit } = await openStake()
      said = answer
      server.advance(minutes(11))
      await server.play.sweepOrphans()
      expect(await table.player.balance()).toBe('9.00')
      server.advance(minutes(48 * 60))
      await server.play.sweepOrphans()
      server.advance(minutes(11))
      await server.play.sweepOrphans()
      const { rows } = await server.pool.query('select what, about from play.incident')
      expect(rows).toEqual([{ what: 'round_open_too_long', about: table.roundId }])
      expectReply(await table.credit(debit), 'OK', '11.00')
    },
  )
})
