/** Limits that the player sets before autoplay; amounts in minor units, 0 means no limit. */
export type AutoplayPlan = {
  readonly count: number
  readonly lossStopMinor: bigint
  readonly winStopMinor: bigint
  readonly featureStop: boolean
}

export type AutoplayState = AutoplayPlan & {
  readonly left: number
  /** Payouts less stakes since it began. */
  readonly netMinor: bigint
}

export type AutoplayEnd = 'done' | 'loss' | 'win' | 'feature'

export const startAutoplay = (plan: AutoplayPlan): AutoplayState => ({
  ...plan,
  left: plan.count,
  netMinor: 0n,
})

/** The plan after a finished round: its next state, or why it ends. */
export const afterRound = (
  state: AutoplayState,
  round: { readonly stakeMinor: bigint; readonly payoutMinor: bigint; readonly feature: boolean },
): AutoplayState | AutoplayEnd => {
  const netMinor = state.netMinor + round.payoutMinor - round.stakeMinor
  const left = state.left - 1
  if (state.winStopMinor > 0n && round.payoutMinor >= state.winStopMinor) return 'win'
  if (state.featureStop && round.feature) return 'feature'
  if (left <= 0) return 'done'
  // The next stake may not take the loss beyond the limit.
  if (state.lossStopMinor > 0n && round.stakeMinor - netMinor > state.lossStopMinor) return 'loss'
  return { ...state, left, netMinor }
}
