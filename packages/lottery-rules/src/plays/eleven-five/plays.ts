import { choose, range, sumOf } from '../../counting.ts'
import { classed } from '../../forms/classed.ts'
import { ballsOf } from '../../forms/items.ts'
import type { Play } from '../../play.ts'
import { ratio } from '../../ratio.ts'
import { definePlay } from '../define-play.ts'
import {
  anyOf,
  anySingleOf,
  comOf,
  comSingleOf,
  fixedPlaceOf,
  placeAtOdds,
  straightOf,
  straightSingleOf,
  type Pool,
} from '../distinct-plays.ts'
import { itemBalls, rowOf } from '../rows.ts'
import {
  big,
  comparedAs,
  dragon,
  even,
  isOnSide,
  odd,
  sideBalls,
  small,
  tiger,
} from '../two-sides.ts'

const pool: Pool = {
  group: '11X5',
  balls: { values: range(1, 11), width: 2, join: '-' },
  drawn: 5,
  labels: ['first', 'second', 'third', 'fourth', 'fifth'],
}
const odds = { kind: 'odds', prizeModes: ['ENT', 'ELOTT'] } as const
const [first2, first3, middle3, last3, last2] = [
  range(0, 1),
  range(0, 2),
  range(1, 3),
  range(2, 4),
  range(3, 4),
]
const base = { group: '11X5' } as const
const win = { tier: 'win', stakes: 1 } as const

const straights: readonly Play[] = [
  straightOf(pool, first3, { playId: 918, name: 'First3', twin: 107 }),
  straightSingleOf(pool, first3, { playId: 107, name: 'First3', twin: 918 }),
  comOf(pool, first3, { playId: 919, name: 'First3', twin: 9101 }),
  comSingleOf(pool, first3, { playId: 9101, name: 'First3', twin: 919 }),
  straightOf(pool, first2, { playId: 920, name: 'First2', twin: 109 }),
  straightSingleOf(pool, first2, { playId: 109, name: 'First2', twin: 920 }),
  comOf(pool, first2, { playId: 921, name: 'First2', twin: 9102 }),
  comSingleOf(pool, first2, { playId: 9102, name: 'First2', twin: 921 }),
  straightOf(pool, middle3, { playId: 9103, name: 'Middle3' }),
  comOf(pool, middle3, { playId: 9104, name: 'Middle3' }),
  straightOf(pool, last3, { playId: 9105, name: 'Last3' }),
  comOf(pool, last3, { playId: 9106, name: 'Last3' }),
  straightOf(pool, last2, { playId: 9107, name: 'Last2' }),
  comOf(pool, last2, { playId: 9108, name: 'Last2' }),
  definePlay({
    ...base,
    playId: 922,
    name: 'First3',
    rule: 'AnyPlace',
    menu: { group: 'FixedPlace', subGroup: 'place' },
    reads: first3,
    form: ballsOf(rowOf('balls', pool.balls), (ball, seen) =>
      seen.includes(ball) ? win : undefined,
    ),
    tiers: { win: ratio(11, 3) },
  }),
  fixedPlaceOf(pool, range(0, 4), { playId: 923, name: 'FixedPlace' }),
]

/** Odd to even numbers among the five, six of the eleven being odd: "32" is three odd ones. */
const oddEvenWays = Object.fromEntries(
  range(0, 5).map((count) => [count * 10 + 5 - count, choose(6, count) * choose(5, 5 - count)]),
)
const oddCountOf = (seen: readonly number[]) => seen.filter((ball) => ball % 2 === 1).length

