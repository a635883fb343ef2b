import type { Chance } from '@trevo/fairness/chance.ts'
import { findSlots } from './board.ts'
import type { PlinkoChoice, PlinkoTitle } from './types.ts'

/** A ball without its path, because only its slot decides the payout; in stakes. */
export const leanPlinko = (title: PlinkoTitle, choice: PlinkoChoice) => {
  const pays = Float64Array.from(findSlots(title, choice) ?? [], (multiplier) => multiplier / 100)
  const { rowCount } = choice
  return (chance: Chance): number => {
    let slot = 0
    for (let row = 0; row < rowCount; row += 1) slot += chance.nextInt(2)
    return pays[slot] ?? 0
  }
}
