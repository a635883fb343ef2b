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
