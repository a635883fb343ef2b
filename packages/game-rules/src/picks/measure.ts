import type { Measure } from '../engine/measure.ts'
import { lineMathsOf } from '../reels/line-reels.ts'
import { leanPayoutOf, measuredWagersOf, type PayoutUnits } from '../reels/measure-reels.ts'
import type { ReelsView } from '../reels/types.ts'
import { leanSlotOf } from '../slots/lean-slot.ts'
import type { PickAction } from './engine.ts'
import { exactPicks } from './exact-picks.ts'
import { countLids, layLids } from './lay-lids.ts'
import type { PicksTitle } from './types.ts'

const payoutUnits: PayoutUnits<PicksTitle> = (title, choice, chance) => {
  const capUnits = title.winCapStakes * title.unitsPerStake
  const spun = choice ? title.picks.scatterCountMin : leanSlotOf(lineMathsOf(title)).spin(0, chance)
  const spinUnits = choice ? 0 : spun >>> 4
  if ((choice ? spun : spun & 15) < title.picks.scatterCountMin)
    return Math.min(spinUnits, capUnits)
  const lids = layLids(title, chance)
  let lifted = 1
  while (!countLids(title, lids.slice(0, lifted)).over) lifted += 1
  const { units, multiplier } = countLids(title, lids.slice(0, lifted))
  return Math.min(spinUnits + units * multiplier, capUnits)
}

/** Lids are laid by chance, so every order of lifting them returns the same: the first ones will do. */
export const measure: Measure<PicksTitle, PickAction, ReelsView> = {
  wagers: (title) => measuredWagersOf(title, exactPicks),
  decide: (_title, _wager, { legal: [first] }) => {
    if (!first) throw new Error('the round is over')
    return first
  },
  leanPayout: leanPayoutOf(payoutUnits),
}
