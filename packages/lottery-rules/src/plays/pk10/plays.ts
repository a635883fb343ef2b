import { range, sumOf } from '../../counting.ts'
import { classed } from '../../forms/classed.ts'
import type { Play } from '../../play.ts'
import { definePlay } from '../define-play.ts'
import {
  comOf,
  fixedPlaceOf,
  placeAtOdds,
  straightOf,
  straightSingleOf,
  sumOfPlaces,
  type Pool,
} from '../distinct-plays.ts'
import { itemBalls } from '../rows.ts'
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

const labels = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
] as const
const pool: Pool = {
  group: 'PK10',
  balls: { values: range(1, 10), width: 2, join: '-' },
  drawn: 10,
  labels,
}
const odds = { kind: 'odds', prizeModes: ['ENT', 'ELOTT'] } as const

type Common = Parameters<typeof straightOf>[2]

/** Sides of one place, big from 6 upwards. */
const sidesAt = (from: readonly number[], common: Common): Play =>
  definePlay({
    ...common,
    group: 'PK10',
    rule: 'TwoSides',
    menu: { group: common.kind === 'odds' ? 'ENT' : 'BSOE', subGroup: 'sides' },
    places: { by: 'digit', from, size: 1 },
    ...classed({
      label: 'sides',
      balls: sideBalls,
      max: 4,
      wins: (ball, [seen = 0]) => isOnSide(ball, seen, 6),
      ways: { [big]: 1, [small]: 1, [odd]: 1, [even]: 1 },
      outcomes: 2,
    }),
  })

/** Sides of the sum of the first two: big from 12 upwards, which leaves eleven in twenty for small. */
const sidesOfSum = (values: readonly number[], common: Common): Play =>
  definePlay({
    ...common,
    group: 'PK10',
    rule: values.length === 4 ? 'TwoSides' : values.includes(big) ? 'SizeSides' : 'ParitySides',
    menu: { group: common.kind === 'odds' ? 'ENT' : 'BSOE', subGroup: 'sum' },
    reads: [0, 1],
    ...classed({
      label: 'sides',
      balls: { values, width: 1, join: '' },
      max: values.length,
      wins: (ball, seen) => isOnSide(ball, sumOf(seen), 12),
      ways: { [big]: 40, [small]: 50, [odd]: 50, [even]: 40 },
      outcomes: 90,
    }),
  })

/** A place from the front against its mirror from the end: no tie, because all numbers differ. */
const dragonTiger = (front: number, common: Omit<Common, 'name'>): Play =>
  definePlay({
    ...common,
    group: 'PK10',
    name: `${front + 1}v${10 - front}`,
    rule: 'DragonTiger',
    menu: { group: common.kind === 'odds' ? 'ENT' : 'DragonTiger', subGroup: 'compare' },
    reads: [front, 9 - front],
    ...classed({
      label: 'compare',
      balls: itemBalls([tiger, dragon]),
      wins: (ball, seen) => ball === comparedAs(seen),
      ways: { [tiger]: 1, [dragon]: 1 },
      outcomes: 2,
    }),
  })

const traditional: readonly Play[] = [
  straightOf(pool, [0], { playId: 1457, name: 'First1' }),
  ...range(2, 5).flatMap((size) => {
    const [name, playId, single] = [`First${size}`, 1456 + size, 1730 + size]
    const reads = range(0, size - 1)
    return [
      straightOf(pool, reads, { playId, name, twin: single }),
      straightSingleOf(pool, reads, { playId: single, name, twin: playId }),
    ]
  }),
  comOf(pool, [0, 1], { playId: 9301, name: 'First2' }),
  comOf(pool, [0, 1, 2], { playId: 9302, name: 'First3' }),
  fixedPlaceOf(pool, range(0, 4), { playId: 1462, name: 'First5' }),
  fixedPlaceOf(pool, range(5, 9), { playId: 1463, name: 'Last5' }),
  sumOfPlaces(pool, [0, 1], { playId: 1464, name: 'First2' }),
  sumOfPlaces(pool, [0, 1, 2], { playId: 1465, name: 'First3' }),
  sumOfPlaces(pool, [0, 9], { playId: 1466, name: 'FirstLast' }),
  sidesAt(range(0, 4), { playId: 1467, name: 'First5' }),
  sidesAt(range(5, 9), { playId: 1468, name: 'Last5' }),
  sidesOfSum(sideBalls.values, { playId: 1469, name: 'Sum2' }),
  ...range(0, 4).map((front) => dragonTiger(front, { playId: 1470 + front })),
]

export const pk10Plays: readonly Play[] = [
  ...traditional,
  sidesAt(range(0, 9), { playId: 1856, name: 'Place', ...odds }),
  sumOfPlaces(pool, [0, 1], { playId: 1885, name: 'First2', ...odds }),
  sidesOfSum([big, small], { playId: 1886, name: 'Sum2', ...odds }),
  sidesOfSum([odd, even], { playId: 1887, name: 'Sum2', ...odds }),
  ...labels.map((name, place) => placeAtOdds(pool, place, { playId: 1889 + place, name, ...odds })),
  ...range(0, 4).map((front) => dragonTiger(front, { playId: 1900 + front, ...odds })),
]
