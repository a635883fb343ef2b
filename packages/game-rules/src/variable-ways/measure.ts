import type { Measure } from '../engine/measure.ts'
import { leanPayoutOf, measuredWagersOf, type PayoutUnits } from '../reels/measure-reels.ts'
import { neverAsked } from '../reels/never-asked.ts'
import { playWays } from './play-ways.ts'
import type { VariableWaysTitle } from './types.ts'

const payoutUnits: PayoutUnits<VariableWaysTitle> = (title, choice, chance) =>
  playWays(title, choice, chance).units

/** The cascades have no bound that could be enumerated: the figures are those of the simulation. */
export const measure: Measure<VariableWaysTitle> = {
  wagers: (title) => measuredWagersOf(title, () => undefined),
  decide: neverAsked,
  leanPayout: leanPayoutOf(payoutUnits),
}
