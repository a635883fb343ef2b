/** The fewest and the most shares of a shared ticket (bolão). */
export const shareCountMin = 2
export const shareCountMax = 100

/** Consecutive shares that one holder took at once, out of all of them; they count from 0. */
export type Shares = { readonly first: number; readonly count: number; readonly of: number }

/**
 * The price of one share of a ticket, in 1/10,000 BRL; undefined if the ticket's cost cannot be
 * divided into this many equal shares of whole units, or the number of shares is out of range.
 */
export const priceOfShare = (costMinor: bigint, shareCount: number): bigint | undefined => {
  const isCount = Number.isInteger(shareCount)
  if (!isCount || shareCount < shareCountMin || shareCount > shareCountMax) return undefined
  return costMinor % BigInt(shareCount) === 0n ? costMinor / BigInt(shareCount) : undefined
}

/**
 * What these shares are paid out of the whole ticket's payout. Every share gets an equal part, and the
 * indivisible rest goes to the first shares, one unit each: over all shares nothing is lost or
 * created.
 */
export const payoutOfShares = (payoutMinor: bigint, { first, count, of }: Shares): bigint => {
  const own = BigInt(count)
  const beyond = (payoutMinor % BigInt(of)) - BigInt(first)
  const withOneMore = beyond < 0n ? 0n : beyond
  return (payoutMinor / BigInt(of)) * own + (withOneMore < own ? withOneMore : own)
}
