import type { LoyaltySettingOf } from '@trevo/contract/ops/giving/loyalty-settings.ts'
import { parseMoney } from '@trevo/money/money.ts'
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

/** Money for a point at the best exchange. */
const worthOfPoint = (offers: readonly Offer[]): number =>
  Math.max(
    0,
    ...offers.map(
      ({ pointsMinor, amountMinor, prizeMinor }) =>
        Number(prizeMinor - amountMinor) / Number(pointsMinor),
    ),
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
      .map(
        ({ stake, points }) =>
          (Number(parseMoney(points)) * worthOfPoint(offers) * wholeBp) / Number(parseMoney(stake)),
      ),
  )

/** What points for one real buy, in 1/100 percent of the real. */
export const pointsSoldBp = (perReal: string | null, offers: readonly Offer[]): number =>
  perReal === null
    ? 0
    : (Number(parseMoney(perReal)) * worthOfPoint(offers) * wholeBp) / Number(parseMoney('1.00'))

/**
 * The return of a bet with everything that may be given for it, in 1/100 percent: of one that keeps
 * as much as counts whole. Bets that keep less count for less of it (docs/valid-stake.md).
 */
export const returnWithAllBp = (rebateBp: number, pointsBp: number): number => {
  const { agents, promotions, ranking, raffle, levels, missions, referral } = givenShares
  const fixed = agents + promotions + ranking + raffle + levels + missions + referral
  return wholeBp - wholeMarginBp + fixed + rebateBp + pointsBp
}
