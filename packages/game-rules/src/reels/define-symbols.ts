import type { UnnamedSymbol } from '../slots/define-symbol.ts'

type Face<Id extends string> = Pick<UnnamedSymbol<Id>, 'code' | 'id' | 'icon'>

/** Sizes of clusters that a paytable lists; one in between pays like the next smaller one. */
export const clusterSizes = [5, 6, 7, 8, 9, 10, 12, 15, 20] as const

/** A symbol that pays in clusters, by `clusterSizes`. */
export const grouped = <Id extends string>(
  face: Face<Id>,
  ...units: readonly number[]
): UnnamedSymbol<Id> => ({
  ...face,
  kind: 'regular',
  pays: Object.fromEntries(units.map((pay, index) => [clusterSizes[index], pay])),
})
