import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { businessDayFrom } from '@trevo/calendar/bank-holidays.ts'
import { addDays, brasiliaDay, endOfDay } from '../../../common/domain/brasilia-day.ts'
import { refusalOf, settled } from '../../../testing/refusal-of.ts'
import { useTestCashier } from '../../../testing/use-test-cashier.ts'

const world = await useTestCashier()

const today = () => brasiliaDay(new Date())

test('a charge with a due date can be paid to the end of that day in Brasília, or of the next business day', async () => {
  const memberId = await world.addMember()
  const dueOn = addDays(today(), 2)
  const deposit = await world.createFor(memberId, '80.00', randomUUID(), { dueOn })
  expect(deposit).toMatchObject({ status: 'awaiting', dueOn })
  expect(deposit.expiresAt).toBe(endOfDay(businessDayFrom(dueOn)).toISOString())
  const { rows } = await world.test.pool.query(
    'select due_on, debtor from psp.charge where txid = $1',
    [deposit.depositId.replaceAll('-', '')],
  )
  expect(rows).toMatchObject([{ due_on: dueOn, debtor: { cpf: '52998224725' } }])
  await world.pay(deposit, { force: false })
  await expect.poll(() => world.balanceOf(memberId), settled).toBe(800_000n)
})

test('2.1: a stored end on a Saturday does not make Monday’s payment late', async () => {
  const memberId = await world.addMember()
  const saturday = '2030-11-30'
  const monday = '2030-12-02T13:00:00Z'
  const deposit = await world.createFor(memberId, '80.00', randomUUID(), { dueOn: today() })
  // As an earlier version stored it, and as the institution counts it.
  await world.test.pool.query(
    'update cashier.deposit set due_on = $2, expires_at = $3 where id = $1',
    [deposit.depositId, saturday, endOfDay(saturday)],
  )
  await world.pay(deposit, { paidAt: monday })
  await expect.poll(() => world.balanceOf(memberId), settled).toBe(800_000n)
})

test('a payment on the day after is late and is returned', async () => {
  const memberId = await world.addMember()
  const deposit = await world.createFor(memberId, '80.00', randomUUID(), { dueOn: today() })
  await world.pay(deposit, { paidAt: deposit.expiresAt ?? '' })
  await expect
    .poll(
      async () => (await world.cashier.getDeposit(memberId, deposit.depositId)).payments,
      settled,
    )
    .toMatchObject([{ status: 'refunded', reason: 'late' }])
  expect(await world.balanceOf(memberId)).toBe(0n)
})

test('an institution that acts and then fails has created one such charge', async () => {
  const memberId = await world.addMember()
  await world.sandbox.setFaults([{ kind: 'api_error_after_acting', times: 1, call: 'PUT /cobv' }])
  const clientId = randomUUID()
  const dueOn = addDays(today(), 1)
  const ask = () => world.createFor(memberId, '80.00', clientId, { dueOn })
  expect(await refusalOf(ask())).toBe('deposit.institution_unavailable')
  expect((await ask()).status).toBe('awaiting')
})

test('the day is between today and the brand’s limit, and the debtor has a CPF', async () => {
  const memberId = await world.addMember()
  const ask = (dueOn: string, of = memberId) =>
    refusalOf(world.createFor(of, '80.00', randomUUID(), { dueOn }))
  expect(await ask(addDays(today(), -1))).toBe('deposit.due_day_out_of_range')
  expect(await ask(addDays(today(), 4))).toBe('deposit.due_day_out_of_range')
  expect(await ask(addDays(today(), 3))).toBe('nothing refused')
  const nameless = await world.addMember({ cpf: undefined })
  expect(await ask(today(), nameless)).toBe('deposit.cpf_required')
  const dueDays = async (of: bigint) =>
    (await world.cashier.getDepositSettings(of, 1)).depositInfo.channels[0]?.dueDaysMax
  expect(await dueDays(memberId)).toBe(3)
  expect(await dueDays(nameless)).toBe(0)
})

test('the same client id with another day is another order, and refused', async () => {
  const memberId = await world.addMember()
  const clientId = randomUUID()
  await world.createFor(memberId, '80.00', clientId, { dueOn: today() })
  expect(await refusalOf(world.createFor(memberId, '80.00', clientId))).toBe('request.id_reused')
})

test('a promotion can be chosen if it is offered, and is notified of the credit', async () => {
  const memberId = await world.addMember()
  const ask = (amount: string, promotionId: string) =>
    world.createFor(memberId, amount, randomUUID(), { promotionId })
  expect((await world.cashier.getDepositSettings(memberId, 1)).depositInfo.promotions).toEqual([])
  expect(await refusalOf(ask('50.00', 'welcome'))).toBe('deposit.promotion_unknown')

  const promotion = { promotionId: 'welcome', title: 'Welcome', terms: 'Once', amountMin: '40.00' }
  world.world.promotions = [promotion]
  const settings = await world.cashier.getDepositSettings(memberId, 1)
  expect(settings.depositInfo.promotions).toEqual([promotion])
  expect(await refusalOf(ask('39.99', 'welcome'))).toBe('deposit.promotion_unknown')
  const deposit = await ask('50.00', 'welcome')
  expect(deposit.promotionId).toBe('welcome')
  expect(world.promoted).toEqual([])
  await world.pay(deposit)
  await expect.poll(() => world.balanceOf(memberId), settled).toBe(500_000n)
  expect(world.promoted).toEqual([
    { memberId, depositId: deposit.depositId, promotionId: 'welcome', amountMinor: 500_000n },
  ])
})
