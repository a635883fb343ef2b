import { describe, expect, test } from 'vitest'
import { endsOf } from '../../../testing/ends-of.ts'
import { otherCpf } from '../../../testing/open-test-cashier.ts'
import { settled } from '../../../testing/refusal-of.ts'
import { useTestCashier } from '../../../testing/use-test-cashier.ts'

const world = await useTestCashier()

const statusOf = async (memberId: bigint, depositId: string) =>
  (await world.cashier.getDeposit(memberId, depositId)).status

describe('a paid charge', () => {
  test('is credited, and the page is notified', async () => {
    const memberId = await world.addMember()
    const deposit = await world.createFor(memberId, '75.50')
    const [pix] = await world.pay(deposit, { force: false })
    await expect.poll(() => world.balanceOf(memberId), settled).toBe(755_000n)
    const shown = await world.cashier.getDeposit(memberId, deposit.depositId)
    expect(shown).toMatchObject({ status: 'credited', qrText: null, payUrl: null })
    expect(shown.payments).toMatchObject([{ endToEndId: pix?.endToEndId, status: 'credited' }])
    expect(world.changes).toContainEqual({
      memberId,
      depositId: deposit.depositId,
      status: 'credited',
    })
    const [line] = await world.wallet.listStatement({
      memberId,
      from: new Date(0),
      to: new Date(Date.now() + 60_000),
      limit: 5,
    })
    expect(line).toMatchObject({ typeCode: 6101, amountMinor: 755_000n })
  })

  test.each([
    ['is lost', [{ kind: 'webhook_lost' }]],
    ['comes twice', [{ kind: 'webhook_doubled' }]],
    ['comes late, behind the poller', [{ kind: 'webhook_delayed', ms: 700 }]],
  ])('is credited once when the notice %s', async (_name, faults) => {
    const memberId = await world.addMember()
    const deposit = await world.createFor(memberId)
    await world.sandbox.setFaults(faults)
    await world.pay(deposit, { force: false })
    await expect.poll(() => world.balanceOf(memberId), settled).toBe(500_000n)
    await new Promise((resolve) => setTimeout(resolve, 900))
    expect(await world.balanceOf(memberId)).toBe(500_000n)
    expect(await statusOf(memberId, deposit.depositId)).toBe('credited')
  })

  test('is credited once when eight notices race with the poller', async () => {
    const memberId = await world.addMember()
    const deposit = await world.createFor(memberId)
    const [pix] = await world.pay(deposit)
    const notice = () => world.cashier.recordPayments([pix?.endToEndId ?? ''])
    await Promise.all(Array.from({ length: 8 }, notice))
    await expect.poll(() => world.balanceOf(memberId), settled).toBe(500_000n)
    await notice()
    expect(await world.balanceOf(memberId)).toBe(500_000n)
  })

  test('waits while the payer is unknown, then is credited', async () => {
    const memberId = await world.addMember()
    const deposit = await world.createFor(memberId)
    await world.sandbox.setFaults([{ kind: 'payer_unknown', times: 1, ms: 2_500 }])
    await world.pay(deposit)
    const read = () => world.cashier.getDeposit(memberId, deposit.depositId)
    await expect
      .poll(async () => (await read()).payments, settled)
      .toMatchObject([{ status: 'held', reason: 'payer_unknown' }])
    expect(await world.balanceOf(memberId)).toBe(0n)
    await expect.poll(() => world.balanceOf(memberId), settled).toBe(500_000n)
  })
})

describe('the payer', () => {
  test('2.2: is masked: the Pix is held for an operator, and credited once the bank names the payer', async () => {
    const memberId = await world.addMember()
    const deposit = await world.createFor(memberId)
    await world.sandbox.setFaults([{ kind: 'payer_masked' }])
    await world.pay(deposit)
    const read = () => world.cashier.getDeposit(memberId, deposit.depositId)
    await expect
      .poll(async () => (await read()).payments, settled)
      .toMatchObject([{ status: 'held', reason: 'payer_unknown' }])
    await world.sandbox.setFaults([])
    await expect.poll(() => world.balanceOf(memberId), settled).toBe(500_000n)
  })

  test('1h: is excluded: the Pix is returned in every profile, for any account', async () => {
    world.world.payerAccounts.set(otherCpf, { isExcluded: true, isClosed: false })
    const memberId = await world.addMember({ cpf: undefined })
    const deposit = await world.createFor(memberId)
    await world.pay(deposit, { cpf: otherCpf })
    const [end] = await endsOf(world, memberId, deposit.depositId, 1)
    expect(end).toMatchObject({ status: 'refunded', reason: 'payer_differs' })
    expect(await world.balanceOf(memberId)).toBe(0n)
    world.world.payerAccounts.delete(otherCpf)
  })
})

describe('time', () => {
  test('unpaid, a deposit expires once the institution confirms that nothing was received', async () => {
    const memberId = await world.addMember()
    const deposit = await world.createFor(memberId)
    await world.sandbox.setFaults([{ kind: 'api_unavailable', call: 'GET /pix' }])
    world.moveClock(16 * 60_000)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await statusOf(memberId, deposit.depositId)).toBe('awaiting')
    await world.sandbox.setFaults([])
    await expect.poll(() => statusOf(memberId, deposit.depositId), settled).toBe('expired')
  })

  test('paid after its end it is returned, paid in time and reported late it is credited', async () => {
    const memberId = await world.addMember()
    const late = await world.createFor(memberId)
    const inTime = await world.createFor(memberId)
    world.moveClock(16 * 60_000)
    const expired = async () => [
      await statusOf(memberId, late.depositId),
      await statusOf(memberId, inTime.depositId),
    ]
    await expect.poll(expired, settled).toEqual(['expired', 'expired'])

    const end = Date.parse(late.expiresAt ?? '')
    await world.pay(late, { paidAt: new Date(end).toISOString() })
    await world.pay(inTime, { paidAt: new Date(end - 1_000).toISOString() })
    const [lateEnd] = await endsOf(world, memberId, late.depositId, 1)
    expect(lateEnd).toMatchObject({ status: 'refunded', reason: 'late' })
    await expect.poll(() => world.balanceOf(memberId), settled).toBe(500_000n)
    expect(await expired()).toEqual(['returned', 'credited'])
  })
})
