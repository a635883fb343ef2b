import { payoutMinorAt } from './read-choice.ts'
import type { RoundSum } from './round-sum.ts'
import type { PicksShown, ReelsChoice, ReelStep, ReelsTitle, ReelsView } from './types.ts'

/** A round as its player sees it. */
export const viewOf = (
  title: ReelsTitle,
  stakeMinor: bigint,
  {
    sum,
    choice,
    steps,
    picks,
  }: {
    readonly sum: RoundSum
    readonly choice: ReelsChoice
    readonly steps: readonly ReelStep[]
    readonly picks?: PicksShown | undefined
  },
): ReelsView => ({
  kind: 'reels',
  gameCode: title.gameCode,
  mathsVersion: title.version,
  stakeMinor: String(stakeMinor),
  payoutMinor: String(payoutMinorAt(title, stakeMinor, sum.units)),
  payoutUnits: sum.units,
  unitsPerStake: title.unitsPerStake,
  capped: sum.units >= sum.capUnits,
  freeSpinsPlayed: sum.freeSpinsPlayed,
  ...(choice ? { bought: choice.buy } : {}),
  steps,
  ...(picks ? { picks } : {}),
})
