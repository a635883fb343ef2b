import { certainFrom, priceOf, type Book, type Margins, type Prices } from '../markets/price.ts'
import { outrightKeyOf, outrightKinds, placesOf, type OutrightKind } from './market.ts'
import type { SeasonRuns } from './play-rest.ts'

/** How often a season is simulated for its prices. */
export const runsForPrices = 20_000

/** How many standard errors a price allows above the result of the runs. */
const errorsAbove = 2

/** A probability from the runs, and as priced: higher by the uncertainty of the number of runs. */
export const pricedChance = (share: number, runs: number): number =>
  share + errorsAbove * Math.sqrt((share * Math.max(0, 1 - share)) / runs)

/**
 * The prices of a season. Results that never occurred in the runs are not offered, nor are nearly
 * certain ones; with fewer than two selections left a market is not offered at all.
 */
export const priceSeason = (
  codes: readonly string[],
  { runs, counts }: ReturnType<SeasonRuns['counted']>,
  margins: Margins,
): Book => {
  const pricesOf = (kind: OutrightKind): Prices | undefined => {
    const shares = counts[kind].map((count) => count / runs)
    // The only place is as good as taken.
    if (placesOf[kind] === 1 && shares.some((share) => share > certainFrom)) return undefined
    const prices = codes.flatMap((code, at) => {
      const share = shares[at] ?? 0
      if (share === 0 || share > certainFrom) return []
      const odds = priceOf({ won: pricedChance(share, runs), void: 0 }, margins[kind])
      return odds === undefined ? [] : [[code, odds] as const]
    })
    return prices.length < 2 ? undefined : Object.fromEntries(prices)
  }
  const entries = outrightKinds.flatMap((kind) => {
    const prices = pricesOf(kind)
    return prices ? [[outrightKeyOf(kind), prices] as const] : []
  })
  return Object.fromEntries(entries)
}
