/** How a slip combines its legs: each alone, all of them together, or every combination of some sizes. */
export type SlipKind = keyof typeof systems

type System = {
  readonly legs: readonly [number, number]
  readonly sizes: 'all' | readonly number[]
}

export const legsMax = 20

/** `singles` bets on each leg alone, `multiple` on all at once; the others name their sizes. */
export const systems = {
  singles: { legs: [1, legsMax], sizes: [1] },
  multiple: { legs: [2, legsMax], sizes: 'all' },
  trixie: { legs: [3, 3], sizes: [2, 3] },
  patent: { legs: [3, 3], sizes: [1, 2, 3] },
  yankee: { legs: [4, 4], sizes: [2, 3, 4] },
  lucky15: { legs: [4, 4], sizes: [1, 2, 3, 4] },
  canadian: { legs: [5, 5], sizes: [2, 3, 4, 5] },
  lucky31: { legs: [5, 5], sizes: [1, 2, 3, 4, 5] },
  heinz: { legs: [6, 6], sizes: [2, 3, 4, 5, 6] },
  lucky63: { legs: [6, 6], sizes: [1, 2, 3, 4, 5, 6] },
} as const satisfies Record<string, System>

export const slipKinds = Object.keys(systems) as readonly SlipKind[] // keys of the table above

/** How many legs each combination has; empty if the kind does not allow this many legs. */
export const sizesOf = (kind: SlipKind, legs: number): readonly number[] => {
  const { legs: range, sizes }: System = systems[kind]
  if (legs < range[0] || legs > range[1]) return []
  return sizes === 'all' ? [legs] : sizes
}

const choose = (of: number, size: number): number => {
  let ways = 1
  for (let at = 1; at <= size; at += 1) ways = (ways * (of - size + at)) / at
  return ways
}

/** How many bets a slip contains: a Trixie 4, a Yankee 11, a Heinz 57. */
export const countBets = (kind: SlipKind, legs: number): number =>
  sizesOf(kind, legs).reduce((sum, size) => sum + choose(legs, size), 0)

/** The kinds available for a number of legs. */
export const kindsFor = (legs: number): readonly SlipKind[] =>
  slipKinds.filter((kind) => sizesOf(kind, legs).length > 0)
