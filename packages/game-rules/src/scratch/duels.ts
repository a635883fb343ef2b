import type { Chance } from '@trevo/fairness/chance.ts'
import { combinations } from '../common/combinations.ts'
import type { Outcome } from '../common/exact-figures.ts'
import type { Duels, DuelsView } from './types.ts'
import type { LeanCard } from './weighted.ts'

/** Row by row: one's own number, then the other; equal numbers win nothing. */
export const drawDuels = (
  { rowCount, highest, pays }: Duels,
  chance: Chance,
): readonly [number, DuelsView] => {
  const rows = Array.from({ length: rowCount }, () => {
    const own = 1 + chance.nextInt(highest)
    return { own, theirs: 1 + chance.nextInt(highest) }
  })
  const won = rows.filter(({ own, theirs }) => own > theirs).length
  return [pays[won] ?? 0, { mechanic: 'duels', rows }]
}

/** The probability of each count of won rows. */
export const wonRowChances = ({ rowCount, highest }: Duels): readonly number[] => {
  const chance = (highest - 1) / (2 * highest)
  return Array.from(
    { length: rowCount + 1 },
    (_, won) => combinations(rowCount, won) * chance ** won * (1 - chance) ** (rowCount - won),
  )
}

export const duelsOutcomes = (game: Duels): readonly Outcome[] =>
  wonRowChances(game).map((probability, won) => ({
    probability,
    multiplier: game.pays[won] ?? 0,
  }))

export const mostOfDuels = ({ pays }: Duels): number => Math.max(...pays)

export const leanDuels =
  ({ rowCount, highest, pays }: Duels): LeanCard =>
  (chance) => {
    let won = 0
    for (let row = 0; row < rowCount; row += 1) {
      const own = chance.nextInt(highest)
      if (own > chance.nextInt(highest)) won += 1
    }
    return (pays[won] ?? 0) / 100
  }
