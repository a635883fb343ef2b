import { describe, expect, test } from 'vitest'
import { settled } from '../../../testing/refusal-of.ts'
import { useTestWithdrawals } from '../../../testing/use-test-cashier.ts'

const world = await useTestWithdrawals()
const { statusOf } = world

describe('records', () => {
  test('newest first, by state and in pages, with sums of all of them', async () => {
    const asking = await world.addPayeeMember('9000.00')
    const { memberId } = asking
    const paid = await world.withdrawFor(asking, '30.00')
    await expect.poll(() => statusOf(memberId, paid.withdrawalId), settled).toBe('paid')
    const waiting = await world.withdrawFor(asking, '6000.00')
    const page = await world.withdrawals.listWithdrawalRecords(memberId, { pageSize: 1 })
    expect(page.records).toMatchObject([{ transId: waiting.withdrawalId, status: 'review' }])
    expect(page.totals).toEqual({ amount: '6030.00', paidAmount: '30.00' })
    const next = await world.withdrawals.listWithdrawalRecords(memberId, {
      pageSize: 1,
      before: page.next ?? '',
    })
    expect(next.records).toMatchObject([{ transId: paid.withdrawalId, status: 'paid' }])
    expect(next.next).toBeNull()
    const filtered = { pageSize: 10, status: 'paid' } as const
    const only = await world.withdrawals.listWithdrawalRecords(memberId, filtered)
    expect(only.records).toHaveLength(1)
  })
})
