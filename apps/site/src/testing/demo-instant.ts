import { commitmentOf } from '@trevo/fairness/seeds.ts'
import { saltsOf } from '@trevo/fairness/salts.ts'
import type {
  InstantEdition,
  InstantOrder,
  ProvenInstantTicket,
} from '@trevo/contract/wps/lottery/instant.ts'
import {
  makeTickets,
  prizeOfTier,
  proveTicket,
  rootOfTickets,
} from '@trevo/lottery-rules/instant/edition.ts'
import { returnOfPlan } from '@trevo/lottery-rules/instant/prize-plan.ts'
import { finish } from '@trevo/lottery-rules/steps.ts'

const seed = '5a'.repeat(32)
const label = 'PIPA/3'
const plan = {
  priceMinor: '25000',
  ticketCount: 120,
  prizes: [
    { amountMinor: '1000000', count: 1 },
    { amountMinor: '500000', count: 1 },
    { amountMinor: '200000', count: 1 },
    { amountMinor: '100000', count: 2 },
    { amountMinor: '50000', count: 6 },
    { amountMinor: '25000', count: 20 },
  ],
}
const made = finish(makeTickets(plan, seed, label))
const saltOf = saltsOf(seed, label)

/** An edition of an instant lottery as the server answers it. */
export const demoEdition = (change: Partial<InstantEdition> = {}): InstantEdition => ({
  editionId: 9,
  gameId: 8_001,
  gameCode: 'PIPA',
  names: { PT: 'Pipas no Céu', EN: 'Kites in the Sky' },
  look: 'kites',
  label,
  number: 3,
  priceMinor: plan.priceMinor,
  state: 'open',
  ticketCount: plan.ticketCount,
  soldCount: 20,
  prizes: plan.prizes.map((tier, index) => ({ ...tier, won: index === 5 ? 4 : 0 })),
  returnBp: returnOfPlan(plan),
  commitment: commitmentOf(seed),
  root: rootOfTickets(made),
  publishedAt: '2026-03-01T12:00:00.000Z',
  openedAt: '2026-03-02T12:00:00.000Z',
  closesAt: '2026-06-02T12:00:00.000Z',
  closedAt: null,
  closedBy: null,
  seed: null,
  ...change,
})

/** The same edition after its end. */
export const endedEdition = (): InstantEdition =>
  demoEdition({ state: 'closed', closedAt: '2026-04-01T12:00:00.000Z', closedBy: 'day', seed })

const ticketAt = (ticket: number): ProvenInstantTicket => {
  const proof = proveTicket(made, ticket)
  const prizeMinor = prizeOfTier(plan, made.tiers[ticket - 1] ?? 0)
  return {
    edition: label,
    ticket,
    prizeMinor,
    salt: saltOf(ticket),
    proof: { ...proof, path: [...proof.path] },
  }
}

/** The first ticket from `from` on that wins, or that does not. */
export const firstTicket = (wins: boolean, from = 1): number =>
  [...made.tiers].findIndex((tier, index) => index + 1 >= from && tier > 0 === wins) + 1

/** An order of consecutive tickets of that edition. */
export const demoInstantOrder = (first: number, count = 1): InstantOrder => {
  const tickets = Array.from({ length: count }, (_, index) => ticketAt(first + index))
  const { editionId, gameId, gameCode, names, look, number, priceMinor } = demoEdition()
  return {
    orderId: '77',
    editionId,
    gameId,
    gameCode,
    names,
    look,
    label,
    number,
    priceMinor,
    firstTicket: first,
    ticketCount: count,
    stakeMinor: String(25_000 * count),
    prizeMinor: String(tickets.reduce((sum, { prizeMinor }) => sum + BigInt(prizeMinor), 0n)),
    placedAt: '2026-03-10T12:00:00.000Z',
    isClosed: false,
    tickets,
  }
}
