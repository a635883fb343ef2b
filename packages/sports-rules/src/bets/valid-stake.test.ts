import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyOf, marketsOf, selectionsOf } from '../markets/market.ts'
import { sports, type Sport } from '../match.ts'
import { uncountedOfSingles, type SingleBet } from './valid-stake.ts'

type Placed = readonly [market: string, selection: string, odds: number, stake: number]
const betsOf = (placed: readonly Placed[]): readonly SingleBet[] =>
  placed.map(([market, selection, odds, stake], index) => ({
    id: BigInt(index),
    market,
    selection,
    odds,
    stakeMinor: BigInt(stake) * 10_000n,
  }))
const countedOf = (sport: Sport, placed: readonly Placed[]): readonly number[] => {
  const uncounted = uncountedOfSingles(sport, betsOf(placed))
  return betsOf(placed).map(
    ({ id, stakeMinor }) => Number(stakeMinor - (uncounted.get(id) ?? 0n)) / 10_000,
  )
}

test.each<[string, Sport, readonly Placed[], readonly number[]]>([
  ['one side', 'football', [['full.result', '1', 200, 10]], [10]],
  [
    'both sides of a winner',
    'esport',
    [
      ['full.winner', '1', 190, 100],
      ['full.winner', '2', 190, 100],
    ],
    [5, 5],
  ],
  [
    'over and under',
    'football',
    [
      ['full.total:5', 'over', 200, 10],
      ['full.total:5', 'under', 200, 10],
    ],
    [0, 0],
  ],
  [
    'two of three results: the third loses both',
    'football',
    [
      ['full.result', '1', 300, 10],
      ['full.result', '2', 300, 10],
    ],
    [10, 10],
  ],
  [
    'a side, and the double chance of the other two',
    'football',
    [
      ['full.result', '1', 200, 50],
      ['full.double', 'X2', 200, 50],
    ],
    [0, 0],
  ],
  [
    'more on one side than on the other',
    'football',
    [
      ['full.both', 'yes', 200, 30],
      ['full.both', 'no', 200, 10],
    ],
    [15, 5],
  ],
  [
    'sides of different scopes, which are different bets',
    'football',
    [
      ['full.total:3', 'over', 200, 10],
      ['half.total:3', 'under', 200, 10],
    ],
    [10, 10],
  ],
  [
    'a built bet and a side',
    'football',
    [
      ['full.built', 'x', 200, 10],
      ['full.result', '1', 200, 10],
    ],
    [10, 10],
  ],
])('what counts of %s', (_, sport, placed, counted) => {
  expect(countedOf(sport, placed)).toEqual(counted)
})

const singles = fc.constantFrom(...sports).chain((sport) =>
  fc.record({
    sport: fc.constant(sport),
    placed: fc.array(
      fc.constantFrom(...marketsOf(sport)).chain((market) =>
        fc.record({
          market: fc.constant(keyOf(market)),
          selection: fc.constantFrom(...selectionsOf(market, sport)),
          odds: fc.integer({ min: 101, max: 2_000 }),
          stake: fc.integer({ min: 1, max: 100 }),
        }),
      ),
      { minLength: 1, maxLength: 5 },
    ),
  }),
)

test('for any bets, the part that does not count is between zero and the stake', () => {
  fc.assert(
    fc.property(singles, ({ sport, placed }) => {
      const counted = countedOf(
        sport,
        placed.map(({ market, selection, odds, stake }) => [market, selection, odds, stake]),
      )
      for (const [index, { stake }] of placed.entries()) {
        expect(counted[index]).toBeGreaterThanOrEqual(0)
        expect(counted[index]).toBeLessThanOrEqual(stake)
      }
    }),
    { numRuns: 60 },
  )
})

test('every side of a market at a price that returns all of it: only what the house keeps counts', () => {
  for (const sport of sports) {
    for (const market of marketsOf(sport)) {
      // Each outcome of a double chance wins twice, and a whole line refunds stakes.
      if (market.kind === 'double' || market.kind === 'handicap') continue
      const sides = selectionsOf(market, sport)
      const all = sides.map((side): Placed => [keyOf(market), side, 95 * sides.length, 1])
      const counted = countedOf(sport, all).reduce((sum, one) => sum + one, 0)
      expect([keyOf(market), counted]).toEqual([
        keyOf(market),
        expect.closeTo(0.05 * sides.length, 2),
      ])
    }
  }
})
