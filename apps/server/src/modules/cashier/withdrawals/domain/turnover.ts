import { share } from '@trevo/money/share.ts'

/** A deposit, and what was staked from it on until the next one. */
export type WageredDeposit = { readonly amountMinor: bigint; readonly stakedMinor: bigint }

export type Turnover = { readonly requiredMinor: bigint; readonly wageredMinor: bigint }

/**
 * What must be wagered before money leaves, and how much of it is done. Each deposit adds its share;
 * stakes count from the deposit on, and only until everything due is done: play before a deposit
 * never counts for it.
 */
export const turnoverOf = (deposits: readonly WageredDeposit[], turnoverBp: number): Turnover => {
  let requiredMinor = 0n
  let wageredMinor = 0n
  for (const { amountMinor, stakedMinor } of deposits) {
    requiredMinor += share(amountMinor, turnoverBp, 'floor')
    wageredMinor += stakedMinor
    if (wageredMinor < requiredMinor) continue
    requiredMinor = 0n
    wageredMinor = 0n
  }
  return { requiredMinor, wageredMinor }
}

export const turnoverLeft = ({ requiredMinor, wageredMinor }: Turnover): bigint =>
  requiredMinor - wageredMinor
