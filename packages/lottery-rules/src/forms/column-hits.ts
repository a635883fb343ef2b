import { countOf, productOf } from '../counting.ts'
import type { Form, RowSpec } from '../play.ts'
import { defineForm } from './define-form.ts'

/**
 * One ball of each column; how many columns are right decides the tier. The stakes with h right columns
 * are the coefficient of x^h in the product over the columns of (balls missed + balls hit × x).
 */
export const columnHits = (
  rows: readonly RowSpec[],
  tierOf: (hits: number) => string | undefined,
): Form =>
  defineForm({
    rows,
    meets: { by: 'place' },
    combinations: productOf,
    count: countOf,
    winOf: (combination, seen) => {
      const tier = tierOf(combination.filter((ball, index) => ball === seen[index]).length)
      return tier === undefined ? undefined : { tier, stakes: 1 }
    },
    winning: (chosen, seen) => {
      let stakesByHits = [1]
      for (const [index, balls] of chosen.entries()) {
        const hit = balls.includes(seen[index] ?? -1) ? 1 : 0
        const missed = balls.length - hit
        const shorter = stakesByHits
        stakesByHits = [...shorter, 0].map(
          (stakes, hits) => stakes * missed + (shorter[hits - 1] ?? 0) * hit,
        )
      }
      return stakesByHits.flatMap((stakes, hits) => {
        const tier = tierOf(hits)
        return tier === undefined || stakes === 0 ? [] : [{ tier, stakes }]
      })
    },
  })
