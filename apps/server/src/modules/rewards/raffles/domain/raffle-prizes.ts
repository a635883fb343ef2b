import { share } from '@trevo/money/share.ts'
import { givenShares } from '@trevo/promotion-rules/given-shares.ts'

const minorPerCentavo = 100n

/**
 * The payout of each place of a raffle, in 1/10,000 BRL and whole centavos: its prize, or, if all prizes together
 * exceed the raffle's share of the stakes on its list, a proportional part of each.
 */
export const rafflePrizes = (
  prizesMinor: readonly bigint[],
  stakedMinor: bigint,
): readonly bigint[] => {
  const most = share(stakedMinor, givenShares.raffle, 'floor')
  const all = prizesMinor.reduce((sum, prize) => sum + prize, 0n)
  if (all <= most) return prizesMinor
  return prizesMinor.map((prize) => {
    const part = (prize * most) / all
    return part - (part % minorPerCentavo)
  })
}
