import { expect, test } from 'vitest'
import { readHouses } from '../../../testing/read-houses.ts'
import { settled } from '../../../testing/refusal-of.ts'
import { useTestCashier } from '../../../testing/use-test-cashier.ts'
import type { ReturnedDeposit } from '../../../needs.ts'

const world = await useTestCashier()

// Any house of the ledger; the cashier is given the owner of the money.
const gifts = 'pix_unclaimed'
/** A member with a credited deposit of 50.00, and 20.00 from a promotion for it. */
const rewarded = async () => {
  const memberId = await world.addMember()
  const deposit = await world.createFor(memberId, '50.00')
  const [pix] = await world.pay(deposit)
  await expect.poll(() => world.balanceOf(memberId), settled).toBe(500_000n)
  await world.playAtOtherHouse(memberId, `gift-${memberId}`, 0n, 200_000n)
  return { memberId, depositId: deposit.depositId, endToEndId: pix?.endToEndId ?? '' }
}
const reversalsOf = async (memberId: bigint, depositId: string) =>
  (await world.cashier.getDeposit(memberId, depositId)).payments[0]?.reversals

test('money given for a deposit is reversed with it, from the balance', async () => {
  const { memberId, depositId, endToEndId } = await rewarded()
  const told: ReturnedDeposit[] = []
  world.world.onReturned = async (_tx, deposit) => {
    told.push(deposit)
    return { house: gifts, amountMinor: 80_000n }
  }
  const before = await readHouses(world.test.pool)
  await world.sandbox.dispute({ endToEndId, amount: '20.00' })
  await expect.poll(() => world.balanceOf(memberId), settled).toBe(420_000n)
  expect(told).toMatchObject([
    { memberId, depositId, brandId: 1, creditedMinor: 500_000n, returnedMinor: 200_000n },
  ])
  expect((await readHouses(world.test.pool))[gifts]).toBe(before[gifts] + 80_000n)
  expect(await reversalsOf(memberId, depositId)).toMatchObject([
    { what: 'deposit', amount: '20.00', owed: '0.00' },
    { what: 'promotion', amount: '8.00', fromBalance: '8.00', owed: '0.00' },
  ])

  world.world.onReturned = async (_tx, deposit) => {
    told.push(deposit)
    return undefined
  }
  await world.sandbox.dispute({ endToEndId, amount: '30.00' })
  await expect.poll(() => world.balanceOf(memberId), settled).toBe(120_000n)
  expect(told.at(-1)).toMatchObject({ amountMinor: 300_000n, returnedMinor: 500_000n })
  expect((await world.wallet.proveConservation()).problems).toEqual([])
})

test('the uncovered part of it is a debt, paid by later credits', async () => {
  const { memberId, depositId, endToEndId } = await rewarded()
  await world.playAtOtherHouse(memberId, 'lost-all', 700_000n, 0n)
  world.world.onReturned = async () => ({ house: gifts, amountMinor: 200_000n })
  const before = await readHouses(world.test.pool)
  await world.sandbox.dispute({ endToEndId })
  const owed = async () => (await world.cashier.getDepositSettings(memberId, 1)).depositInfo.owed
  await expect.poll(owed, settled).toBe('70.00')
  expect(await reversalsOf(memberId, depositId)).toMatchObject([
    { what: 'deposit', owed: '50.00' },
    { what: 'promotion', owed: '20.00' },
  ])
  await world.playAtOtherHouse(memberId, 'won-80', 0n, 800_000n)
  await expect.poll(owed, settled).toBe('0.00')
  expect(await world.balanceOf(memberId)).toBe(100_000n)
  const after = await readHouses(world.test.pool)
  expect(after.pix_receivables).toBe(before.pix_receivables)
  expect(after[gifts]).toBe(before[gifts] + 200_000n)
  expect((await world.wallet.proveConservation()).problems).toEqual([])
})

test('a deposit that was returned in full is not counted', async () => {
  world.world.onReturned = async () => undefined
  const { memberId, endToEndId } = await rewarded()
  const count = async () =>
    (await world.cashier.getDepositSettings(memberId, 1)).totalDepositSuccessCount
  const span = { from: new Date(0), to: new Date(Date.now() + 60_000) }
  expect(await count()).toBe(1)
  await world.sandbox.dispute({ endToEndId, amount: '20.00' })
  await expect.poll(() => world.balanceOf(memberId), settled).toBe(500_000n)
  expect(await count()).toBe(1)
  expect(await world.cashier.sumReturned(memberId, span)).toEqual({
    amountMinor: 200_000n,
    count: 0,
  })
  await world.sandbox.dispute({ endToEndId, amount: '30.00' })
  await expect.poll(count, settled).toBe(0)
  expect(await world.cashier.sumReturned(memberId, span)).toEqual({
    amountMinor: 500_000n,
    count: 1,
  })
})
