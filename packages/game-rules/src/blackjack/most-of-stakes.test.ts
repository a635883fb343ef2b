import { expect, it } from 'vitest'
import { mostOfStakes } from './most-of-stakes.ts'

const returns = (pairs: number, three: number) => ({
  perfectPairs: { mixed: 100, coloured: 100, perfect: 100 * pairs },
  twentyOnePlusThree: {
    flush: 100,
    straight: 100,
    'three-of-a-kind': 100,
    'straight-flush': 100,
    'suited-three': 100 * three,
  },
})

// Every hand is doubled and won, for four times its first stake; each side bet costs as much again.
it.each([
  ['the hands alone', 4, 10, 10, 16],
  ['with the pair', 1, 30, 10, 17],
  ['with the three', 1, 10, 30, 17],
  ['with both', 2, 40, 30, 26],
  ['with both, a part of a stake rounded up', 2, 40, 31, 27],
])(
  '%s: %i hands, %i and %i for the side bets pay at most %i stakes',
  (_, hands, pairs, three, most) => expect(mostOfStakes(hands, returns(pairs, three))).toBe(most),
)
