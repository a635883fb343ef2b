/**
 * What a player did towards another in deals that both took part in. Whole counts, which add up over
 * deals.
 */
export type PairFacts = {
  readonly dealCount: number
  /** Deals in which chips went between the two. */
  readonly transferCount: number
  /** What the player lost to the other, minus what was won, in hundredths of the game's unit. */
  readonly lostHundredths: number
  /** The squares of the flows between them in each deal, in hundredths. */
  readonly lostSquares: number
  /** How often the player had a strong hand before a raise of the other, and folded it. */
  readonly strongFacedCount: number
  readonly strongFoldedCount: number
  /** Deals in which only the two were left, and in how many of them the player bet. */
  readonly duelCount: number
  readonly duelRaisedCount: number
  /** Deals in which the player gave up most of its chips to the other without a showdown. */
  readonly yieldedCount: number
  /** How many of these would have cost next to nothing to continue. */
  readonly thrownCount: number
}

/** Empty facts. */
export const noFacts: PairFacts = {
  dealCount: 0,
  transferCount: 0,
  lostHundredths: 0,
  lostSquares: 0,
  strongFacedCount: 0,
  strongFoldedCount: 0,
  duelCount: 0,
  duelRaisedCount: 0,
  yieldedCount: 0,
  thrownCount: 0,
}

/** Every count of the facts. */
export const factNames = [
  'dealCount',
  'transferCount',
  'lostHundredths',
  'lostSquares',
  'strongFacedCount',
  'strongFoldedCount',
  'duelCount',
  'duelRaisedCount',
  'yieldedCount',
  'thrownCount',
] as const satisfies readonly (keyof PairFacts)[]

export type FactName = (typeof factNames)[number]

/** The sum of facts of two sets of deals. */
export const addFacts = (one: PairFacts, other: PairFacts): PairFacts => {
  const sum = { ...one }
  const counts: Record<FactName, number> = sum
  for (const name of factNames) counts[name] += other[name]
  return sum
}

/** What a seat did towards another in one deal; places are those of the deal. */
export type SeatFacts = {
  readonly place: number
  readonly other: number
  readonly facts: PairFacts
}

/** Facts of one deal while they are being counted. */
export type FactCounts = {
  /** The number to add. */
  add(place: number, other: number, counts: Partial<PairFacts>): void
  /** Counts once per deal, however often it is reported. */
  mark(place: number, other: number, name: FactName): void
  /** For every seat, what it did towards each other one. */
  all(): readonly SeatFacts[]
}

/** Counts the facts of a deal; each pair of its seats shares one deal. */
export const createFactCounts = (seatCount: number): FactCounts => {
  const counts = new Map<number, Record<FactName, number>>()
  const of = (place: number, other: number): Record<FactName, number> => {
    const key = place * seatCount + other
    const own = counts.get(key) ?? { ...noFacts, dealCount: 1 }
    counts.set(key, own)
    return own
  }
  return {
    add: (place, other, more) => {
      const own = of(place, other)
      for (const name of factNames) own[name] += more[name] ?? 0
    },
    mark: (place, other, name) => {
      of(place, other)[name] = 1
    },
    all: () =>
      Array.from({ length: seatCount * seatCount }, (_, key) => ({
        place: Math.floor(key / seatCount),
        other: key % seatCount,
      }))
        .filter(({ place, other }) => place !== other)
        .map(({ place, other }) => ({ place, other, facts: { ...of(place, other) } })),
  }
}
