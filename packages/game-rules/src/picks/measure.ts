import type { Measure } from '../engine/measure.ts'
import { leanPayoutOf, measuredWagersOf } from '../reels/measure-reels.ts'
import type { ReelsView } from '../reels/types.ts'
import type { PickAction } from './engine.ts'
import { exactPicks } from './exact-picks.ts'
import { leanPicks } from './lean-picks.ts'
import type { PicksTitle } from './types.ts'

/** Lids are placed at random, so every order of lifting them returns the same: the first ones are taken. */
export const measure: Measure<PicksTitle, PickAction, ReelsView> = {
  wagers: (title) => measuredWagersOf(title, exactPicks),
  decide: (_title, _wager, { legal: [first] }) => {
    if (!first) throw new Error('the round is over')
    return first
  },
  leanPayout: leanPayoutOf(leanPicks),
}
