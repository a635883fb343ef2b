import { getGroup } from '@trevo/lottery-rules/groups/all-groups.ts'
import type { Play, Tier } from '@trevo/lottery-rules/play.ts'
import { priceOfStake, type Stake } from '@trevo/lottery-rules/prizes/betting-mode.ts'
import { oddsOf, prizeAtOdds, prizeOf } from '@trevo/lottery-rules/prizes/prize-of.ts'
import { formatMoney } from '@trevo/money/money.ts'

/** The customary stake: two reais. */
export const usualStake: Stake = { bettingModeId: 1, multiple: 1 }
export const usualStakeText = formatMoney(priceOfStake(usualStake))

export type Terms = {
  readonly series: number
  /** Of plays at odds: how much of the fair multiplier they give back. */
  readonly oddsReturnBp: number
}

/** The payout of one winning stake of a tier, as decimal text in BRL. */
export const prizeText = (play: Play, tier: Tier, { series, oddsReturnBp }: Terms): string =>
  formatMoney(
    play.kind === 'series'
      ? prizeOf(series, tier, usualStake, getGroup(play.group))
      : prizeAtOdds(priceOfStake(usualStake), oddsOf(tier, oddsReturnBp)),
  )

/** The series that is paid where nobody has chosen one; of a group with another base as much of it. */
export const seriesOrUsual = (series: number | undefined): number => series ?? 1_956
