import { expect, test } from 'vitest'
import { otherCpf } from '../../testing/open-test-cashier.ts'
import { refusalOf, settled } from '../../testing/refusal-of.ts'
import { useTestCashier } from '../../testing/use-test-cashier.ts'
import { createLookup } from '../create-lookup.ts'

const world = await useTestCashier()
const lookup = createLookup(world.context)

const page = { pageSize: 50 }
const credited = async (amount = '50.00') => {
  const memberId = await world.addMember()
  const deposit = await world.createFor(memberId, amount)
  const [pix] = await world.pay(deposit)
  await expect.poll(() => world.balanceOf(memberId), settled).toBeGreaterThan(0n)
  return { memberId, depositId: deposit.depositId, endToEndId: pix?.endToEndId ?? '' }
}

test('a deposit is found by each of its ids, by its brand alone', async () => {
  const { depositId, endToEndId, memberId } = await credited()
  const ids = [endToEndId, depositId, depositId.replaceAll('-', ''), ` ${depositId} `]
  for (const id of ids) {
    expect([id, await lookup.findPayments(1, id)]).toMatchObject([
      id,
      [{ kind: 'deposit', depositId, username: `member${memberId}`, amount: '50.00' }],
    ])
    expect([id, await lookup.findPayments(2, id)]).toEqual([id, []])
  }
  expect(await lookup.findPayments(1, 'marina')).toEqual([])
  expect(await lookup.findPayments(1, `E${'9'.repeat(31)}`)).toEqual([])
})

test('one deposit shows its course and its entries in the ledger', async () => {
  const { depositId, endToEndId } = await credited('75.50')
  const opened = await lookup.openDeposit(1, depositId)
  expect(opened.deposit).toMatchObject({ status: 'credited', endToEndId })
  expect(opened.course.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['requested', 'paid', 'noticed', 'credited']),
  )
  expect(opened.ledger).toMatchObject([
    { kind: 'cashier.deposit_credited', amount: '75.50', balanceAfter: '75.50' },
  ])
  // The payer is masked.
  expect(opened.payments).toMatchObject([{ payerName: 'Marina A.' }])
  expect(JSON.stringify(opened)).not.toContain('52998224725')
  expect(await refusalOf(lookup.openDeposit(2, depositId))).toBe('deposit.unknown')
})

test('lists are the newest first by state and amount, and pages meet without a gap', async () => {
  const memberId = await world.addMember()
  const asked: string[] = []
  for (const amount of ['11.00', '12.00', '13.00']) {
    asked.unshift((await world.createFor(memberId, amount)).depositId)
  }
  const idsOf = async (query: object) =>
    (await lookup.listDeposits(1, { ...page, ...query })).list.map(({ depositId }) => depositId)
  const whole = await idsOf({ status: 'awaiting' })
  expect(whole.slice(0, 3)).toEqual(asked)
  expect(await idsOf({ amountMin: '12.00', amountMax: '12.99' })).toEqual([asked[1]])
  const pages: string[] = []
  let before: string | undefined
  do {
    const one = await lookup.listDeposits(1, {
      status: 'awaiting',
      pageSize: 1,
      ...(before && { before }),
    })
    pages.push(...one.list.map(({ depositId }) => depositId))
    before = one.next ?? undefined
  } while (before)
  expect(pages).toEqual(whole)
  expect((await lookup.listDeposits(2, page)).list).toEqual([])
})

test('a held Pix is returned with a reason that its payer reads', async () => {
  await world.sandbox.setFaults([{ kind: 'payer_unknown', ms: 60_000, times: 1 }])
  const memberId = await world.addMember()
  const { depositId } = await world.createFor(memberId, '30.00')
  const [pix] = await world.pay({ depositId })
  const endToEndId = pix?.endToEndId ?? ''
  const held = async () => (await lookup.listPayments(1, { ...page, view: 'held' })).list
  await expect.poll(held, settled).toMatchObject([{ endToEndId, amount: '30.00', depositId }])
  expect((await lookup.listPayments(2, { ...page, view: 'held' })).list).toEqual([])
  const reason = 'We do not know who paid'
  await world.cashier.returnHeldPayment({ endToEndId, brandId: 1, operator: 'ana', reason })
  await expect
    .poll(async () => (await lookup.openDeposit(1, depositId)).payments[0]?.status, settled)
    .toBe('refunded')
  const { rows } = await world.test.pool.query<{ description: string | null }>(
    `select description from psp.refund where e2e_id = $1`,
    [endToEndId],
  )
  expect(rows).toEqual([{ description: `Trevo: ${reason}` }])
  expect((await lookup.openDeposit(1, depositId)).course).toContainEqual(
    expect.objectContaining({ kind: 'returned_by_operator', by: 'ana', note: reason }),
  )
})

test('a refund that failed is listed until it succeeds', async () => {
  await world.sandbox.setFaults([{ kind: 'refund_failed', times: 1 }])
  const memberId = await world.addMember()
  const { depositId } = await world.createFor(memberId, '30.00')
  const [pix] = await world.pay({ depositId }, { cpf: otherCpf })
  await expect
    .poll(async () => (await lookup.listPayments(1, { ...page, view: 'refund_failed' })).list, {
      timeout: 10_000,
    })
    .toMatchObject([{ endToEndId: pix?.endToEndId, reason: 'payer_differs', refundAttempts: 2 }])
})

test('what a bank reversed is summed beside what of it is owed', async () => {
  const { memberId, depositId, endToEndId } = await credited('50.00')
  await world.playAtOtherHouse(memberId, 'half-gone', 300_000n, 0n)
  await world.sandbox.dispute({ endToEndId })
  const owed = async () => (await lookup.listReturnedDeposits(1, { ...page, view: 'owed' })).list
  await expect
    .poll(owed, { timeout: 15_000 })
    .toMatchObject([{ depositId, amount: '50.00', fromBalance: '20.00', owed: '30.00' }])
  const all = await lookup.listReturnedDeposits(1, { ...page, view: 'all', days: 7 })
  expect(all).toMatchObject({
    week: { count: 1, amount: '50.00', fromBalance: '20.00', owed: '30.00' },
    open: { count: 1, owed: '30.00' },
  })
  const opened = await lookup.openDeposit(1, depositId)
  expect(opened.ledger.map(({ kind }) => kind)).toEqual([
    'cashier.deposit_credited',
    'cashier.deposit_reversed',
  ])
  expect((await lookup.listReturnedDeposits(2, { ...page, view: 'all' })).open.count).toBe(0)
})
