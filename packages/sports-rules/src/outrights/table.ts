import type { Pair } from '../match.ts'

/** How a match of the season ended: goals, or maps won. */
export type SeasonResult = { readonly home: string; readonly away: string; readonly score: Pair }

export type TableRow = {
  readonly code: string
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly scored: number
  readonly conceded: number
  readonly points: number
  /** From 1. Competitors equal in everything share the place, and the next ones are skipped. */
  readonly place: number
  /** How many share the place; 1 if nobody else does. */
  readonly tied: number
}

type Counted = Omit<TableRow, 'place' | 'tied'>

/**
 * What a match adds to a competitor's rank: points first, then wins, then the difference, then the
 * score. Ranks of several matches are added up; the higher sum ranks first.
 */
export const rankOf = ([scored, conceded]: Pair): number => {
  const isWon = scored > conceded
  const points = isWon ? 3 : scored === conceded ? 1 : 0
  return points * 1e10 + (isWon ? 1e8 : 0) + (scored - conceded) * 1e4 + scored
}

const turned = ([home, away]: Pair): Pair => [away, home]

const scoresOf = (code: string, results: readonly SeasonResult[]): readonly Pair[] =>
  results.flatMap(({ home, away, score }) => {
    if (home === code) return [score]
    return away === code ? [turned(score)] : []
  })

const countRow = (code: string, scores: readonly Pair[]): Counted => {
  const won = scores.filter(([ours, theirs]) => ours > theirs).length
  const drawn = scores.filter(([ours, theirs]) => ours === theirs).length
  return {
    code,
    played: scores.length,
    won,
    drawn,
    lost: scores.length - won - drawn,
    scored: scores.reduce((sum, [ours]) => sum + ours, 0),
    conceded: scores.reduce((sum, [, theirs]) => sum + theirs, 0),
    points: 3 * won + drawn,
  }
}

/** The table of some competitors, in order. Matches with anybody else do not count. */
export const tableOf = (
  codes: readonly string[],
  results: readonly SeasonResult[],
): readonly TableRow[] => {
  const counted = results.filter(({ home, away }) => codes.includes(home) && codes.includes(away))
  const ranked = codes.map((code) => {
    const scores = scoresOf(code, counted)
    return { row: countRow(code, scores), rank: scores.reduce((sum, one) => sum + rankOf(one), 0) }
  })
  return ranked
    .map(({ row, rank }): TableRow => ({
      ...row,
      place: 1 + ranked.filter((other) => other.rank > rank).length,
      tied: ranked.filter((other) => other.rank === rank).length,
    }))
    .toSorted((one, other) => one.place - other.place || (one.code < other.code ? -1 : 1))
}
