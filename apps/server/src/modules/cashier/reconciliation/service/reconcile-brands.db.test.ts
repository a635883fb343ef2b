import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addDays, brasiliaDay } from '../../common/domain/brasilia-day.ts'
import { seedDepositSettings } from '../../seed/seed-deposit-settings.ts'
import { openTestWithdrawals } from '../../testing/open-test-withdrawals.ts'
import { payWithdrawals } from '../../withdrawals/payouts/service/pay-withdrawals.ts'
import { seedWithdrawalSettings } from '../../seed/seed-withdrawal-settings.ts'
import { reconcileAsked } from './reconcile-asked.ts'

// The background sleeps, and notices are lost: what a run finds is the run's own work.
const world = await openTestWithdrawals()
const brand = { id: 2, name: 'Folha', city: 'Recife' }
await world.database.inTx(async (tx) => {
  await seedDepositSettings(tx, brand)
  await seedWithdrawalSettings(tx, brand.id)
})
await world.sandbox.setFaults([{ kind: 'webhook_lost' }])
let from: Date
beforeEach(() => {
  from = new Date()
})
afterAll(() => world.close())

const run = async (brandId: number) => {
  const span = { from, until: new Date(Date.now() + 1_000) }
  const runId = await world.cashier.askReconciliation(brandId, span)
  expect(await reconcileAsked(world.context)).toBe(1)
  return { runId, report: await world.cashier.showReconciliation(brandId, runId) }
}
const foundBy = ({ report }: Awaited<ReturnType<typeof run>>) =>
  report.findings.map(({ kind, subject }) => [kind, subject])

/** Paid at the institution, and unknown here until a run finds it. */
const depositOf = async (brandId: number, amount: string) => {
  const memberId = await world.addMember()
  const order = { memberId, brandId, clientId: randomUUID(), amount }
  const [pix] = await world.pay(await world.cashier.createDeposit(order))
  return { memberId, endToEndId: pix?.endToEndId ?? '' }
}
/** Sent and settled at the institution; still pending here. */
const payoutOf = async (brandId: number, amount: string) => {
  const { memberId, payeeId } = await world.addPayeeMember('500.00')
  const { withdrawalId } = await world.withdrawals.createWithdrawal({
    memberId,
    brandId,
    clientId: randomUUID(),
    payeeId,
    channel: 'pix',
    amount,
    device: { userAgent: 'test', address: '127.0.0.1' },
  })
  await payWithdrawals(world.withdrawalContext)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await world.sandbox.statement() // the institution completes what is due
  return `S${withdrawalId.replaceAll('-', '')}`
}

test('a run compares and corrects one brand, and leaves the other’s books alone', async () => {
  const one = await depositOf(1, '50.00')
  const other = await depositOf(2, '70.00')
  const ownPayout = await payoutOf(1, '30.00')
  const otherPayout = await payoutOf(2, '40.00')

  const second = await run(2)
  expect(foundBy(second)).toEqual([
    ['payment_missed', other.endToEndId],
    ['payout_missed', otherPayout],
  ])
  expect(second.report.result).toMatchObject({
    received: { theirs: { count: 1, amount: '70.00' }, ours: { count: 1, amount: '70.00' } },
    sent: { theirs: { count: 1, amount: '40.00' }, ours: { count: 1, amount: '40.00' } },
    charges: 1,
    mended: 2,
    incidents: 0,
  })
  expect(await world.balanceOf(other.memberId)).toBe(700_000n)
  expect(await world.balanceOf(one.memberId)).toBe(0n)

  const first = await run(1)
  expect(foundBy(first)).toEqual([
    ['payment_missed', one.endToEndId],
    ['payout_missed', ownPayout],
  ])
  expect(first.report.result).toMatchObject({
    received: { theirs: { count: 1, amount: '50.00' }, ours: { count: 1, amount: '50.00' } },
    sent: { theirs: { count: 1, amount: '30.00' }, ours: { count: 1, amount: '30.00' } },
    charges: 1,
  })
  expect(await world.balanceOf(one.memberId)).toBe(500_000n)
  expect(foundBy(await run(1))).toEqual([])
  expect(foundBy(await run(2))).toEqual([])
})

test('a payment missing at the institution is reported to its brand', async () => {
  const missing = await depositOf(2, '25.00')
  await run(2)
  for (const table of ['psp.notice', 'psp.payment']) {
    await world.test.pool.query(`delete from ${table} where e2e_id = $1`, [missing.endToEndId])
  }
  expect(foundBy(await run(1))).toEqual([])
  expect(foundBy(await run(2))).toEqual([['payment_unknown_there', missing.endToEndId]])
})

test('what belongs to no brand is reported once, to the first brand', async () => {
  const [pix] = await world.sandbox.pay({
    txid: 'x'.repeat(32),
    cpf: '11144477735',
    name: 'Ninguém',
    amount: '12.34',
    force: true,
  })
  expect(foundBy(await run(2))).toEqual([])
  expect(foundBy(await run(1))).toEqual([['payment_missed', pix?.endToEndId]])
})

test('an operator of one brand neither sees nor finds the other’s runs', async () => {
  const { runId } = await run(2)
  const { listReconciliations, showReconciliation } = world.cashier
  await expect(showReconciliation(1, runId)).rejects.toMatchObject({
    code: 'reconciliation.unknown',
  })
  const seen = async (brandId: number) =>
    (await listReconciliations(brandId, 100)).map((one) => one.runId)
  expect(await seen(1)).not.toContain(runId)
  expect(await seen(2)).toContain(runId)
})

test('each night requests runs for every brand, from where its own last night ended', async () => {
  const nights = async (brandId: number) =>
    (await world.cashier.listReconciliations(brandId, 100)).filter(
      ({ cause }) => cause === 'nightly',
    )
  await world.cashier.askNightly()
  await world.cashier.askNightly()
  for (const brandId of [1, 2]) expect(await nights(brandId)).toHaveLength(1)
  while ((await reconcileAsked(world.context)) > 0);
  world.moveClock(86_400_000)
  await world.cashier.askNightly()
  for (const brandId of [1, 2]) {
    const [latest, before] = await nights(brandId)
    expect(latest?.from).toBe(before?.until)
  }
})

test('an operator requests today or a day of the last five years', async () => {
  const today = brasiliaDay(world.context.clock.now())
  const refused = { code: 'reconciliation.day_out_of_range' }
  const ask = (days: number) => world.cashier.reconcileDay(2, addDays(today, days), 'olga')
  await expect(ask(1)).rejects.toMatchObject(refused)
  await expect(ask(-5 * 365 - 1)).rejects.toMatchObject(refused)
  for (const days of [0, -5 * 365]) expect((await ask(days)).runId).toMatch(/^[0-9a-f-]{36}$/)
})
