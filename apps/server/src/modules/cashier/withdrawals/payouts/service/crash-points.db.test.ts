import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { PayoutInstitution } from '../../../institutions/payout-port.ts'
import type { PeerPaymentContext } from '../../../peer-payments/context.ts'
import { openTestWithdrawals } from '../../../testing/open-test-withdrawals.ts'

/** Which of the coming calls crash, before or after their effect. */
let plannedDeaths: readonly ('lives' | 'before' | 'after')[] = []
let calls = 0
let deaths = 0

const dieSometimes = async <Result>(act: () => Promise<Result>): Promise<Result> => {
  const death = plannedDeaths[calls] ?? 'lives'
  calls += 1
  if (death === 'lives') return act()
  deaths += 1
  if (death === 'after') await act()
  throw new Error('the process died here')
}

// A round that throws leaves exactly what a killed process leaves: the rows as last committed.
const crashing = (context: PeerPaymentContext): PeerPaymentContext => {
  const { payouts, wallet } = context
  const calling: PayoutInstitution = {
    findKeyHolder: payouts.findKeyHolder,
    requestPayout: (order) => dieSometimes(() => payouts.requestPayout(order)),
    listPayouts: (window) => dieSometimes(() => payouts.listPayouts(window)),
    findPayout: (id) => dieSometimes(() => payouts.findPayout(id)),
    cancelPayout: (id) => dieSometimes(() => payouts.cancelPayout(id)),
    answerPart: (id, part, answer) => dieSometimes(() => payouts.answerPart(id, part, answer)),
  }
  return {
    ...context,
    payouts: calling,
    wallet: {
      ...wallet,
      hold: (tx, command) => dieSometimes(() => wallet.hold(tx, command)),
      capture: (tx, command) => dieSometimes(() => wallet.capture(tx, command)),
      release: (tx, command) => dieSometimes(() => wallet.release(tx, command)),
      postInTx: (tx, transfer) => dieSometimes(() => wallet.postInTx(tx, transfer)),
    },
  }
}

const world = await openTestWithdrawals(crashing)
world.startWithdrawals()
afterAll(() => world.close())

const fault = fc.constantFrom(
  undefined,
  { kind: 'payout_failed', times: 1 },
  { kind: 'payout_returned', times: 1, ms: 50 },
  { kind: 'api_error_after_acting', times: 1, call: 'PUT /pagamentos' },
  { kind: 'api_unavailable', times: 2, call: 'PUT /pagamentos' },
  { kind: 'webhook_lost', times: 2 },
)
const plan = fc.record({
  withdrawals: fc.array(
    fc.record({ cents: fc.integer({ min: 2_000, max: 20_000 }), isPeer: fc.boolean() }),
    { minLength: 1, maxLength: 4 },
  ),
  faults: fc.array(fault, { maxLength: 2 }),
  plannedDeaths: fc.array(
    fc.oneof(
      { weight: 2, arbitrary: fc.constant('lives' as const) },
      fc.constantFrom('before' as const, 'after' as const),
    ),
    { minLength: 10, maxLength: 30 },
  ),
})

const over = ['paid', 'failed', 'returned']
const amountOf = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** No payment is pending a return, and every return is known here: the books no longer change. */
const isInstitutionDone = async (ids: readonly string[]): Promise<boolean> => {
  const { rows } = await world.test.pool.query(
    `select from psp.payout p
     join cashier.withdrawal w on p.payout_id = 'S' || replace(w.id::text, '-', '')
     where w.id = any($1) and (p.status = 'REALIZADO' and p.returns_at is not null
       or p.status = 'DEVOLVIDO' and w.status = 'paid')`,
    [ids],
  )
  return rows.length === 0
}

const startMinor = 10_000_000n

test('at every crash point, a withdrawal is paid once or not at all, and no centavo is lost', async () => {
  await fc.assert(
    fc.asyncProperty(plan, async ({ withdrawals, faults, plannedDeaths: planned }) => {
      plannedDeaths = []
      const asking = await world.addPayeeMember('1000.00')
      await world.sandbox.setFaults(faults.filter((one) => one !== undefined))
      calls = 0
      plannedDeaths = planned
      const ids: string[] = []
      for (const { cents, isPeer } of withdrawals) {
        const order = {
          clientId: randomUUID(),
          channel: isPeer ? ('peer' as const) : ('pix' as const),
        }
        // The member presses again until there is an answer.
        const press = () => world.withdrawFor(asking, amountOf(cents), order).catch(() => undefined)
        let asked = await press()
        while (!asked) asked = await press()
        ids.push(asked.withdrawalId)
      }
      let ahead = 0
      const states = async () => {
        // Time passes quickly here: waiting for the next try, and for an answer that never comes.
        ahead += 60_000
        world.moveClock(ahead)
        const rows = await world.database.db
          .selectFrom('cashier.withdrawal')
          .select('status')
          .where('id', 'in', ids)
          .execute()
        return rows.every(({ status }) => over.includes(status)) && (await isInstitutionDone(ids))
      }
      await expect.poll(states, { timeout: 60_000, interval: 40 }).toBe(true)
      plannedDeaths = []

      let sentMinor = 0n
      for (const id of ids) {
        const row = await world.withdrawals.getWithdrawal(asking.memberId, id)
        const lines = (await world.sentTo(id)).map((text) => BigInt(text.replace('.', '')) * 100n)
        const sum = lines.reduce((all, one) => all - one, 0n)
        const isPaid = row.status === 'paid'
        expect(sum).toBe(isPaid ? BigInt(row.paidAmount.replace('.', '')) * 100n : 0n)
        sentMinor += sum + (isPaid ? BigInt(row.fee.replace('.', '')) * 100n : 0n)
      }
      expect(await world.heldBy(asking.memberId)).toBe(0n)
      expect((await world.balanceOf(asking.memberId)) + sentMinor).toBe(startMinor)
    }),
    {
      numRuns: 6,
      endOnFailure: true,
      examples: [
        [
          {
            withdrawals: [
              { cents: 5_000, isPeer: false },
              { cents: 5_000, isPeer: true },
              { cents: 5_000, isPeer: false },
            ],
            faults: [{ kind: 'payout_failed', times: 1 }],
            plannedDeaths: Array.from({ length: 24 }, (_, at) =>
              at % 2 === 0 ? 'after' : 'before',
            ),
          },
        ],
      ],
    },
  )
  expect(deaths).toBeGreaterThan(20)
  expect(await world.wallet.proveConservation()).toMatchObject({ drifted: [] })
}, 400_000)
