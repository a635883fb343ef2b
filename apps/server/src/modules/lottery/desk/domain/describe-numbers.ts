import { groupOf } from '../../lotteries/domain/game-rules.ts'

/** How the numbers of a lottery are typed. */
export type NumbersShape = {
  readonly length: number
  /** `digits`: how many each number is written with; `isSet`: only which numbers came counts. */
  readonly pool: {
    readonly from: number
    readonly to: number
    readonly isDistinct: boolean
    readonly digits: number
    readonly isSet: boolean
  } | null
  /** A result of the lottery as text; null if it has none yet. */
  readonly example: string | null
}

export const describeNumbers = (rulesGroup: string, lastResult: string | null): NumbersShape => {
  const { length, pool, format, parse } = groupOf(rulesGroup)
  if (!pool) return { length, pool: null, example: lastResult }
  const { from, to, isDistinct } = pool
  const falling = Array.from({ length }, (_, index) => (isDistinct ? to - index : to))
  return {
    length,
    pool: {
      from,
      to,
      isDistinct,
      digits: String(to).length,
      // Such rules accept numbers in rising order alone.
      isSet: isDistinct && parse(format(falling)) === undefined,
    },
    example: lastResult,
  }
}
