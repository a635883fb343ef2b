import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { openTestCashier, otherCpf, ownCpf } from '../../../testing/open-test-cashier.ts'
import { decidePayment } from './decide-payment.ts'
import { recordFromWebhook } from './record-payments.ts'

const world = await openTestCashier()
world.start()
afterAll(() => world.close())

const mostly = <Value>(usual: Value, ...others: Value[]) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(usual) }, ...others.map((one) => fc.constant(one)))

/** One Pix of a payer; a bit less than half of them fit. */
const pixOf = fc.record({
  deposit: fc.integer({ min: 0, max: 1 }),
  cents: mostly(5_000, 4_999, 5_001),
  payer: mostly(ownCpf, otherCpf),
  isLate: mostly(false, true),
  isOrphan: mostly(false, true),
})
type Pix = typeof pixOf extends fc.Arbitrary<infer One> ? One : never

/** The order, repetitions and mixing of the notices. */
const plan = fc.record({
  pixes: fc.array(pixOf, { minLength: 1, maxLength: 6 }),
  notices: fc.array(fc.nat({ max: 5 }), { maxLength: 12 }),
  fault: fc.constantFrom('webhook_lost', 'webhook_doubled', 'webhook_reordered', undefined),
  silent: fc.constantFrom('GET /pix', 'PUT /pix', undefined),
})

const isFitting = (pix: Pix) =>
  !pix.isOrphan && !pix.isLate && pix.cents === 5_000 && pix.payer === ownCpf

const amountOf = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

const settled = { timeout: 15_000, interval: 40 }

test('in every order of the reports, each deposit is credited once if it can be and the rest is returned once', async () => {
  await fc.assert(
    fc.asyncProperty(plan, async ({ pixes, notices, fault, silent }) => {
      const memberId = await world.addMember()
      const deposits = await Promise.all([0, 1].map(() => world.createFor(memberId, '50.00')))
      await world.sandbox.setFaults([
        ...(fault ? [{ kind: fault, ms: 120 }] : []),
        ...(silent ? [{ kind: 'api_error_after_acting', times: 2, call: silent }] : []),
      ])
      const ids: string[] = []
      for (const pix of pixes) {
        const deposit = deposits[pix.deposit]
        if (!deposit) throw new Error('two deposits were created')
        const end = Date.parse(deposit.expiresAt ?? '')
        const txid = pix.isOrphan ? { txid: 'x'.repeat(32) } : {}
        // Past the poller's windows by their time, so late ones are known by notice only.
        const paidAt = new Date(pix.isLate ? end + 1_000 : Date.now()).toISOString()
        const [paid] = await world.pay(deposit, {
          ...txid,
          cpf: pix.payer,
          amount: amountOf(pix.cents),
          paidAt,
        })
        ids.push(paid?.endToEndId ?? '')
      }
      const note = recordFromWebhook(world.context)
      await Promise.all([
        note(ids),
        ...notices.map((index) => note([ids[index % ids.length] ?? ''])),
        ...notices.map(async (index) => {
          const pix = await world.context.institution
            .findPayment(ids[index % ids.length] ?? '')
            .catch(() => undefined)
          if (pix) await decidePayment(world.context, pix)
        }),
      ])

      const stored = () =>
        world.database.db
          .selectFrom('cashier.payment')
          .select(['e2e_id', 'status'])
          .where('e2e_id', 'in', ids)
          .execute()
      await expect
        .poll(stored, settled)
        .toSatisfy(
          (rows: { status: string }[]) =>
            rows.length === ids.length &&
            rows.every(({ status }) => status === 'credited' || status === 'refunded'),
        )
      const rows = await stored()
      const creditedIds = rows.filter(({ status }) => status === 'credited').map((r) => r.e2e_id)

      const payable = new Set(pixes.filter(isFitting).map(({ deposit }) => deposit))
      expect(creditedIds).toHaveLength(payable.size)
      for (const id of creditedIds) {
        const pix = pixes[ids.indexOf(id)]
        expect(pix && isFitting(pix)).toBe(true)
      }
      expect(await world.balanceOf(memberId)).toBe(BigInt(payable.size) * 500_000n)

      const { lines } = await world.sandbox.statement()
      for (const [index, id] of ids.entries()) {
        const own = lines
          .filter(({ e2e_id }) => e2e_id === id)
          .map(({ amount }) => amount)
          .toSorted()
        const amount = amountOf(pixes[index]?.cents ?? 0)
        expect(own).toEqual(creditedIds.includes(id) ? [amount] : [`-${amount}`, amount])
      }
    }),
    {
      numRuns: 12,
      endOnFailure: true,
      // Paid three times, reported in every order at once: always among the runs.
      examples: [
        [
          {
            pixes: Array.from({ length: 3 }, () => ({
              deposit: 0,
              cents: 5_000,
              payer: ownCpf,
              isLate: false,
              isOrphan: false,
            })),
            notices: [2, 1, 0, 2],
            fault: 'webhook_doubled' as const,
            silent: undefined,
          },
        ],
      ],
    },
  )
}, 120_000)
