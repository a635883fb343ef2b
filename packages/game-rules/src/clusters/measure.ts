import type { Measure } from '../engine/measure.ts'
import { leanPayoutOf, measuredWagersOf, type PayoutUnits } from '../reels/measure-reels.ts'
import { neverAsked } from '../reels/never-asked.ts'
import { playClusters } from './play-clusters.ts'
import type { ClustersTitle } from './types.ts'

const payoutUnits: PayoutUnits<ClustersTitle> = (title, choice, chance) =>
  playClusters(title, choice, chance).units

/** The cascades have no bound that could be enumerated: the figures are those of the simulation. */
export const measure: Measure<ClustersTitle> = {
  wagers: (title) => measuredWagersOf(title, () => undefined),
  decide: neverAsked,
  leanPayout: leanPayoutOf(payoutUnits),
}
