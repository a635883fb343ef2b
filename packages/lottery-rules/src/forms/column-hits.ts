import { countOf, productOf } from '../counting.ts'
import type { Form, RowSpec } from '../play.ts'
import { defineForm } from './define-form.ts'

/** A number that no ball of a column has. */
const missed = -1

/**
 * One ball per column; the number of hit columns decides the tier. The stakes with h hits are the
 * coefficient of x^h in the product over the columns of (balls missed + balls hit × x).
 */
export const columnHits = (
  rows: readonly RowSpec[],
  tierOf: (hits: number) => string | undefined,
): Form => {
  const winning: Form['winning'] = (chosen, seen) => {
    let stakesByHits = [1]
    for (const [index, balls] of chosen.entries()) {
      const hit = balls.includes(seen[index] ?? -1) ? 1 : 0
      const wrong = balls.length - hit
      const shorter = stakesByHits
      stakesByHits = [...shorter, 0].map(
        (stakes, hits) => stakes * wrong + (shorter[hits - 1] ?? 0) * hit,
      )
    }
    return stakesByHits.flatMap((stakes, hits) => {
      const tier = tierOf(hits)
      return tier === undefined || stakes === 0 ? [] : [{ tier, stakes }]
    })
  }
  return defineForm({
    rows,
    meets: { by: 'place' },
    combinations: productOf,
    count: countOf,
    winOf: (combination, seen) => {
      const tier = tierOf(combination.filter((ball, index) => ball === seen[index]).length)
      return tier === undefined ? undefined : { tier, stakes: 1 }
    },
    winning,
    // A column is hit or missed, whichever of its balls came.
    best: (chosen) =>
      [...productOf(chosen.map(([ball = missed]) => [ball, missed]))].map((seen) =>
        winning(chosen, seen),
      ),
  })
}
