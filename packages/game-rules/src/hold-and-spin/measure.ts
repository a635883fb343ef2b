import type { Measure } from '../engine/measure.ts'
import { leanPayoutOf, measuredWagersOf } from '../reels/measure-reels.ts'
import { neverAsked } from '../reels/never-asked.ts'
import type { PayoutUnits } from '../reels/measure-reels.ts'
import { exactHold } from './exact-hold.ts'
import { playHold } from './play-hold.ts'
import type { HoldAndSpinTitle } from './types.ts'

const payoutUnits: PayoutUnits<HoldAndSpinTitle> = (title, choice, chance) =>
  playHold(title, choice, chance).units

export const measure: Measure<HoldAndSpinTitle> = {
  wagers: (title) => measuredWagersOf(title, exactHold),
  decide: neverAsked,
  leanPayout: leanPayoutOf(payoutUnits),
}
