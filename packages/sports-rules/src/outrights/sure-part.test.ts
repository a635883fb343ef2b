import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SingleBet } from '../bets/valid-stake.ts'
import { sureOfOutrights } from './sure-part.ts'

type Placed = readonly [market: string, selection: string, odds: number, stake: number]
const betsOf = (placed: readonly Placed[]): readonly SingleBet[] =>
  placed.map(([market, selection, odds, stake], index) => ({
    id: BigInt(index),
    market,
    selection,
    odds,
    stakeMinor: BigInt(stake) * 10_000n,
  }))
const champion = 'season.champion'
const topTwo = 'season.toptwo'

test.each<[string, readonly Placed[], number]>([
  ['one choice', [[champion, 'ONC', 180, 100]], 0],
  [
    'both who can still be champion',
    [
      [champion, 'ONC', 180, 100],
      [champion, 'TUC', 190, 100],
    ],
    180,
  ],
  [
    'two of many',
    [
      [champion, 'ONC', 400, 100],
      [champion, 'TUC', 500, 100],
    ],
    0,
  ],
  [
    'all of three, of which two are among the first two',
    [
      [topTwo, 'ONC', 130, 100],
      [topTwo, 'TUC', 135, 100],
      [topTwo, 'ARA', 140, 100],
    ],
    265,
  ],
  [
    'one choice of each market',
    [
      [champion, 'ONC', 105, 100],
      [topTwo, 'ONC', 105, 100],
    ],
    0,
  ],
  [
    'a match',
    [
      ['full.winner', '1', 180, 100],
      ['full.winner', '2', 190, 100],
    ],
    0,
  ],
])('what comes back of %s', (_, placed, expected) => {
  expect(Number(sureOfOutrights(betsOf(placed))) / 10_000).toBe(expected)
})

test('the certain return is at most the stake, and nothing for a single choice', () => {
  const bet = fc.tuple(
    fc.constantFrom(champion, topTwo),
    fc.constantFrom('ONC', 'TUC', 'ARA', 'JAC'),
    fc.integer({ min: 101, max: 2_000 }),
    fc.integer({ min: 1, max: 500 }),
  )
  fc.assert(
    fc.property(fc.array(bet, { minLength: 1, maxLength: 8 }), (placed) => {
      const bets = betsOf(placed)
      const stake = bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)
      const sure = sureOfOutrights(bets)
      expect(sure >= 0n && sure <= stake).toBe(true)
      expect(sureOfOutrights(bets.slice(0, 1))).toBe(0n)
    }),
  )
})
