import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { addDays, brasiliaDay } from '../../../common/domain/brasilia-day.ts'
import { openTestCashier, otherCpf } from '../../../testing/open-test-cashier.ts'
import { readHouses } from '../../../testing/read-houses.ts'
import { settled } from '../../../testing/refusal-of.ts'

const world = await openTestCashier()
afterEach(async () => {
  await world.cashier.stopWork()
  await world.sandbox.setFaults([])
  world.moveClock(0)
})
afterAll(() => world.close())

const houses = () => readHouses(world.test.pool)
const depositOf = (memberId: bigint, depositId: string) =>
  world.cashier.getDeposit(memberId, depositId)
const statusOf = async (memberId: bigint, depositId: string) =>
  (await depositOf(memberId, depositId)).status
const paymentOf = async (memberId: bigint, depositId: string) =>
  (await depositOf(memberId, depositId)).payments.at(-1)

/** Closes the account as the members' module does: in one transaction, under the balance's lock. */
const close = async (memberId: bigint): Promise<void> => {
  await world.database.inTx(async (tx) => {
    await world.wallet.lockBalance(tx, memberId)
    const member = world.members.get(memberId)
    if (member) world.members.set(memberId, { ...member, isClosed: true })
    await world.cashier.cancelChargesOf(tx, memberId)
  })
}
const txidOf = (depositId: string): string => depositId.replaceAll('-', '')
const isPayableThere = async (depositId: string, isDated = false) =>
  (await world.context.institution.findCharge({ txid: txidOf(depositId), isDated }))?.isPayable
const isDue = async (memberId: bigint): Promise<boolean> => {
  const row = await world.database.db
    .selectFrom('cashier.closed_account')
    .select('next_call_at')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return row.next_call_at !== null
}

describe('the open charges of an account that is closed', () => {
  test('are cancelled at the institution, and no payer’s bank pays them', async () => {
    const memberId = await world.addMember()
    const one = await world.createFor(memberId, '50.00')
    const dueOn = addDays(brasiliaDay(world.clock.now()), 1)
    const dated = await world.createFor(memberId, '60.00', undefined, { dueOn })
    await close(memberId)
    // The institution is not called inside the transaction.
    expect(await isPayableThere(one.depositId)).toBe(true)
    world.start()
    await expect.poll(() => statusOf(memberId, one.depositId), settled).toBe('cancelled')
    await expect.poll(() => statusOf(memberId, dated.depositId), settled).toBe('cancelled')
    expect(await isPayableThere(one.depositId)).toBe(false)
    expect(await isPayableThere(dated.depositId, true)).toBe(false)
    await expect(world.pay(one, { force: false })).rejects.toThrow('removed')
    const seen = world.changes.filter(({ status }) => status === 'cancelled')
    expect(seen).toContainEqual({ memberId, depositId: one.depositId, status: 'cancelled' })
    expect(await depositOf(memberId, one.depositId)).toMatchObject({ qrText: null, payUrl: null })
  })

  test.each([
    ['api_unavailable', 'PATCH /cob'],
    ['api_error_after_acting', 'PATCH /cob'],
  ])('%s of %s is tried again, from the rows alone', async (kind, call) => {
    const memberId = await world.addMember()
    const { depositId } = await world.createFor(memberId, '50.00')
    await world.sandbox.setFaults([{ kind, times: 1, call }])
    await close(memberId)
    world.start()
    let ahead = 0
    const later = () => {
      world.moveClock((ahead += 3_000))
      return statusOf(memberId, depositId)
    }
    await expect.poll(later, settled).toBe('cancelled')
    expect(await isPayableThere(depositId)).toBe(false)
  })

  test('are searched until none can appear any more', async () => {
    const memberId = await world.addMember()
    await close(memberId)
    // Requested while the account was being closed, and only confirmed now.
    const member = world.members.get(memberId)
    if (!member) throw new Error('no member')
    world.members.set(memberId, { ...member, isClosed: false })
    const { depositId } = await world.createFor(memberId, '50.00')
    world.members.set(memberId, { ...member, isClosed: true })
    world.start()
    await expect.poll(() => statusOf(memberId, depositId), settled).toBe('cancelled')
    expect(await isDue(memberId)).toBe(true)
    world.moveClock(6 * 60_000)
    await expect.poll(() => isDue(memberId), settled).toBe(false)
  })

  test('a closed account gets no new charge', async () => {
    const memberId = await world.addMember()
    await close(memberId)
    await expect(world.createFor(memberId, '50.00')).rejects.toMatchObject({
      code: 'deposit.not_allowed',
    })
  })
})

