import type { Chance } from '@trevo/fairness/chance.ts'
import { createDistinctPool } from '../common/distinct-pool.ts'
import { ladderOf } from './ladder.ts'
import type { MinesChoice, MinesTitle } from './types.ts'

/** Opens cells from the first on and stops after this many; in stakes. */
export const leanMines = (title: MinesTitle, { mineCount }: MinesChoice, stop: number) => {
  const pays = (ladderOf(title, mineCount)[stop - 1] ?? 0) / 100
  const pool = createDistinctPool(title.cellCount)
  return (chance: Chance): number => {
    let isSafe = true
    for (let drawn = 0; drawn < mineCount; drawn += 1) {
      if (pool.draw(chance) < stop) isSafe = false
    }
    pool.putBack()
    return isSafe ? pays : 0
  }
}
