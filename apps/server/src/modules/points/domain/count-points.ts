/** This many `pointsMinor` for each `stakeMinor`; both in 1/10,000. */
export type EarningRule = { readonly stakeMinor: bigint; readonly pointsMinor: bigint }

/** Points for a staked or deposited amount, in 1/10,000 of a point, rounded down. */
export const countPoints = (amountMinor: bigint, rule: EarningRule): bigint =>
  (amountMinor * rule.pointsMinor) / rule.stakeMinor

/** Points that an amount of money buys, in 1/10,000 of a point, rounded down. */
export const countBought = (amountMinor: bigint, perRealMinor: bigint): bigint =>
  (amountMinor * perRealMinor) / 10_000n