describe('a payment to a closed account', () => {
  const goesBack = async (memberId: bigint, depositId: string) => {
    const status = async () => (await paymentOf(memberId, depositId))?.status
    await expect.poll(status, settled).toBe('refunded')
    expect(await paymentOf(memberId, depositId)).toMatchObject({ reason: 'account_closed' })
    expect(await statusOf(memberId, depositId)).toBe('returned')
    expect(await world.balanceOf(memberId)).toBe(0n)
    const proof = await world.wallet.proveConservation()
    expect(proof.problems).toEqual([])
  }

  test('after its charge was cancelled is returned to its payer', async () => {
    const before = await houses()
    const memberId = await world.addMember()
    const deposit = await world.createFor(memberId, '50.00')
    await close(memberId)
    world.start()
    await expect.poll(() => statusOf(memberId, deposit.depositId), settled).toBe('cancelled')
    const [pix] = await world.pay(deposit)
    await goesBack(memberId, deposit.depositId)
    expect(await houses()).toEqual(before)
    const { lines } = await world.sandbox.statement()
    const ours = lines.filter(({ e2e_id }) => e2e_id === pix?.endToEndId)
    expect(ours.map(({ kind }) => kind)).toEqual(['received', 'refunded'])
  })

  test('before it was closed, but reported afterwards, is returned as well', async () => {
    const memberId = await world.addMember()
    const deposit = await world.createFor(memberId, '50.00')
    await world.pay(deposit)
    await close(memberId)
    world.start()
    await goesBack(memberId, deposit.depositId)
  })

  test('from an unknown payer is returned without waiting a day', async () => {
    await world.sandbox.setFaults([{ kind: 'payer_unknown', ms: 3_600_000, times: 1 }])
    const memberId = await world.addMember()
    const deposit = await world.createFor(memberId, '50.00')
    await world.pay(deposit, { cpf: otherCpf })
    await close(memberId)
    world.start()
    await goesBack(memberId, deposit.depositId)
  })
})

test('charges of a member who may deposit again are created and stay', async () => {
  const memberId = await world.addMember()
  const member = world.members.get(memberId)
  if (!member) throw new Error('nobody deposits')
  const shut = await world.createFor(memberId, '50.00')
  await world.database.inTx(async (tx) => {
    world.members.set(memberId, { ...member, mayDeposit: false })
    await world.cashier.cancelChargesOf(tx, memberId)
  })
  world.start()
  await expect.poll(() => statusOf(memberId, shut.depositId), settled).toBe('cancelled')
  await expect(world.createFor(memberId, '50.00')).rejects.toMatchObject({
    code: 'deposit.not_allowed',
  })
  await world.database.inTx(async (tx) => {
    world.members.set(memberId, member)
    await world.cashier.allowChargesOf(tx, memberId)
  })
  const again = await world.createFor(memberId, '50.00')
  await world.pay(again)
  await expect.poll(() => statusOf(memberId, again.depositId), settled).toBe('credited')
  expect(await isPayableThere(shut.depositId)).toBe(false)
})

test('closing and paying at the same moment: credited before, or returned to the payer', async () => {
  world.start()
  const ends = new Set<string>()
  for (let round = 0; round < 12; round += 1) {
    const memberId = await world.addMember()
    const deposit = await world.createFor(memberId, '50.00')
    const [pix] = await world.pay(deposit)
    const told = world.cashier.recordPayments([pix?.endToEndId ?? ''])
    // Like the members module: under the balance's lock, and only an empty account.
    const isClosed = await world.database.inTx(async (tx) => {
      await new Promise((resolve) => setTimeout(resolve, (round * 25) % 300))
      const balance = await world.wallet.lockBalance(tx, memberId)
      if (balance?.availableMinor !== 0n) return false
      const member = world.members.get(memberId)
      if (member) world.members.set(memberId, { ...member, isClosed: true })
      await world.cashier.cancelChargesOf(tx, memberId)
      return true
    })
    await told
    const status = async () => (await paymentOf(memberId, deposit.depositId))?.status
    const end = isClosed ? 'refunded' : 'credited'
    ends.add(end)
    await expect.poll(status, settled).toBe(end)
    expect(await world.balanceOf(memberId)).toBe(isClosed ? 0n : 500_000n)
  }
  expect(ends.size).toBe(2)
}, 60_000)
