import { chanceOf } from '@trevo/fairness/chance.ts'
import { isLeafProven, merkleLeaf, type MerkleProof } from '@trevo/fairness/merkle.ts'
import {
  merkleLevels,
  proveInLevels,
  rootOfLevels,
  type MerkleLevels,
} from '@trevo/fairness/merkle-levels.ts'
import { saltsOf } from '@trevo/fairness/salts.ts'
import { commitmentOf } from '@trevo/fairness/seeds.ts'
import type { Steps } from '../steps.ts'
import type { PrizePlan } from './prize-plan.ts'

/** An edition as it is published before its first sale. */
export type PublishedEdition = PrizePlan & {
  /** `PIPA/3`: the code of the lottery and the number of the edition. */
  readonly label: string
  /** SHA-256 of the seed, hex. */
  readonly commitment: string
  /** Root of the tree over all tickets, hex. */
  readonly root: string
}

/** A ticket as it is under the root. Its number is from 1 on, its prize in 1/10,000 BRL. */
export type InstantTicket = {
  readonly edition: string
  readonly ticket: number
  readonly prizeMinor: string
  /** 16 bytes from the seed, hex, so that nobody can guess another ticket from its hash. */
  readonly salt: string
}

/** What the seed of an edition decides: the tier of each ticket (0 wins nothing) and the tree over all tickets. */
export type EditionTickets = {
  readonly tiers: Uint8Array
  readonly levels: MerkleLevels
}

const partSize = 200

/** Tiers in the order of the tickets: the plan's prizes and blanks, shuffled by the seed (Fisher-Yates). */
export function* shuffleTiers(plan: PrizePlan, seed: string, label: string): Steps<Uint8Array> {
  const tiers = new Uint8Array(plan.ticketCount)
  let at = 0
  for (const [index, { count }] of plan.prizes.entries()) {
    tiers.fill(index + 1, at, at + count)
    at += count
  }
  const chance = chanceOf({ serverSeed: seed, clientSeed: label, nonce: 0 })
  for (let last = tiers.length - 1; last > 0; last -= 1) {
    const other = chance.nextInt(last + 1)
    const moved = tiers[last] ?? 0
    tiers[last] = tiers[other] ?? 0
    tiers[other] = moved
    if (last % partSize === 0) yield
  }
  return tiers
}

/** The prize of a tier, 0 being none, in 1/10,000 BRL. */
export const prizeOfTier = ({ prizes }: Pick<PrizePlan, 'prizes'>, tier: number): string =>
  prizes[tier - 1]?.amountMinor ?? '0'

/** All tickets of an edition. Takes seconds for 100,000 of them, and yields every few milliseconds. */
export function* makeTickets(plan: PrizePlan, seed: string, label: string): Steps<EditionTickets> {
  const tiers = yield* shuffleTiers(plan, seed, label)
  const saltOf = saltsOf(seed, label)
  const levels = yield* merkleLevels(tiers.length, (index): InstantTicket => ({
    edition: label,
    ticket: index + 1,
    prizeMinor: prizeOfTier(plan, tiers[index] ?? 0),
    salt: saltOf(index + 1),
  }))
  return { tiers, levels }
}

/** The root of the tree over all tickets, hex. */
export const rootOfTickets = ({ levels }: EditionTickets): string => rootOfLevels(levels)

/** The way of a ticket to the root. @throws RangeError for a number that the edition does not have */
export const proveTicket = ({ levels }: EditionTickets, ticket: number): MerkleProof =>
  proveInLevels(levels, ticket - 1)

/** Whether a ticket, exactly as it is, is under the published root at its own place. */
export const isTicketProven = (
  ticket: InstantTicket,
  proof: MerkleProof,
  { root, label, ticketCount }: PublishedEdition,
): boolean =>
  ticket.edition === label &&
  proof.leafIndex === ticket.ticket - 1 &&
  proof.leafCount === ticketCount &&
  isLeafProven(merkleLeaf(ticket), proof, root)

export type EditionCheck = {
  /** The seed is the one whose hash was published. */
  readonly isSeedRight: boolean
  /** The tickets that it makes have the published root. */
  readonly isRootRight: boolean
  /** There are as many prizes of each amount as the plan says. */
  readonly isPlanRight: boolean
  readonly tickets: EditionTickets
}

/** Makes a whole edition again from its revealed seed, and compares it with what was published. */
export function* checkEdition(edition: PublishedEdition, seed: string): Steps<EditionCheck> {
  const tickets = yield* makeTickets(edition, seed, edition.label)
  const counts = edition.prizes.map(() => 0)
  for (const tier of tickets.tiers) {
    if (tier > 0) counts[tier - 1] = (counts[tier - 1] ?? 0) + 1
  }
  return {
    isSeedRight: commitmentOf(seed) === edition.commitment,
    isRootRight: rootOfTickets(tickets) === edition.root,
    isPlanRight: edition.prizes.every(({ count }, index) => counts[index] === count),
    tickets,
  }
}
