import { share } from '@trevo/money/share.ts'

type Filling = {
  readonly balanceMinor: bigint
  readonly hitMinor: bigint
}

type Put = { readonly amountMinor: bigint; readonly shareBp: number }

export type Filled = {
  /** The stake's contribution to the pool; the house keeps the fraction. */
  readonly contributionMinor: bigint
  /** With it the pool has reached its hit point: the stake wins exactly that, the rest stays. */
  readonly isHit: boolean
}

/** What a stake does to a pool. Amounts in 1/10,000 BRL. */
export const fillPool = (
  { balanceMinor, hitMinor }: Filling,
  { amountMinor, shareBp }: Put,
): Filled => {
  const contributionMinor = share(amountMinor, shareBp, 'floor')
  return {
    contributionMinor,
    isHit: contributionMinor > 0n && balanceMinor + contributionMinor >= hitMinor,
  }
}
