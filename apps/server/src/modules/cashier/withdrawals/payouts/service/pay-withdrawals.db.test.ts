import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { refusalOf, settled } from '../../../testing/refusal-of.ts'
import { silenceMs } from '../../../testing/open-test-cashier.ts'
import { useTestWithdrawals } from '../../../testing/use-test-cashier.ts'

const world = await useTestWithdrawals()
const { statusOf, moneyOf } = world

describe('cancelling', () => {
  test('while it waits the money is back at once, and cancelling twice is cancelling once', async () => {
    const asking = await world.addPayeeMember('9000.00')
    const { withdrawalId } = await world.withdrawFor(asking, '6000.00')
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const cancelled = await world.withdrawals.cancelWithdrawal(asking.memberId, withdrawalId)
      expect(cancelled).toMatchObject({ status: 'cancelled', canCancel: false })
    }
    expect(await moneyOf(asking.memberId)).toEqual([90_000_000n, 0n])
  })

  test('a sent withdrawal cannot be cancelled', async () => {
    await world.sandbox.setFaults([{ kind: 'payout_slow', ms: 1_500 }])
    const asking = await world.addPayeeMember('100.00')
    const { withdrawalId } = await world.withdrawFor(asking, '50.00')
    await expect.poll(() => statusOf(asking.memberId, withdrawalId), settled).toBe('paying')
    expect(await refusalOf(world.withdrawals.cancelWithdrawal(asking.memberId, withdrawalId))).toBe(
      'withdrawal.too_late',
    )
    await expect.poll(() => statusOf(asking.memberId, withdrawalId), settled).toBe('paid')
  })
})

describe('answers of the payee’s bank', () => {
  test('refused, the money is back with a readable reason', async () => {
    await world.sandbox.setFaults([{ kind: 'payout_failed', times: 1 }])
    const asking = await world.addPayeeMember('100.00')
    const { withdrawalId } = await world.withdrawFor(asking, '50.00')
    await expect.poll(() => statusOf(asking.memberId, withdrawalId), settled).toBe('failed')
    const failed = await world.withdrawals.getWithdrawal(asking.memberId, withdrawalId)
    expect(failed).toMatchObject({ failure: 'account_closed', endToEndId: null })
    expect(await moneyOf(asking.memberId)).toEqual([1_000_000n, 0n])
    expect(await world.sentTo(withdrawalId)).toEqual([])
  })

  test('a key that moved to another person in the meantime gets nothing', async () => {
    const key = `moved-${randomUUID()}@example.com`
    await world.sandbox.putKey({ key, cpf: '52998224725', name: 'Marina Alves' })
    const memberId = await world.addMember()
    await world.win(memberId, '100.00')
    const payee = await world.addPayeeFor(memberId, { kind: 'pix', keyType: 'EMAIL', key })
    await world.sandbox.putKey({ key, cpf: '11144477735', name: 'Outra Pessoa' })
    const asking = { memberId, payeeId: payee.bankCardId }
    const { withdrawalId } = await world.withdrawFor(asking, '50.00')
    await expect.poll(() => statusOf(memberId, withdrawalId), settled).toBe('failed')
    const failed = await world.withdrawals.getWithdrawal(memberId, withdrawalId)
    expect(failed.failure).toBe('holder_differs')
    expect(await moneyOf(memberId)).toEqual([1_000_000n, 0n])
  })

  test('paid and returned days later, the money is in the balance again', async () => {
    await world.sandbox.setFaults([{ kind: 'payout_returned', times: 1, ms: 200 }])
    const asking = await world.addPayeeMember('100.00')
    const { withdrawalId } = await world.withdrawFor(asking, '50.00')
    await expect.poll(() => statusOf(asking.memberId, withdrawalId), settled).toBe('returned')
    expect(await moneyOf(asking.memberId)).toEqual([1_000_000n, 0n])
    expect((await world.sentTo(withdrawalId)).toSorted()).toEqual(['-50.00', '50.00'])
  })

  test.each(['webhook_lost', 'webhook_doubled', 'webhook_reordered'])(
    'a notice that is %s changes nothing',
    async (kind) => {
      await world.sandbox.setFaults([{ kind, ms: 300 }])
      const asking = await world.addPayeeMember('100.00')
      const { withdrawalId } = await world.withdrawFor(asking, '50.00')
      await expect.poll(() => statusOf(asking.memberId, withdrawalId), settled).toBe('paid')
      expect(await world.sentTo(withdrawalId)).toEqual(['-50.00'])
    },
  )

  test.each([
    ['api_error_after_acting', 'PUT /pagamentos'],
    ['api_timeout_after_acting', 'PUT /pagamentos'],
    ['api_unavailable', 'PUT /pagamentos'],
    ['api_error_after_acting', 'GET /pagamentos'],
  ])('%s of %s is resolved by asking, and pays once', async (kind, call) => {
    await world.sandbox.setFaults([{ kind, times: 1, ms: silenceMs, call }])
    const asking = await world.addPayeeMember('100.00')
    const { withdrawalId } = await world.withdrawFor(asking, '50.00')
    const paid = { timeout: 15_000, interval: 50 }
    await expect.poll(() => statusOf(asking.memberId, withdrawalId), paid).toBe('paid')
    expect(await world.sentTo(withdrawalId)).toEqual(['-50.00'])
    expect(await moneyOf(asking.memberId)).toEqual([500_000n, 0n])
  })
})

test('prizePayableMin: under the law a clock runs from the request until the money is paid', async () => {
  world.law.payableWithinMin = 120
  try {
    const asking = await world.addPayeeMember('9000.00')
    const asked = await world.withdrawFor(asking, '6000.00')
    expect(asked.payableForMs).toBeGreaterThan(119 * 60_000)
    world.moveClock(125 * 60_000)
    const late = await world.withdrawals.getWithdrawal(asking.memberId, asked.withdrawalId)
    expect(late.payableForMs).toBeLessThan(0)
    world.moveClock(0)
    const ended = await world.withdrawals.cancelWithdrawal(asking.memberId, asked.withdrawalId)
    expect(ended.payableForMs).toBeNull()
  } finally {
    world.law.payableWithinMin = 0
  }
})

test('a payout that waits for its next call is queried at once after the clock was set back an hour', async () => {
  try {
    world.moveClock(3_600_000)
    const asking = await world.addPayeeMember('100.00')
    await world.sandbox.setFaults([{ kind: 'api_unavailable' }])
    const { withdrawalId } = await world.withdrawFor(asking, '50.00')
    await expect.poll(() => statusOf(asking.memberId, withdrawalId), settled).toBe('paying')
    await world.sandbox.setFaults([])
    world.moveClock(0)
    await expect.poll(() => statusOf(asking.memberId, withdrawalId), settled).toBe('paid')
    expect(await world.sentTo(withdrawalId)).toEqual(['-50.00'])
  } finally {
    world.moveClock(0)
  }
})
