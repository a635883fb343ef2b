import { createHash } from 'node:crypto'
import { isLeafProven, merkleLeaf, merkleRoot, proveLeaf } from '@trevo/fairness/merkle.ts'
import { saltsOf } from '@trevo/fairness/salts.ts'
import { commitmentOf } from '@trevo/fairness/seeds.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { finish } from '../steps.ts'
import {
  checkEdition,
  isTicketProven,
  makeTickets,
  proveTicket,
  rootOfTickets,
  type InstantTicket,
  type PublishedEdition,
} from './edition.ts'
import { fieldCount, fieldsOf } from './ticket-fields.ts'
import { findPlanFault, planBounds, returnOfPlan, type PrizePlan } from './prize-plan.ts'

const seed = createHash('sha256').update('an edition of the tests').digest('hex')
const plan: PrizePlan = {
  priceMinor: '25000',
  ticketCount: 101,
  prizes: [
    { amountMinor: '500000', count: 1 },
    { amountMinor: '200000', count: 1 },
    { amountMinor: '100000', count: 3 },
    { amountMinor: '50000', count: 4 },
    { amountMinor: '30000', count: 6 },
    { amountMinor: '25000', count: 10 },
  ],
}
const label = 'PIPA/1'

const ticketsOf = (of: PrizePlan, from = seed): readonly InstantTicket[] => {
  const { tiers } = finish(makeTickets(of, from, label))
  const saltOf = saltsOf(from, label)
  return [...tiers].map((tier, index) => ({
    edition: label,
    ticket: index + 1,
    prizeMinor: of.prizes[tier - 1]?.amountMinor ?? '0',
    salt: saltOf(index + 1),
  }))
}
const publish = (of: PrizePlan, from = seed): PublishedEdition => ({
  ...of,
  label,
  commitment: commitmentOf(from),
  root: rootOfTickets(finish(makeTickets(of, from, label))),
})

describe('an edition of an instant lottery', () => {
  test('with any seed, every prize of the plan is in it exactly as often as the plan says', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 6, maxLength: 6 }),
        fc.integer({ min: 100, max: 300 }),
        (bytes, counts, ticketCount) => {
          const from = Buffer.from(bytes).toString('hex')
          const prizes = plan.prizes.map((tier, index) => ({ ...tier, count: counts[index] ?? 1 }))
          const drawn = ticketsOf({ ...plan, ticketCount, prizes }, from)
          expect(drawn).toHaveLength(ticketCount)
          for (const { amountMinor, count } of prizes) {
            const won = drawn.filter(({ prizeMinor }) => prizeMinor === amountMinor)
            expect(won).toHaveLength(count)
          }
        },
      ),
      { numRuns: 25 },
    )
  })

  test('its root and every ticket’s way to it are those of the tree of all records', () => {
    const tickets = finish(makeTickets(plan, seed, label))
    const leaves = ticketsOf(plan).map(merkleLeaf)
    const root = merkleRoot(leaves)
    expect(rootOfTickets(tickets)).toBe(root)
    for (const [index, leaf] of leaves.entries()) {
      const proof = proveTicket(tickets, index + 1)
      expect(proof).toEqual(proveLeaf(leaves, index))
      expect(isLeafProven(leaf, proof, root)).toBe(true)
    }
    expect(() => proveTicket(tickets, 0)).toThrow(RangeError)
    expect(() => proveTicket(tickets, plan.ticketCount + 1)).toThrow(RangeError)
  })

  test('a ticket is proven only as it is: not with another prize, number, salt or edition', () => {
    const edition = publish(plan)
    const proof = proveTicket(finish(makeTickets(plan, seed, label)), 7)
    const ticket = ticketsOf(plan)[6] as InstantTicket // 101 tickets
    expect(isTicketProven(ticket, proof, edition)).toBe(true)
    for (const change of [
      { prizeMinor: '999' },
      { ticket: 8 },
      { salt: '0'.repeat(32) },
      { edition: 'PIPA/2' },
    ]) {
      expect(isTicketProven({ ...ticket, ...change }, proof, edition)).toBe(false)
    }
  })

  test('made again from its seed it is right, and each false part is found', () => {
    const edition = publish(plan)
    const right = { isSeedRight: true, isRootRight: true, isPlanRight: true }
    expect(finish(checkEdition(edition, seed))).toMatchObject(right)
    const other = createHash('sha256').update('another').digest('hex')
    expect(finish(checkEdition(edition, other))).toMatchObject({
      isSeedRight: false,
      isRootRight: false,
    })
    const fewer = plan.prizes.map((tier, index) => (index === 0 ? { ...tier, count: 2 } : tier))
    expect(finish(checkEdition({ ...edition, prizes: fewer }, seed)).isRootRight).toBe(false)
    const tooMany = plan.prizes.map((tier) => ({ ...tier, count: tier.count * 10 }))
    expect(finish(checkEdition({ ...edition, prizes: tooMany }, seed)).isPlanRight).toBe(false)
  })

  test('the fields of a ticket show its prize three times and no other amount', () => {
    for (const ticket of ticketsOf(plan)) {
      const fields = fieldsOf(plan, ticket)
      expect(fields).toHaveLength(fieldCount)
      const won = plan.prizes.findIndex(({ amountMinor }) => amountMinor === ticket.prizeMinor) + 1
      for (const tier of plan.prizes.keys()) {
        const times = fields.filter((field) => field === tier + 1).length
        if (tier + 1 === won) expect(times).toBe(3)
        else expect(times).toBeLessThanOrEqual(tier < planBounds.rareTiers ? 1 : 2)
      }
      expect(fieldsOf(plan, ticket)).toEqual(fields)
    }
  })
})

describe('a prize plan', () => {
  test('returns its prizes by its stakes', () => {
    expect(returnOfPlan({ ...plan, ticketCount: 100 })).toBe(6_520)
    expect(findPlanFault(plan)).toBeUndefined()
  })

  test.each([
    { fault: 'price', change: { priceMinor: '25001' } },
    { fault: 'price', change: { priceMinor: '0' } },
    { fault: 'tickets', change: { ticketCount: 99 } },
    { fault: 'tickets', change: { ticketCount: 200_001 } },
    { fault: 'tiers', change: { prizes: plan.prizes.slice(1) } },
    { fault: 'order', change: { prizes: plan.prizes.toReversed() } },
    {
      fault: 'amount',
      change: { prizes: plan.prizes.with(0, { amountMinor: '500001', count: 1 }) },
    },
    {
      fault: 'count',
      change: { prizes: plan.prizes.with(0, { amountMinor: '500000', count: 0 }) },
    },
    {
      fault: 'count',
      change: { prizes: plan.prizes.with(5, { amountMinor: '25000', count: 99 }) },
    },
  ])('is refused for its $fault', ({ fault, change }) => {
    expect(findPlanFault({ ...plan, ...change })).toBe(fault)
  })
})
