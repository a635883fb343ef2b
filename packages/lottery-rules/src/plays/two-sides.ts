import type { Balls } from '../play.ts'

/** Value codes of reference 4.4, the same in every group. */
export const big = 0
export const small = 1
export const odd = 2
export const even = 3

/** Sides of two kinds at once; written "02", "03", "12", "13", which would be other codes as numbers. */
export const bigOdd = 102
export const bigEven = 103
export const smallOdd = 112
export const smallEven = 113

export const sideBalls: Balls = { values: [big, small, odd, even], width: 1, join: '' }

export const pairedSideBalls: Balls = {
  values: [bigOdd, bigEven, smallOdd, smallEven],
  width: 2,
  join: 'one',
  texts: { [bigOdd]: '02', [bigEven]: '03', [smallOdd]: '12', [smallEven]: '13' },
}

/** Whether a value is on a side, when it is big from `bigFrom` upwards. */
export const isOnSide = (side: number, value: number, bigFrom: number): boolean => {
  const isBig = value >= bigFrom
  const isOdd = value % 2 === 1
  switch (side) {
    case big:
      return isBig
    case small:
      return !isBig
    case odd:
      return isOdd
    case even:
      return !isOdd
    case bigOdd:
      return isBig && isOdd
    case bigEven:
      return isBig && !isOdd
    case smallOdd:
      return !isBig && isOdd
    case smallEven:
      return !isBig && !isOdd
    default:
      throw new RangeError(`no side has the code ${side}`)
  }
}

/** Codes of the plays that compare two places. */
export const tiger = 0
export const dragon = 1
export const tie = 2

/** Whether one of the two places is higher, as the codes express it: dragon is the first of them. */
export const comparedAs = ([first = 0, second = 0]: readonly number[]): number => {
  if (first === second) return tie
  return first > second ? dragon : tiger
}
