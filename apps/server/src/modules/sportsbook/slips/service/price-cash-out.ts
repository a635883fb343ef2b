import { cashOutPriceOf } from '../domain/slip-money.ts'
import type { FixtureRow, LegRow, SlipRow } from '../../tables.ts'
import type { Setup } from '../../common/repository/setup.ts'
import type { PriceChoice } from '../../common/service/price-choice.ts'

/** The dependencies for current prices. */
export type Market = { readonly prices: PriceChoice; readonly setup: Setup; readonly now: Date }

/** The price of a slip's cash-out at this instant; undefined if it cannot be sold. */
export const priceCashOut = (
  slip: SlipRow,
  legs: readonly LegRow[],
  fixtures: ReadonlyMap<bigint, FixtureRow>,
  { prices, setup, now }: Market,
): bigint | undefined =>
  cashOutPriceOf(slip, legs, fixtures, (leg, fixture) => {
    const choice = { market: leg.market_key, selection: leg.selection }
    return prices.priceHeld(setup, fixture, choice, now)
  })
