import { split } from '@trevo/money/share.ts'

/** The fewest and the most shares of a shared ticket (bolão). */
export const shareCountMin = 2
export const shareCountMax = 100

/**
 * The price of one share of a ticket, in 1/10,000 BRL; undefined where the ticket's cost cannot be
 * divided into so many equal shares of whole units, or there are too few or too many shares.
 */
export const priceOfShare = (costMinor: bigint, shareCount: number): bigint | undefined => {
  const isCount = Number.isInteger(shareCount)
  if (!isCount || shareCount < shareCountMin || shareCount > shareCountMax) return undefined
  return costMinor % BigInt(shareCount) === 0n ? costMinor / BigInt(shareCount) : undefined
}

/**
 * What each holder is paid of a shared ticket's payout, in the order of the holders: by their shares,
 * nothing lost or made. Earlier holders get the units that cannot be divided.
 */
export const splitPayout = (payoutMinor: bigint, sharesByHolder: readonly number[]): bigint[] =>
  split(payoutMinor, sharesByHolder.map(BigInt))
