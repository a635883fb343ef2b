import type { LoyaltySettingOf } from '@trevo/contract/ops/giving/loyalty-settings.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { divide } from '@trevo/money/share.ts'
import { wholeMarginBp } from '@trevo/promotion-rules/counted-share.ts'
import { givenShares } from '@trevo/promotion-rules/given-shares.ts'

const wholeBp = 10_000

/** An exchange of points for money; amounts in 1/10,000. */
export type Offer = {
  readonly pointsMinor: bigint
  readonly amountMinor: bigint
  readonly prizeMinor: bigint
}

/** The highest rebate of a counted real with what the highest level adds, in 1/100 percent. */
export const rebateMaxBp = (
  { products }: LoyaltySettingOf<'rebate'>,
  levelBps: readonly number[],
): number => {
  const level = Math.max(0, ...levelBps)
  return Math.max(
    0,
    ...products.map(({ rateBp, weightBp }) => ((rateBp + level) * weightBp) / wholeBp),
  )
}

/** 1/100 percent in parts of a millionth of the whole, so that nothing is lost by rounding. */
const millionths = 10_000n

/** What points buy at the best exchange, in 1/100 percent of the money that brought them. */
const shareBp = (points: string, money: string, offers: readonly Offer[]): number =>
  Math.max(
    0,
    ...offers.map(({ pointsMinor, amountMinor, prizeMinor }) => {
      const bought = parseMoney(points) * (prizeMinor - amountMinor) * BigInt(wholeBp) * millionths
      const parts = divide(bought, pointsMinor * parseMoney(money), 'ceil')
      return Number(parts) / Number(millionths)
    }),
  )

/** What points of a counted real buy at most, in 1/100 percent. */
export const pointsMaxBp = (
  { rules }: Pick<LoyaltySettingOf<'points'>, 'rules'>,
  offers: readonly Offer[],
): number =>
  Math.max(
    0,
    ...rules
      .filter(({ product }) => product !== 'DEPOSIT')
      .map(({ stake, points }) => shareBp(points, stake, offers)),
  )

/** What points for one real buy, in 1/100 percent of the real. */
export const pointsSoldBp = (perReal: string | null, offers: readonly Offer[]): number =>
  perReal === null ? 0 : shareBp(perReal, '1.00', offers)

/**
 * The return of a bet with everything that may be given for it, in 1/100 percent: of one that keeps
 * as much as counts whole. Bets that keep less count for less of it (docs/valid-stake.md).
 */
export const returnWithAllBp = (rebateBp: number, pointsBp: number): number => {
  const { agents, promotions, ranking, raffle, levels, missions, referral } = givenShares
  const fixed = agents + promotions + ranking + raffle + levels + missions + referral
  return wholeBp - wholeMarginBp + fixed + rebateBp + pointsBp
}
