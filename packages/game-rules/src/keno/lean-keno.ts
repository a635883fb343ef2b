import type { Chance } from '@trevo/fairness/chance.ts'
import { createDistinctPool } from '../common/distinct-pool.ts'
import type { KenoChoice, KenoTitle } from './types.ts'

/** A draw of which only the hits are counted, in stakes. */
export const leanKeno = (title: KenoTitle, { risk, picks }: KenoChoice) => {
  const pays = Float64Array.from(title.pays[risk][picks.length - 1] ?? [], (one) => one / 100)
  const isPicked = Uint8Array.from({ length: title.numberCount }, (_, number) =>
    picks.includes(number + 1) ? 1 : 0,
  )
  const pool = createDistinctPool(title.numberCount)
  const { drawCount } = title
  return (chance: Chance): number => {
    let hits = 0
    for (let drawn = 0; drawn < drawCount; drawn += 1) hits += isPicked[pool.draw(chance)] ?? 0
    pool.putBack()
    return pays[hits] ?? 0
  }
}
