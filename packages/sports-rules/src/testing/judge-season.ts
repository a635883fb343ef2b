import type { SeasonResult } from '../outrights/table.ts'

/** A competitor's season as a reader of the results counts it, independent of the rules. */
type Line = { code: string; points: number; wins: number; difference: number; scored: number }

const countLine = (code: string, results: readonly SeasonResult[]): Line => {
  const line: Line = { code, points: 0, wins: 0, difference: 0, scored: 0 }
  for (const { home, away, score } of results) {
    if (home !== code && away !== code) continue
    const [ours, theirs] = home === code ? score : [score[1], score[0]]
    line.difference += ours - theirs
    line.scored += ours
    if (ours === theirs) line.points += 1
    if (ours > theirs) {
      line.points += 3
      line.wins += 1
    }
  }
  return line
}

const isAbove = (one: Line, other: Line): boolean => {
  if (one.points !== other.points) return one.points > other.points
  if (one.wins !== other.wins) return one.wins > other.wins
  if (one.difference !== other.difference) return one.difference > other.difference
  return one.scored > other.scored
}

/**
 * The part of a stake that wins on a competitor among the first places: its average win if lots were
 * drawn between equals.
 */
export const judgeShare = (
  codes: readonly string[],
  results: readonly SeasonResult[],
  code: string,
  places: number,
): number => {
  const counted = results.filter(({ home, away }) => codes.includes(home) && codes.includes(away))
  const lines = codes.map((one) => countLine(one, counted))
  const own = lines.find((line) => line.code === code)
  if (!own) return 0
  const above = lines.filter((line) => isAbove(line, own)).length
  const below = lines.filter((line) => isAbove(own, line)).length
  const equal = lines.length - above - below
  let winning = 0
  // Each of the equal places is equally likely to be drawn.
  for (let lot = 0; lot < equal; lot += 1) if (above + lot < places) winning += 1
  return winning / equal
}
