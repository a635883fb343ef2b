import type { ReelsChoice, ReelsTitle } from './types.ts'

/** Parses a choice: nothing for a spin at a stake on offer, a feature at its price. */
export const readReelsChoice = (
  title: ReelsTitle,
  stakeMinor: bigint,
  sent: unknown,
): ReelsChoice | undefined => {
  if (sent === null) return title.stakeStepsMinor.includes(stakeMinor) ? null : undefined
  const { buy } = title
  if (!buy || !isBuyOf(sent, buy.feature)) return undefined
  const isOffered = title.stakeStepsMinor.some(
    (step) => step * BigInt(buy.priceStakes) === stakeMinor,
  )
  return isOffered ? { buy: buy.feature } : undefined
}

const isBuyOf = (sent: unknown, feature: string): boolean =>
  typeof sent === 'object' &&
  sent !== null &&
  Object.getPrototypeOf(sent) === Object.prototype &&
  Object.keys(sent).join() === 'buy' &&
  (sent as { buy: unknown }).buy === feature // read as unknown, compared only

/** The stake that payouts are counted in. */
export const baseStakeOf = (
  title: ReelsTitle,
  { stakeMinor, choice }: { readonly stakeMinor: bigint; readonly choice: ReelsChoice },
): bigint => (choice === null ? stakeMinor : stakeMinor / BigInt(title.buy?.priceStakes ?? 1))

/** The value of a number of payout units at a stake. Exact for every stake step: nothing is rounded. */
export const payoutMinorAt = (title: ReelsTitle, stakeMinor: bigint, units: number): bigint =>
  (stakeMinor / BigInt(title.unitsPerStake)) * BigInt(units)
