import { randomUUID } from 'node:crypto'
import { expectReply, seat } from '@trevo/vendor-kit/conformance/bench.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestPlay } from '../../testing/open-test-play.ts'
import { closeConserved } from '../../../wallet/testing/expect-conserved.ts'

const server = await openTestPlay()
beforeEach(() => server.pool.query('delete from play.incident'))
afterAll(() => closeConserved(server))

const incidents = async () => {
  const { rows } = await server.pool.query<{ what: string; about: string }>(
    'select what, about from play.incident order by what',
  )
  return rows
}

describe('a payout whose stake is not known', () => {
  test('may be repeated for five minutes, in which its stake may arrive', async () => {
    const table = await seat(server.world, '10.00')
    const [debit, credit] = [randomUUID(), { transactionId: randomUUID() }]
    expectReply(await table.credit(debit, credit), 'TRANSACTION_DOES_NOT_EXIST')
    server.advance(4 * 60_000)
    expectReply(await table.credit(debit, credit), 'TRANSACTION_DOES_NOT_EXIST')
    expect(await incidents()).toEqual([])
    await table.debit({ transactionId: debit })
    expectReply(await table.credit(debit, credit), 'OK', '11.00')
  })

  test('after them is refused, and operators are told once', async () => {
    const table = await seat(server.world, '10.00')
    const [debit, credit] = [randomUUID(), { transactionId: randomUUID() }]
    await table.credit(debit, credit)
    server.advance(5 * 60_000)
    expectReply(await table.credit(debit, credit), 'TRANSACTION_DOES_NOT_EXIST')
    expectReply(await table.credit(debit, credit), 'TRANSACTION_DOES_NOT_EXIST')
    expect(await incidents()).toEqual([
      { what: 'credit_for_unknown_stake', about: credit.transactionId },
    ])
    expect(await table.player.balance()).toBe('10.00')
  })
})
