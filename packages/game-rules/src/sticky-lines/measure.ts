import type { Measure } from '../engine/measure.ts'
import { leanPayoutOf, measuredWagersOf, type PayoutUnits } from '../reels/measure-reels.ts'
import { neverAsked } from '../reels/never-asked.ts'
import { exactRespins } from './exact-respins.ts'
import { playSticky } from './play-sticky.ts'
import type { StickyLinesTitle } from './types.ts'

const payoutUnits: PayoutUnits<StickyLinesTitle> = (title, choice, chance) =>
  playSticky(title, choice, chance).units

/** Exact without free spins; wilds that stay on single cells make too many states to enumerate. */
export const measure: Measure<StickyLinesTitle> = {
  wagers: (title) =>
    measuredWagersOf(title, () => (title.freeSpins ? undefined : exactRespins(title))),
  decide: neverAsked,
  leanPayout: leanPayoutOf(payoutUnits),
}
