import type { Chance } from '@trevo/fairness/chance.ts'
import { returnOf } from './engine.ts'
import type { RouletteTitle } from './types.ts'
import { pocketsOf } from './wheel.ts'

/** A bet on one place, with its return known for every pocket; in stakes. */
export const leanRoulette = (title: RouletteTitle, bet: string) => {
  // A pocket is the number drawn, regardless of its position on the wheel.
  const pays = Float64Array.from(
    { length: pocketsOf(title.wheel).length },
    (_, pocket) => returnOf(title, bet, pocket) / 100,
  )
  return (chance: Chance): number => pays[chance.nextInt(pays.length)] ?? 0
}
