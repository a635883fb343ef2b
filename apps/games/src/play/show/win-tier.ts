/** The size of a win in stakes; decides the animation. `none` also for a payout up to the stake. */
export type WinTier = 'none' | 'win' | 'big' | 'huge' | 'epic'

/** Stakes from which each tier begins. */
const tierFrom = { epic: 60, huge: 25, big: 10 } as const

/**
 * A payout up to the stake is not a win: it is shown, never celebrated, unless the jurisdiction profile allows it
 * (`lossCelebration`), and even then only as the smallest tier.
 */
export const winTierOf = (
  units: number,
  unitsPerStake: number,
  lossCelebration: boolean,
): WinTier => {
  if (units <= 0) return 'none'
  if (units <= unitsPerStake) return lossCelebration ? 'win' : 'none'
  const stakes = units / unitsPerStake
  if (stakes >= tierFrom.epic) return 'epic'
  if (stakes >= tierFrom.huge) return 'huge'
  return stakes >= tierFrom.big ? 'big' : 'win'
}
