import { choose, subsetsOf } from '../counting.ts'
import type { Form, RowSpec } from '../play.ts'
import { defineForm } from './define-form.ts'

/**
 * Two balls of one row against the normal balls and the special one, which is seen last: both normal,
 * or one normal with the special.
 */
export const withSpecial = (
  row: RowSpec,
  tiers: { readonly both?: string; readonly withSpecial: string },
): Form => {
  const split = (seen: readonly number[]) => ({ normal: seen.slice(0, -1), special: seen.at(-1) })
  const winsAt = (hits: number, isSpecialHit: boolean) => {
    const pairs = choose(hits, 2)
    const mixed = isSpecialHit ? hits : 0
    return [
      ...(tiers.both !== undefined && pairs > 0 ? [{ tier: tiers.both, stakes: pairs }] : []),
      ...(mixed > 0 ? [{ tier: tiers.withSpecial, stakes: mixed }] : []),
    ]
  }
  return defineForm({
    rows: [row],
    meets: { by: 'any', times: [1] },
    combinations: ([balls = []]) => subsetsOf(balls, 2),
    count: ([balls = []]) => choose(balls.length, 2),
    winOf: (pair, seen) => {
      const { normal, special } = split(seen)
      const hits = pair.filter((ball) => normal.includes(ball)).length
      if (hits === 2) return tiers.both === undefined ? undefined : { tier: tiers.both, stakes: 1 }
      return hits === 1 && pair.some((ball) => ball === special)
        ? { tier: tiers.withSpecial, stakes: 1 }
        : undefined
    },
    winning: ([balls = []], seen) => {
      const { normal, special } = split(seen)
      const hits = balls.filter((ball) => normal.includes(ball)).length
      return winsAt(hits, special !== undefined && balls.includes(special))
    },
    best: ([balls = []], { count }) => {
      const normals = count - 1
      return [
        winsAt(Math.min(balls.length, normals), false),
        winsAt(Math.min(balls.length - 1, normals), true),
      ]
    },
  })
}
