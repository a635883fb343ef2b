import type { Chance } from '@trevo/fairness/chance.ts'
import { lineMathsOf } from '../reels/line-reels.ts'
import type { PayoutUnits } from '../reels/measure-reels.ts'
import { leanSlotOf } from '../slots/lean-slot.ts'
import type { PicksTitle } from './types.ts'

type LeanBonus = (chance: Chance) => number

const leanBonuses = new WeakMap<PicksTitle, LeanBonus>()

/** What the bonus pays in units when the lids are lifted in order; placed as `layLids` does. */
const leanBonusOf = (title: PicksTitle): LeanBonus => {
  const known = leanBonuses.get(title)
  if (known) return known
  const { lids, pickMax } = title.picks
  const ordered = Uint8Array.from(
    lids.flatMap(({ lidCount }, kind) => Array.from({ length: lidCount }, () => kind)),
  )
  const laid = ordered.slice()
  const bonus: LeanBonus = (chance) => {
    laid.set(ordered)
    for (let last = laid.length - 1; last > 0; last -= 1) {
      const at = chance.nextInt(last + 1)
      const kind = laid[last] ?? 0
      laid[last] = laid[at] ?? 0
      laid[at] = kind
    }
    let [units, multiplier] = [0, 1]
    for (let lifted = 0; lifted < pickMax; lifted += 1) {
      const kind = lids[laid[lifted] ?? 0]
      if (!kind) break
      units += kind.units
      multiplier *= kind.multiplier
      if (kind.ends) break
    }
    return units * multiplier
  }
  leanBonuses.set(title, bonus)
  return bonus
}

/** A whole round in units: the lean spin of the lines, and the bonus if it is triggered or bought. */
export const leanPicks: PayoutUnits<PicksTitle> = (title, choice, chance) => {
  const capUnits = title.winCapStakes * title.unitsPerStake
  if (choice) return Math.min(leanBonusOf(title)(chance), capUnits)
  const spun = leanSlotOf(lineMathsOf(title)).spin(0, chance)
  const opens = (spun & 15) >= title.picks.scatterCountMin
  return Math.min((spun >>> 4) + (opens ? leanBonusOf(title)(chance) : 0), capUnits)
}
