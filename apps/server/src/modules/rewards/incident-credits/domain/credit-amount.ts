import { givenShares, worthOf } from '@trevo/promotion-rules/given-shares.ts'

const centavo = 100n

/** All amounts in 1/10,000 BRL. */
export type CreditTerms = {
  /** The most for one incident, and for all of a month. */
  readonly amountMinor: bigint
  readonly monthMaxMinor: bigint
  /** What incidents gave this member in the month. */
  readonly monthGivenMinor: bigint
  /** All of the member's counted stakes, and what rewards for play took of their share. */
  readonly countedMinor: bigint
  readonly spentMinor: bigint
}

/** What the member is given for an incident, in whole centavos; 0 if nothing. */
export const creditAmount = ({
  amountMinor,
  monthMaxMinor,
  monthGivenMinor,
  countedMinor,
  spentMinor,
}: CreditTerms): bigint => {
  const bounds = [
    monthMaxMinor - monthGivenMinor,
    worthOf(countedMinor, givenShares.missions) - spentMinor,
  ]
  const least = bounds.reduce((a, b) => (b < a ? b : a), amountMinor)
  return least > 0n ? least - (least % centavo) : 0n
}
