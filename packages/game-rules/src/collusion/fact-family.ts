import type { CardTableTitle } from '../card-tables/card-table.ts'

/**
 * Whose figures a title at one of its tables is judged by: a family of games, or `sit-and-go` for
 * hold'em tournaments. Undefined for games that are not monitored.
 */
export const factFamilyOf = ({
  family,
  cash,
  sitAndGo,
}: Pick<CardTableTitle, 'family' | 'cash' | 'sitAndGo'>): string | undefined => {
  if (family === 'truco') return family
  if (family !== 'holdem') return undefined
  return sitAndGo ? 'sit-and-go' : cash && family
}
