import { afterAll, expect, test } from 'vitest'
import type { Institution } from '../../institutions/port.ts'
import type { ReconciliationContext } from '../../reconciliation/context.ts'
import { openTestCashier, otherCpf } from '../../testing/open-test-cashier.ts'

/** Crashes still to come; every second call crashes, before or after its effect. */
let deathsLeft = 0
let calls = 0
let deaths = 0

const dieSometimes = async <Result>(act: () => Promise<Result>): Promise<Result> => {
  calls += 1
  const dies = deathsLeft > 0 && calls % 2 === 0
  if (!dies) return act()
  deathsLeft -= 1
  deaths += 1
  if (deaths % 2 === 0) await act()
  throw new Error('the process died here')
}

// A round that throws leaves exactly what a killed process leaves: the rows as last committed.
const crashing = (context: ReconciliationContext): ReconciliationContext => {
  const { institution, wallet } = context
  const calling: Pick<
    Institution,
    'createCharge' | 'findCharge' | 'findPayment' | 'listPayments' | 'requestRefund' | 'findRefund'
  > = {
    createCharge: (order) => dieSometimes(() => institution.createCharge(order)),
    findCharge: (name) => dieSometimes(() => institution.findCharge(name)),
    findPayment: (id) => dieSometimes(() => institution.findPayment(id)),
    listPayments: (window) => dieSometimes(() => institution.listPayments(window)),
    requestRefund: (order) => dieSometimes(() => institution.requestRefund(order)),
    findRefund: (id, refundId) => dieSometimes(() => institution.findRefund(id, refundId)),
  }
  return {
    ...context,
    institution: { ...institution, ...calling },
    wallet: {
      ...wallet,
      postInTx: (tx, command) => dieSometimes(() => wallet.postInTx(tx, command)),
    },
  }
}

const world = await openTestCashier(crashing)
world.start()
afterAll(() => world.close())

test('crashing before and after its calls, money is credited once, returned once, and never lost', async () => {
  const memberId = await world.addMember()
  const deposits = await Promise.all(
    Array.from({ length: 6 }, () => world.createFor(memberId, '50.00')),
  )
  deathsLeft = 40
  for (const deposit of deposits) {
    await world.pay(deposit, { times: 2 })
    await world.pay(deposit, { cpf: otherCpf })
  }
  let ahead = 0
  const open = async () => {
    // Time passes quickly here, so that waiting for the next try is short.
    ahead += 2_000
    world.moveClock(ahead)
    const rows = await world.database.db
      .selectFrom('cashier.payment')
      .select('status')
      .where('status', 'in', ['credited', 'refunded'])
      .execute()
    return rows.length
  }
  await expect.poll(open, { timeout: 25_000, interval: 50 }).toBe(18)
  expect(deaths).toBeGreaterThan(20)

  expect(await world.balanceOf(memberId)).toBe(6n * 500_000n)
  const { balance, lines } = await world.sandbox.statement()
  expect(balance).toBe('300.00')
  expect(lines.filter(({ kind }) => kind === 'refunded')).toHaveLength(12)
})
