/** The sports open for betting. */
export const sports = ['football', 'esport'] as const
export type Sport = (typeof sports)[number]

/** Side 0 is named first: the home team, or the first of an e-sports pairing. */
export type Side = 0 | 1
export type Pair = readonly [number, number]

/** The event at a step of the clock: a goal in football, a round won in an e-sport. */
export type Mark = { readonly tick: number; readonly side: Side }

/** The progress of a match. A football step is a minute; a step of an e-sport is a round. */
export type MatchState = {
  readonly sport: Sport
  readonly tick: number
  readonly marks: readonly Mark[]
}

export const footballTicks = 90
export const halfTicks = 45
/** Rounds that win a map, and maps that win a match. */
export const roundsToWin = 13
export const mapsToWin = 2

/** Adds one to a side. */
export const plusOne = ([home, away]: Pair, side: Side): Pair =>
  side === 0 ? [home + 1, away] : [home, away + 1]

/** Goals up to and including a minute. */
export const goalsUntil = (marks: readonly Mark[], tick: number): Pair =>
  marks.reduce<Pair>(
    (score, mark) => (mark.tick <= tick ? plusOne(score, mark.side) : score),
    [0, 0],
  )

/** Rounds of each map in order; the last one may be in progress. A match without rounds has no maps. */
export const mapsOf = (marks: readonly Mark[]): readonly Pair[] => {
  const maps: Pair[] = []
  let current: Pair = [0, 0]
  for (const { side } of marks) {
    current = plusOne(current, side)
    if (isMapOver(current)) {
      maps.push(current)
      current = [0, 0]
    }
  }
  return current[0] + current[1] > 0 ? [...maps, current] : maps
}

export const isMapOver = ([home, away]: Pair): boolean =>
  home === roundsToWin || away === roundsToWin

/** Maps won by each side. */
export const mapsWon = (maps: readonly Pair[]): Pair =>
  maps
    .filter(isMapOver)
    .reduce<Pair>((won, [home, away]) => plusOne(won, home > away ? 0 : 1), [0, 0])

/** Whether nothing more can happen. */
export const isOver = ({ sport, tick, marks }: MatchState): boolean => {
  if (sport === 'football') return tick >= footballTicks
  const [home, away] = mapsWon(mapsOf(marks))
  return home === mapsToWin || away === mapsToWin
}

/** What the board shows: goals, or maps won. */
export const scoreOf = ({ sport, tick, marks }: MatchState): Pair =>
  sport === 'football' ? goalsUntil(marks, tick) : mapsWon(mapsOf(marks))
