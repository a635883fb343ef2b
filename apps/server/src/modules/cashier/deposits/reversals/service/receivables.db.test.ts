import { expect, test } from 'vitest'
import { otherCpf } from '../../../testing/open-test-cashier.ts'
import { readHouses } from '../../../testing/read-houses.ts'
import { settled } from '../../../testing/refusal-of.ts'
import { useTestCashier } from '../../../testing/use-test-cashier.ts'

const world = await useTestCashier()

const houses = () => readHouses(world.test.pool)
const depositOf = (memberId: bigint, depositId: string) =>
  world.cashier.getDeposit(memberId, depositId)

/** A member with one credited deposit of 50.00. */
const deposited = async () => {
  const memberId = await world.addMember()
  const deposit = await world.createFor(memberId, '50.00')
  const [pix] = await world.pay(deposit)
  await expect.poll(() => world.balanceOf(memberId), settled).toBe(500_000n)
  return { memberId, depositId: deposit.depositId, endToEndId: pix?.endToEndId ?? '' }
}
const play = (memberId: bigint, txnId: string, stakeMinor: bigint, payoutMinor = 0n) =>
  world.playAtOtherHouse(memberId, txnId, stakeMinor, payoutMinor)
/** The ledger's amount at the institution equals the institution's own books. */
const agreesWithTheInstitution = async () => {
  const { balance } = await world.sandbox.statement()
  expect((await houses()).institution).toBe(-BigInt(balance.replace('.', '')) * 100n)
  const proof = await world.wallet.proveConservation()
  expect(proof.problems).toEqual([])
}

test('a Pix being returned is in the ledger as owed to its payer until the payer has it', async () => {
  const before = await houses()
  await world.sandbox.setFaults([{ kind: 'refund_slow', ms: 1_500 }])
  const memberId = await world.addMember()
  const deposit = await world.createFor(memberId, '30.00')
  await world.pay(deposit, { cpf: otherCpf })
  await expect
    .poll(async () => (await houses()).pix_returns, settled)
    .toBe(before.pix_returns + 300_000n)
  expect((await houses()).institution).toBe(before.institution - 300_000n)
  await expect
    .poll(async () => (await depositOf(memberId, deposit.depositId)).payments[0]?.status, settled)
    .toBe('refunded')
  expect(await houses()).toEqual(before)
  await agreesWithTheInstitution()
})

test('a held Pix is owed as well, and becomes the member’s when its payer is known', async () => {
  const before = await houses()
  await world.sandbox.setFaults([{ kind: 'payer_unknown', ms: 1_200, times: 1 }])
  const memberId = await world.addMember()
  const deposit = await world.createFor(memberId, '30.00')
  await world.pay(deposit)
  await expect
    .poll(async () => (await depositOf(memberId, deposit.depositId)).payments[0]?.status, settled)
    .toBe('held')
  expect((await houses()).pix_returns).toBe(before.pix_returns + 300_000n)
  await expect.poll(() => world.balanceOf(memberId), settled).toBe(300_000n)
  expect((await houses()).pix_returns).toBe(before.pix_returns)
  await agreesWithTheInstitution()
})

test('an orphan, which belongs to no deposit, is booked and returned too', async () => {
  const before = await houses()
  await world.sandbox.setFaults([{ kind: 'refund_slow', ms: 800 }])
  const deposit = await world.createFor(await world.addMember(), '30.00')
  await world.pay(deposit, { txid: 'x'.repeat(32), amount: '12.34' })
  await expect
    .poll(async () => (await houses()).pix_returns, settled)
    .toBe(before.pix_returns + 123_400n)
  await expect.poll(houses, settled).toEqual(before)
  await agreesWithTheInstitution()
})

test('a Pix that its bank reverses leaves the balance, as far as that reaches', async () => {
  const { memberId, depositId, endToEndId } = await deposited()
  await world.sandbox.dispute({ endToEndId, amount: '20.00' })
  await expect.poll(() => world.balanceOf(memberId), settled).toBe(300_000n)
  const [payment] = (await depositOf(memberId, depositId)).payments
  expect(payment?.reversals).toMatchObject([
    { amount: '20.00', fromBalance: '20.00', owed: '0.00' },
  ])
  expect(world.changes).toContainEqual({ memberId, depositId, status: 'credited' })
  await agreesWithTheInstitution()
})

