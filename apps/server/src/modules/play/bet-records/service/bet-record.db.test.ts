import { randomUUID } from 'node:crypto'
import { seat } from '@trevo/vendor-kit/conformance/bench.ts'
import type { Table } from '@trevo/vendor-kit/conformance/driver.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { createListBetRecords } from './list-bet-records.ts'
import { openTestPlay, testGame } from '../../testing/open-test-play.ts'
import { closeConserved } from '../../../wallet/testing/expect-conserved.ts'

const server = await openTestPlay()
afterAll(() => closeConserved(server))

describe('the bet record', () => {
  const memberOf = async (table: Table): Promise<bigint> =>
    (await server.sessionOf(table)).member_id
  const records = (memberId: bigint, before?: string) =>
    createListBetRecords(server.context)({ memberId, language: 'PT', pageSize: 2, before })

  test('lists stake, payout and state of each bet, newest first, with totals over all pages', async () => {
    const table: Table = await seat(server.world, '10.00')
    const memberId = await memberOf(table)
    const [won, lost, back, open] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    for (const transactionId of [won, lost, back, open]) await table.debit({ transactionId })
    await table.credit(won, { amount: '3.00' })
    await table.credit(won, { amount: '0.50' })
    await table.credit(lost, { amount: '0.00' })
    await table.rollback(back)

    // The stream is read below the oldest open transaction, which may be another test's.
    await expect.poll(async () => (await records(memberId)).totals.stake).toBe('3.00')
    const first = await records(memberId)
    // An open bet is not a loss: neither in its line nor in the total.
    expect(first.list.map(({ status, payout, netProfit }) => [status, payout, netProfit])).toEqual([
      ['open', '0.00', '0.00'],
      ['refunded', '0.00', '0.00'],
    ])
    expect(first.totals).toEqual({ stake: '3.00', payout: '3.50', netProfit: '1.50' })
    const second = await records(memberId, first.next ?? undefined)
    expect(second.list.map(({ status, netProfit }) => [status, netProfit])).toEqual([
      ['closed', '-1.00'],
      ['closed', '2.50'],
    ])
    expect(second.next).toBeNull()
    expect(second.list[0]).toMatchObject({
      gameName: 'Jogo',
      nodeId: testGame.nodeId,
      stake: '1.00',
      detailUrl: `http://games.test/rounds/${table.roundId}`,
    })
  })

  test('a credit under the id of another movement is refused, and is in no record', async () => {
    const table = await seat(server.world, '10.00')
    const memberId = await memberOf(table)
    const [debit, other] = [randomUUID(), randomUUID()]
    for (const transactionId of [debit, other]) await table.debit({ transactionId })
    await expect.poll(async () => (await records(memberId)).totals.stake).toBe('2.00')
    const refused = { word: 'DUPLICATE_TRANSACTION' }
    const credit = (transactionId: string, amount: string) =>
      table.credit(debit, { transactionId, amount })
    // Of its own debit and of another one; also a credit of zero.
    for (const id of [debit, other]) expect(await credit(id, '5.00')).toMatchObject(refused)
    expect(await credit(debit, '0.00')).toMatchObject(refused)
    expect((await records(memberId)).list.map(({ status }) => status)).toEqual(['open', 'open'])
    // A second credit of the stake, which is stored differently.
    await credit(randomUUID(), '3.00')
    expect(await credit(other, '4.00')).toMatchObject(refused)
    const after = await records(memberId)
    expect(after.list.map(({ payout }) => payout).toSorted()).toEqual(['0.00', '3.00'])
    const { availableMinor } = await server.wallet.balanceOf(memberId)
    expect(availableMinor).toBe(110_000n)
  })

  test('a round with further stakes is one bet, with all stakes and payouts', async () => {
    const table = await seat(server.world, '10.00')
    const memberId = await memberOf(table)
    const [first, more, back] = [randomUUID(), randomUUID(), randomUUID()]
    await table.debit({ transactionId: first })
    for (const transactionId of [more, back]) {
      await table.debit({ transactionId, referenceTransactionId: first })
    }
    await table.rollback(back)
    await expect.poll(async () => (await records(memberId)).totals.stake).toBe('2.00')
    const open = await records(memberId)
    expect(open.list).toEqual([expect.objectContaining({ stake: '2.00', status: 'open' })])
    await table.credit(first, { amount: '4.50' })
    await table.closeRound()
    const { list, totals } = await records(memberId)
    expect(list).toEqual([
      expect.objectContaining({ stake: '2.00', payout: '4.50', status: 'closed' }),
    ])
    expect(totals).toEqual({ stake: '2.00', payout: '4.50', netProfit: '2.50' })
  })

  test('of another member shows nothing', async () => {
    const table = await seat(server.world, '10.00')
    await table.debit()
    expect((await records(999n)).list).toEqual([])
  })
})
