import { share } from '@trevo/money/share.ts'
import { givenShares } from '@trevo/promotion-rules/given-shares.ts'
import { worthOf, type Tier } from '../../common/domain/tiers.ts'

const minorPerCentavo = 100n

/**
 * The payout of a place, in 1/10,000 BRL and whole centavos: its prize, but never more than a share of the stakes
 * that count for it. `scoreMinor` is one point per real, in 1/10,000.
 */
export const prizeOfPlace = (tiers: readonly Tier[], place: number, scoreMinor: bigint): bigint => {
  const [worth, most] = [worthOf(tiers, place), share(scoreMinor, givenShares.ranking, 'floor')]
  const amountMinor = worth < most ? worth : most
  return amountMinor - (amountMinor % minorPerCentavo)
}