test('the uncovered part is a receivable; the next deposit pays it first', async () => {
  const before = (await houses()).pix_receivables
  const { memberId, depositId, endToEndId } = await deposited()
  await play(memberId, 'lost-40', 400_000n)
  await world.sandbox.dispute({ endToEndId })
  await expect.poll(async () => (await houses()).pix_receivables, settled).toBe(before - 400_000n)
  expect(await world.balanceOf(memberId)).toBe(0n)
  const settings = await world.cashier.getDepositSettings(memberId, 1)
  expect(settings.depositInfo.owed).toBe('40.00')
  const shown = (await depositOf(memberId, depositId)).payments[0]?.reversals
  expect(shown).toMatchObject([{ amount: '50.00', fromBalance: '10.00', owed: '40.00' }])
  await agreesWithTheInstitution()

  const next = await world.createFor(memberId, '60.00')
  await world.pay(next)
  await expect.poll(() => world.balanceOf(memberId), settled).toBe(200_000n)
  expect((await houses()).pix_receivables).toBe(before)
  expect((await world.cashier.getDepositSettings(memberId, 1)).depositInfo.owed).toBe('0.00')
  await agreesWithTheInstitution()
})

test('winnings pay a receivable as well, part by part, and never more than is owed', async () => {
  const { memberId, endToEndId } = await deposited()
  await play(memberId, 'lost-50', 500_000n)
  await world.sandbox.dispute({ endToEndId })
  const owed = async () => (await world.cashier.getDepositSettings(memberId, 1)).depositInfo.owed
  await expect.poll(owed, settled).toBe('50.00')
  await play(memberId, 'won-20', 0n, 200_000n)
  await expect.poll(owed, settled).toBe('30.00')
  await play(memberId, 'won-45', 0n, 450_000n)
  await expect.poll(owed, settled).toBe('0.00')
  expect(await world.balanceOf(memberId)).toBe(150_000n)
  await agreesWithTheInstitution()
})

test('a return is booked once, however often and by whichever source it is reported', async () => {
  const { memberId, endToEndId } = await deposited()
  await world.sandbox.setFaults([{ kind: 'webhook_doubled' }])
  await world.sandbox.dispute({ endToEndId, amount: '10.00' })
  await world.sandbox.dispute({ endToEndId, amount: '5.00' })
  await Promise.all(Array.from({ length: 8 }, () => world.cashier.recordPayments([endToEndId])))
  await expect.poll(() => world.balanceOf(memberId), settled).toBe(350_000n)
  await world.cashier.recordPayments([endToEndId])
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await world.balanceOf(memberId)).toBe(350_000n)
  await agreesWithTheInstitution()
})

test('a Pix reversed by the bank before we returned it is returned, not sent twice', async () => {
  const before = await houses()
  await world.sandbox.setFaults([{ kind: 'payer_unknown', ms: 60_000, times: 1 }])
  const memberId = await world.addMember()
  const deposit = await world.createFor(memberId, '30.00')
  const [pix] = await world.pay(deposit)
  const status = async () => (await depositOf(memberId, deposit.depositId)).payments[0]?.status
  await expect.poll(status, settled).toBe('held')
  await world.sandbox.dispute({ endToEndId: pix?.endToEndId ?? '' })
  // Held for longer than we wait for a payer: it is due to be returned, but there is nothing left.
  world.moveClock(25 * 3_600_000)
  await world.cashier.recordPayments([pix?.endToEndId ?? ''])
  await expect.poll(status, settled).toBe('refunded')
  expect(await houses()).toEqual(before)
  await agreesWithTheInstitution()
})

test('a Pix that no bank takes back within 90 days is booked separately, under its own name', async () => {
  const before = await houses()
  await world.sandbox.setFaults([{ kind: 'refund_failed' }])
  const memberId = await world.addMember()
  const deposit = await world.createFor(memberId, '30.00')
  await world.pay(deposit, { cpf: otherCpf })
  const status = async () => (await depositOf(memberId, deposit.depositId)).payments[0]?.status
  await expect.poll(status, settled).toBe('refunding')
  let ahead = 0
  const later = async () => {
    world.moveClock((ahead += 48 * 3_600_000))
    return status()
  }
  await expect.poll(later, { timeout: 25_000, interval: 60 }).toBe('unclaimed')
  expect(ahead).toBeGreaterThanOrEqual(90 * 86_400_000)
  expect(await houses()).toEqual({
    ...before,
    institution: before.institution - 300_000n,
    pix_unclaimed: before.pix_unclaimed + 300_000n,
  })
  await agreesWithTheInstitution()
}, 40_000)
