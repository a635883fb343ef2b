import { drawDistinct } from '@trevo/game-rules/common/draw-distinct.ts'
import { rising } from '../counting.ts'
import type { Group } from '../group.ts'
import { numberList } from './write-numbers.ts'

type Drawn = {
  readonly code: Group['code']
  readonly gameGroupCode: Group['gameGroupCode']
  readonly from: number
  readonly to: number
  readonly count: number
  readonly outcomeCount: bigint
  readonly seriesBase?: Group['seriesBase']
  readonly digitOf?: Group['digitOf']
  /** Published ascending: only which numbers came counts. */
  readonly isSet?: boolean
}

/** Different numbers from a pool, in the order in which they come. */
export const distinctNumbers = (pool: Drawn): Group => {
  const { code, gameGroupCode, from, to, count: length, outcomeCount, isSet = false } = pool
  const list = numberList({ length, from, to, isDistinct: true })
  const isRising = (numbers: readonly number[]) => String(rising(numbers)) === String(numbers)
  return {
    code,
    gameGroupCode,
    length,
    pool: { from, to, isDistinct: true },
    outcomeCount,
    seriesBase: pool.seriesBase ?? 1000,
    draw: (chance) => {
      const numbers = drawDistinct(to - from + 1, length, chance).map((index) => index + from)
      return isSet ? rising(numbers) : numbers
    },
    format: list.format,
    parse: (text) => {
      const numbers = list.parse(text)
      return numbers && isSet && !isRising(numbers) ? undefined : numbers
    },
    digitOf: pool.digitOf ?? (() => undefined),
  }
}

/** Numbers drawn independently from the same small range: dice. */
export const repeatedNumbers = (
  pool: Omit<Drawn, 'outcomeCount' | 'isSet'> & { readonly digitOf?: Group['digitOf'] },
): Group => {
  const { code, gameGroupCode, from, to, count: length } = pool
  return {
    code,
    gameGroupCode,
    length,
    pool: { from, to, isDistinct: false },
    outcomeCount: BigInt(to - from + 1) ** BigInt(length),
    seriesBase: 1000,
    draw: (chance) => Array.from({ length }, () => from + chance.nextInt(to - from + 1)),
    ...numberList({ length, from, to, isDistinct: false }),
    digitOf: pool.digitOf ?? (() => undefined),
  }
}
