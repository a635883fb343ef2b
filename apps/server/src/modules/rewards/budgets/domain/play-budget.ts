import { givenShares, stakesFor } from '@trevo/promotion-rules/given-shares.ts'

/** A member's rewards paid from a budget, and all the member's counted stakes; in 1/10,000 BRL. */
export type PlayBudget = { readonly spentMinor: bigint; readonly countedMinor: bigint }

/**
 * The member's stakes that must still count before the budget pays for this value, in 1/10,000 BRL; 0 if it does
 * now.
 */
export const stakesMissing = (
  kind: 'missions' | 'levels',
  { spentMinor, countedMinor }: PlayBudget,
  worthMinor: bigint,
): bigint => {
  if (worthMinor <= 0n) return 0n
  const missing = stakesFor(spentMinor + worthMinor, givenShares[kind]) - countedMinor
  return missing > 0n ? missing : 0n
}