const shapes: readonly Play[] = [
  definePlay({
    ...base,
    playId: 916,
    name: 'All5',
    rule: 'OddEvenCount',
    menu: { group: 'Fun', subGroup: 'oddEven' },
    reads: range(0, 4),
    ...classed({
      label: 'oddEven',
      balls: itemBalls([5, 14, 23, 32, 41, 50], 2),
      wins: (ball, seen) => Math.floor(ball / 10) === oddCountOf(seen),
      ways: oddEvenWays,
      outcomes: choose(11, 5),
    }),
  }),
  definePlay({
    ...base,
    playId: 917,
    name: 'All5',
    rule: 'Median',
    menu: { group: 'Fun', subGroup: 'median' },
    reads: range(0, 4),
    ...classed({
      label: 'median',
      balls: itemBalls(range(3, 9), 2),
      wins: (ball, seen) => seen.toSorted((left, right) => left - right)[2] === ball,
      ways: Object.fromEntries(
        range(3, 9).map((ball) => [ball, choose(ball - 1, 2) * choose(11 - ball, 2)]),
      ),
      outcomes: choose(11, 5),
    }),
  }),
]

const total: Play = definePlay({
  ...base,
  ...odds,
  playId: 1946,
  name: 'Total',
  rule: 'TwoSides',
  menu: { group: 'ENT', subGroup: 'total' },
  reads: range(0, 4),
  ...classed({
    label: 'sides',
    balls: sideBalls,
    max: 4,
    // The middle, 30, is neither big nor small and refunds their stakes.
    wins: (ball, seen) =>
      ball < odd && sumOf(seen) === 30 ? 'refund' : isOnSide(ball, sumOf(seen), 31),
    ways: { [big]: 215, [small]: 215, [odd]: 236, [even]: 226 },
    refunds: { [big]: 32, [small]: 32 },
    outcomes: choose(11, 5),
  }),
})

/** Sides of one place: 11 is neither and refunds the stake. */
const placeSides: Play = definePlay({
  ...base,
  ...odds,
  playId: 9110,
  name: 'Place',
  rule: 'TwoSides',
  menu: { group: 'ENT', subGroup: 'sides' },
  places: { by: 'digit', from: range(0, 4), size: 1 },
  ...classed({
    label: 'sides',
    balls: sideBalls,
    max: 4,
    wins: (ball, [seen = 0]) => (seen === 11 ? 'refund' : isOnSide(ball, seen, 6)),
    ways: { [big]: 5, [small]: 5, [odd]: 5, [even]: 5 },
    refunds: { [big]: 1, [small]: 1, [odd]: 1, [even]: 1 },
    outcomes: 11,
  }),
})

const dragonTiger: Play = definePlay({
  ...base,
  ...odds,
  playId: 2002,
  name: '1v5',
  rule: 'DragonTiger',
  menu: { group: 'ENT', subGroup: 'compare' },
  reads: [0, 4],
  ...classed({
    label: 'compare',
    balls: itemBalls([tiger, dragon]),
    wins: (ball, seen) => ball === comparedAs(seen),
    ways: { [tiger]: 1, [dragon]: 1 },
    outcomes: 2,
  }),
})

export const elevenFivePlays: readonly Play[] = [
  ...range(1, 8).flatMap((size) => {
    const [playId, single] = [907 + size, 98 + size]
    if (size === 1) return [anyOf(pool, size, { playId, name: 'Any1' })]
    return [
      anyOf(pool, size, { playId, name: `Any${size}`, twin: single }),
      anySingleOf(pool, size, { playId: single, name: `Any${size}`, twin: playId }),
    ]
  }),
  ...straights,
  ...shapes,
  total,
  ...range(0, 4).map((place) =>
    placeAtOdds(pool, place, { playId: 1959 + 6 * place, name: pool.labels[place] ?? '', ...odds }),
  ),
  placeSides,
  ...range(1, 8).map((size) =>
    anyOf(pool, size, { playId: 1985 + size, name: `Any${size}`, ...odds }),
  ),
  comOf(pool, first2, { playId: 1996, name: 'First2', ...odds }),
  comOf(pool, first3, { playId: 1997, name: 'First3', ...odds }),
  straightOf(pool, first2, { playId: 2000, name: 'First2', ...odds }),
  straightOf(pool, first3, { playId: 2001, name: 'First3', ...odds }),
  dragonTiger,
]
