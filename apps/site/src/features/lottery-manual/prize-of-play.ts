import { getGroup } from '@trevo/lottery-rules/groups/all-groups.ts'
import type { Play, Tier } from '@trevo/lottery-rules/play.ts'
import { priceOfStake, type Stake } from '@trevo/lottery-rules/prizes/betting-mode.ts'
import { oddsOf, prizeAtOdds, prizeOf } from '@trevo/lottery-rules/prizes/prize-of.ts'
import { formatMoney } from '@trevo/money/money.ts'

/** The usual stake: two reais. */
export const usualStake: Stake = { bettingModeId: 1, multiple: 1 }
export const usualStakeText = formatMoney(priceOfStake(usualStake))

export type Terms = {
  readonly series: number
  /** For plays at odds: the share of the fair multiplier that they return. */
  readonly oddsReturnBp: number
}

/** The payout of one winning stake of a tier, as decimal text in BRL. */
export const prizeText = (play: Play, tier: Tier, { series, oddsReturnBp }: Terms): string =>
  formatMoney(
    play.kind === 'series'
      ? prizeOf(series, tier, usualStake, getGroup(play.group))
      : prizeAtOdds(priceOfStake(usualStake), oddsOf(tier, oddsReturnBp)),
  )

/** The series used where nobody has chosen one; for a group with another base the same share of it. */
export const seriesOrUsual = (series: number | undefined): number => series ?? 1_956
