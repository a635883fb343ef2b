import { sha256Hex } from '@trevo/fairness/sha256/sha256.ts'
import { commitmentOf } from '@trevo/fairness/seeds.ts'

/** The seeds of a deal, 64 hex digits each: of the house and of every participating seat. */
export type TableSeeds = { readonly server: string; readonly seats: readonly string[] }

/** What house and seats publish before any of them reveals a seed. */
export type TableCommitments = TableSeeds

/** The commitments of a deal's seeds. Throws RangeError if a seed is not 64 hex digits. */
export const commitmentsOf = ({ server, seats }: TableSeeds): TableCommitments => ({
  server: commitmentOf(server),
  seats: seats.map(commitmentOf),
})

/** Whether the revealed seeds match their commitments. */
export const areCommitted = (seeds: TableSeeds, commitments: TableCommitments): boolean => {
  const own = commitmentsOf(seeds)
  return (
    own.server === commitments.server &&
    own.seats.length === commitments.seats.length &&
    own.seats.every((commitment, seat) => commitment === commitments.seats[seat])
  )
}

/** The client seed of a deal: the SHA-256 of all seats' seeds, one after the other. */
export const clientSeedOf = ({ seats }: TableSeeds): string => {
  for (const seed of seats) commitmentOf(seed)
  return sha256Hex(seats.join('').toLowerCase())
}

/**
 * Replaces the seed of a seat that is away, so that the others can play on. Everybody can compute it
 * once the house has committed; it adds nothing that the house or another seat could not know.
 */
export const standInSeed = (houseCommitment: string, place: number): string =>
  sha256Hex(`away:${houseCommitment}:${place}`)
