import { givenShares, stakesFor } from '@trevo/promotion-rules/given-shares.ts'

/** What a member was given out of a budget, and all that counted of the member's stakes; in 1/10,000 BRL. */
export type PlayBudget = { readonly spentMinor: bigint; readonly countedMinor: bigint }

/**
 * The stakes of the member that must still count before the budget pays for something of this worth, in
 * 1/10,000 BRL; 0 where it does.
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
