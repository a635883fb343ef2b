import { subsetsOf, sumOf } from '../../counting.ts'
import { shapeOf } from '../digits/context.ts'

/**
 * The bull of five digits: if three of them add up to a multiple of ten, the last digit of the sum of
 * the others, of which 0 is the highest (10); 0 if no three do.
 */
export const bullOf = (digits: readonly number[]): number => {
  const hasTen = [...subsetsOf(digits, 3)].some((three) => sumOf(three) % 10 === 0)
  return hasTen ? sumOf(digits) % 10 || 10 : 0
}

const handsByShape: Readonly<Record<string, number>> = {
  5: 1,
  41: 2,
  32: 3,
  311: 5,
  221: 6,
  2111: 7,
}

/** The poker hand of five digits: 1 five of a kind … 4 straight (0-1-2-3-4 to 5-6-7-8-9) … 8 high card. */
export const handOf = (digits: readonly number[]): number => {
  const hand = handsByShape[shapeOf(digits)]
  if (hand !== undefined) return hand
  return Math.max(...digits) - Math.min(...digits) === 4 ? 4 : 8
}

/**
 * What banker (0), player (1), tie (2), banker pair (3) and player pair (4) win with the first two and
 * the last two digits, whose sums count modulo ten.
 */
export const baccaratOf = (
  ball: number,
  [b1 = 0, b2 = 0, p1 = 0, p2 = 0]: readonly number[],
): boolean | 'refund' => {
  if (ball === 3) return b1 === b2
  if (ball === 4) return p1 === p2
  const [banker, player] = [(b1 + b2) % 10, (p1 + p2) % 10]
  if (banker > player) return ball === 0
  if (player > banker) return ball === 1
  return ball === 2 ? true : 'refund'
}
