import { differencesUp } from '@trevo/rebate-rules/differences-up.ts'
import { Refusal } from '@trevo/platform/refusal.ts'

export type SeriesTerms = {
  /** The member's highest series: the part not played as prize is returned as rebate. */
  readonly max: number
  readonly lowest: number
  /** The highest that may be chosen. */
  readonly betHighest: number
}

/** @throws Refusal `lottery.series_not_allowed` with the allowed series. */
export const requireSeries = (series: number, { max, lowest, betHighest }: SeriesTerms): void => {
  const highest = Math.min(max, betHighest)
  const isStep = (highest - series) % 2 === 0
  if (series >= lowest && series <= highest && isStep) return
  throw new Refusal('lottery.series_not_allowed', { min: lowest, max: highest })
}

export type Above = { readonly memberId: bigint; readonly maxSeries: number }

/** The uplines' parts of 2,000 of a stake: each the difference to the next member below. */
export const upSharesOf = (
  ownMax: number,
  above: readonly Above[],
): readonly { readonly memberId: bigint; readonly share: number }[] =>
  differencesUp(
    ownMax,
    above.map(({ memberId, maxSeries }) => ({ memberId, value: maxSeries })),
  ).map(({ memberId, share }) => ({ memberId, share }))
