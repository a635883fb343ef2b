/** One bet on a table: where, and how much in 1/10,000 BRL. */
export type Bet<Place extends string = string> = {
  readonly place: Place
  readonly stakeMinor: bigint
}

export type Bets<Place extends string = string> = {
  /** In the order in which places were first used. */
  readonly list: () => readonly Bet<Place>[]
  readonly at: (place: Place) => bigint
  readonly totalMinor: () => bigint
  readonly place: (place: Place, stakeMinor: bigint) => void
  /** As before the last change. */
  readonly undo: () => void
  readonly clear: () => void
  readonly double: () => void
  /** Places the bets of the last round. */
  readonly repeat: () => void
  /** A round began with these bets: `repeat` places them again, `undo` forgets what came before. */
  readonly keep: () => void
  /** These bets were placed: the table takes others, `repeat` places them again. */
  readonly take: () => void
  readonly canUndo: () => boolean
  readonly canRepeat: () => boolean
}

export type BetLimits<Place extends string> = {
  /** The limit of a place. */
  readonly mostAt?: (place: Place) => bigint
  /** The limit of the whole table; undefined for no limit. */
  readonly mostMinor?: () => bigint | undefined
}

/** The bets a player places before a round, step by step. A change that breaks a limit is ignored. */
export const createBets = <Place extends string>(
  limits: BetLimits<Place> = {},
  onChange: () => void = () => undefined,
): Bets<Place> => {
  type Laid = ReadonlyMap<Place, bigint>
  let now: Laid = new Map()
  let last: Laid = new Map()
  let past: Laid[] = []

  const set = (next: Laid): void => {
    if (!isWithin(next, limits)) return
    past.push(now)
    now = next
    onChange()
  }
  return {
    list: () => [...now].map(([place, stakeMinor]) => ({ place, stakeMinor })),
    at: (place) => now.get(place) ?? 0n,
    totalMinor: () => sumOf(now),
    place: (place, stakeMinor) => {
      set(new Map([...now, [place, (now.get(place) ?? 0n) + stakeMinor]]))
    },
    undo: () => {
      const before = past.pop()
      if (!before) return
      now = before
      onChange()
    },
    clear: () => {
      if (now.size > 0) set(new Map())
    },
    double: () => {
      if (now.size > 0) set(new Map([...now].map(([place, stake]) => [place, stake * 2n])))
    },
    repeat: () => {
      if (last.size > 0) set(last)
    },
    keep: () => {
      last = now
      past = []
      onChange()
    },
    take: () => {
      last = now
      now = new Map()
      past = []
      onChange()
    },
    canUndo: () => past.length > 0,
    canRepeat: () => last.size > 0 && now.size === 0,
  }
}

const sumOf = (laid: ReadonlyMap<string, bigint>): bigint =>
  [...laid.values()].reduce((sum, stake) => sum + stake, 0n)

const isWithin = <Place extends string>(
  laid: ReadonlyMap<Place, bigint>,
  { mostAt, mostMinor }: BetLimits<Place>,
): boolean => {
  const most = mostMinor?.()
  if (most !== undefined && sumOf(laid) > most) return false
  return !mostAt || [...laid].every(([place, stake]) => stake <= mostAt(place))
}
