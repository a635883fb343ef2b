import type { Chance } from '@trevo/fairness/chance.ts'
import { createDistinctPool } from '../common/distinct-pool.ts'
import { ladderOf } from './ladder.ts'
import type { TowerLevel, TowerTitle } from './types.ts'

/** Opens the first column of each floor and stops after this many floors; in stakes. */
export const leanTower = (title: TowerTitle, level: TowerLevel, stop: number) => {
  const { floorCount, columnCount, trapCount } = level
  const pays = (ladderOf(title, level)[stop - 1] ?? 0) / 100
  const pool = createDistinctPool(columnCount)
  return (chance: Chance): number => {
    let isSafe = true
    for (let floor = 0; floor < floorCount; floor += 1) {
      for (let drawn = 0; drawn < trapCount; drawn += 1) {
        if (pool.draw(chance) === 0 && floor < stop) isSafe = false
      }
      pool.putBack()
    }
    return isSafe ? pays : 0
  }
}
