import { afterAll, afterEach, expect, test } from 'vitest'
import { openTestCashier, otherCpf } from '../../../testing/open-test-cashier.ts'
import { refusalOf } from '../../../testing/refusal-of.ts'

// The background sleeps here: only the member's own look brings anything in.
const world = await openTestCashier()
afterEach(() => world.sandbox.setFaults([]))
afterAll(() => world.close())

const find = (memberId: bigint, endToEndId: string) =>
  world.cashier.findDepositPayment(memberId, endToEndId)
const paid = async (more: object = {}) => {
  const memberId = await world.addMember()
  const deposit = await world.createFor(memberId, '50.00')
  await world.sandbox.setFaults([{ kind: 'webhook_lost' }])
  const [pix] = await world.pay(deposit, more)
  return { memberId, depositId: deposit.depositId, endToEndId: pix?.endToEndId ?? '' }
}

test('an unreported Pix is found by its id and credited on the spot, once', async () => {
  const { memberId, depositId, endToEndId } = await paid()
  const all = await Promise.all(Array.from({ length: 4 }, () => find(memberId, endToEndId)))
  for (const found of all) {
    expect(found).toMatchObject({ depositId, payment: { endToEndId, status: 'credited' } })
  }
  expect(await world.balanceOf(memberId)).toBe(500_000n)
})

test('a payment that does not fit is found as well, with the reason, and is being returned', async () => {
  const { memberId, endToEndId } = await paid({ amount: '49.00' })
  expect((await find(memberId, endToEndId)).payment).toMatchObject({
    status: 'refunding',
    reason: 'amount_differs',
  })
  expect(await world.balanceOf(memberId)).toBe(0n)
})

test('an orphan is shown to the member whose account paid it, and to nobody else', async () => {
  const { memberId, endToEndId } = await paid({ txid: 'y'.repeat(32), amount: '10.00' })
  const stranger = await world.addMember({ cpf: otherCpf })
  expect(await refusalOf(find(stranger, endToEndId))).toBe('deposit.payment_unknown')
  expect(await find(memberId, endToEndId)).toMatchObject({
    depositId: null,
    payment: { status: 'refunding', reason: 'unknown_charge' },
  })
  expect(await refusalOf(find(stranger, endToEndId))).toBe('deposit.payment_unknown')
})

test('an id that the institution does not know, and any id while it is silent, change nothing', async () => {
  const memberId = await world.addMember()
  const unknown = `E99999004203001011200${'a'.repeat(11)}`
  expect(await refusalOf(find(memberId, unknown))).toBe('deposit.payment_unknown')
  const own = await paid()
  await world.sandbox.setFaults([{ kind: 'api_unavailable' }])
  expect(await refusalOf(find(own.memberId, own.endToEndId))).toBe(
    'deposit.institution_unavailable',
  )
  await world.sandbox.setFaults([])
  expect((await find(own.memberId, own.endToEndId)).payment.status).toBe('credited')
})

test('a debt of the member is not the reason of returning another person’s Pix', async () => {
  const { memberId, endToEndId } = await paid({ cpf: otherCpf })
  expect((await find(memberId, endToEndId)).payment).toMatchObject({ reason: 'payer_differs' })
})
