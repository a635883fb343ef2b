import { lineMathsOf } from '../reels/line-reels.ts'
import type { ReelsChoice } from '../reels/types.ts'
import { addConvolved, certain, chancesByScatters } from '../reels/sparse-chances.ts'
import { spinDistributionOf } from '../slots/measure/spin-distribution.ts'
import type { PicksTitle } from './types.ts'

/** Every outcome of the reels and every order of the lids. */
export const exactPicks = (title: PicksTitle, choice: ReelsChoice): Float64Array => {
  const length = title.winCapStakes * title.unitsPerStake + 1
  const bonus = bonusChances(title, length)
  if (choice) return bonus
  const chances = new Float64Array(length)
  for (const [count, lines] of chancesByScatters(spinDistributionOf(lineMathsOf(title), 'base'))) {
    const opens = count >= title.picks.scatterCountMin
    addConvolved(chances, lines, opens ? bonus : certain(length, 0))
  }
  return chances
}

/** What the bonus pays: along every sequence of kinds, those drawn with equal counts joined. */
const bonusChances = ({ picks }: PicksTitle, length: number): Float64Array => {
  const chances = new Float64Array(length)
  const { lids, pickMax } = picks
  const all = lids.reduce((sum, { lidCount }) => sum + lidCount, 0)
  let states = new Map([[lids.map(() => 0).join(), 1]])
  for (let lifted = 0; lifted < pickMax && states.size > 0; lifted += 1) {
    const next = new Map<string, number>()
    for (const [key, chance] of states) {
      const counts = key.split(',').map(Number)
      for (const [at, kind] of lids.entries()) {
        const left = kind.lidCount - (counts[at] ?? 0)
        if (left === 0) continue
        const share = (chance * left) / (all - lifted)
        const after = counts.with(at, (counts[at] ?? 0) + 1)
        if (!kind.ends && lifted + 1 < pickMax) {
          next.set(after.join(), (next.get(after.join()) ?? 0) + share)
          continue
        }
        const units = Math.min(worthOf(lids, after), length - 1)
        chances[units] = (chances[units] ?? 0) + share
      }
    }
    states = next
  }
  return chances
}

const worthOf = (lids: PicksTitle['picks']['lids'], counts: readonly number[]): number => {
  let [units, multiplier] = [0, 1]
  for (const [at, kind] of lids.entries()) {
    units += kind.units * (counts[at] ?? 0)
    multiplier *= kind.multiplier ** (counts[at] ?? 0)
  }
  return units * multiplier
}
