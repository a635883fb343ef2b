import { priceOfShare } from '@trevo/lottery-rules/plays/br/shared-ticket.ts'

/** Whether the cart is offered in shares, in how many, and how many of them the member takes. */
export type ShareOptions = { readonly isOn: boolean; readonly of: number; readonly mine: number }

export const noShares: ShareOptions = { isOn: false, of: 10, mine: 1 }

const offered = [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 100]

/** Numbers of shares that divide the price of the ticket. */
export const shareCountsOf = (costMinor: bigint, max: number): readonly number[] =>
  offered.filter((of) => of <= max && priceOfShare(costMinor, of) !== undefined)

export type SharePlan = {
  readonly of: number
  readonly mine: number
  readonly priceMinor: bigint
  /** What the member pays. */
  readonly ownMinor: bigint
}

/** The shares for a ticket of this price: the chosen number of shares, or the nearest possible. */
export const planShares = (
  options: ShareOptions,
  costMinor: bigint,
  max: number,
): SharePlan | undefined => {
  const counts = shareCountsOf(costMinor, max)
  if (!options.isOn || counts.length === 0) return undefined
  const of = counts.reduce((best, count) =>
    Math.abs(count - options.of) < Math.abs(best - options.of) ? count : best,
  )
  const mine = Math.min(Math.max(1, options.mine), of)
  const priceMinor = costMinor / BigInt(of)
  return { of, mine, priceMinor, ownMinor: priceMinor * BigInt(mine) }
}
