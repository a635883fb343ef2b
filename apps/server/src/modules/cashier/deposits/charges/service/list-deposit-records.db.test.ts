import { describe, expect, test } from 'vitest'
import { refusalOf, settled } from '../../../testing/refusal-of.ts'
import { useTestCashier } from '../../../testing/use-test-cashier.ts'

const world = await useTestCashier()

describe('records', () => {
  test('are paged newest first, filtered by state, and summed', async () => {
    const memberId = await world.addMember()
    const paid = await world.createFor(memberId, '20.00')
    await world.createFor(memberId, '30.00')
    await world.createFor(memberId, '40.00')
    await world.pay(paid)
    await expect.poll(() => world.balanceOf(memberId), settled).toBe(200_000n)

    const page = (query: object) =>
      world.cashier.listDepositRecords(memberId, { pageSize: 2, ...query })
    const first = await page({})
    expect(first.records.map(({ requestedAmount }) => requestedAmount)).toEqual(['40.00', '30.00'])
    expect(first.totals).toEqual({
      requestedAmount: '90.00',
      amount: '20.00',
      reimbursementAmount: '0.00',
    })
    const second = await page({ before: first.next })
    expect(second.records).toMatchObject([{ amount: '20.00', state: 'credited' }])
    expect(second.next).toBeNull()
    expect((await page({ state: 'credited' })).totals.requestedAmount).toBe('20.00')
    expect((await page({ endDate: '2020-01-01T00:00:00Z' })).records).toEqual([])
    expect(await refusalOf(page({ before: 'rubbish' }))).toBe('request_param_err')
  })
  test('the settings name limits, chips and the member’s CPF, masked', async () => {
    const memberId = await world.addMember()
    const settings = await world.cashier.getDepositSettings(memberId, 1)
    expect(settings).toMatchObject({
      allowDeposit: 'Y',
      totalDepositSuccessCount: 0,
      depositInfo: { payerCpf: '***.982.247-**', payerCpfRequired: false },
    })
    expect(settings.depositInfo.channels).toMatchObject([
      { code: 'PIX', amountMin: '10.00', amountMax: '50000.00', chargeSec: 900 },
    ])
    expect((await world.cashier.getDepositSettings(memberId, 99)).allowDeposit).toBe('N')
  })
})
