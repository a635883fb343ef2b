import type { Numbers } from '@trevo/lottery-rules/group.ts'
import type { ResultShape } from '../../entities/lottery/result-shape.ts'

/** A draw as counted here; the newest comes first. */
export type CountedDraw = { readonly numero: string; readonly numbers: Numbers }

/** The statistics of one number over the draws. */
export type NumberTrend = {
  readonly value: number
  readonly count: number
  /** Draws since it last came; all of them if it never did. */
  readonly gap: number
  /** The number of draws between its appearances, and before and after them. */
  readonly averageGap: number
  readonly longestGap: number
  /** Consecutive draws in which it came. */
  readonly longestStreak: number
}

export type TrendRow = {
  readonly numero: string
  /** By number: for how many draws it has been absent; 0 if it came. */
  readonly gaps: readonly number[]
}

export type Trend = {
  readonly draws: number
  /** The probability of a number in one draw, and its expected count. */
  readonly chance: number
  readonly expected: number
  readonly numbers: readonly NumberTrend[]
  /** Oldest first. */
  readonly rows: readonly TrendRow[]
}

/** Place from 0; undefined for any of them. */
export type Place = number | undefined

const comes = (shape: ResultShape, numbers: Numbers, place: Place, value: number): boolean => {
  const places = shape.placesOf(numbers)
  return place === undefined ? places.includes(value) : places[place] === value
}

const trendOf = (value: number, came: readonly boolean[]): NumberTrend => {
  let gap = 0
  let streak = 0
  let longestGap = 0
  let longestStreak = 0
  let count = 0
  for (const isThere of came) {
    count += isThere ? 1 : 0
    gap = isThere ? 0 : gap + 1
    streak = isThere ? streak + 1 : 0
    longestGap = Math.max(longestGap, gap)
    longestStreak = Math.max(longestStreak, streak)
  }
  const averageGap = (came.length - count) / (count + 1)
  return { value, count, gap, averageGap, longestGap, longestStreak }
}

/** Counts, absences and streaks of every number over some draws, the newest first. */
export const countTrend = (
  shape: ResultShape,
  draws: readonly CountedDraw[],
  place: Place,
): Trend => {
  const oldestFirst = draws.toReversed()
  const came = shape.values.map((value) =>
    oldestFirst.map(({ numbers }) => comes(shape, numbers, place, value)),
  )
  const gaps = shape.values.map(() => 0)
  const rows = oldestFirst.map(({ numero }, draw) => {
    for (const [index, ofValue] of came.entries()) {
      gaps[index] = ofValue[draw] ? 0 : (gaps[index] ?? 0) + 1
    }
    return { numero, gaps: [...gaps] }
  })
  const chance = place === undefined ? shape.chanceAnywhere : shape.chanceAtPlace
  return {
    draws: draws.length,
    chance,
    expected: chance * draws.length,
    numbers: shape.values.map((value, index) => trendOf(value, came[index] ?? [])),
    rows,
  }
}

/** Hot or cold: more than one standard deviation from the expected count. */
export const heatOf = (
  { draws, chance, expected }: Pick<Trend, 'draws' | 'chance' | 'expected'>,
  count: number,
): 'hot' | 'cold' | 'usual' => {
  const deviation = Math.sqrt(draws * chance * (1 - chance))
  if (count > expected + deviation) return 'hot'
  return count < expected - deviation ? 'cold' : 'usual'
}
