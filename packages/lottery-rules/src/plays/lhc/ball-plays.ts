import { range, sumOf } from '../../counting.ts'
import { classed, classedByListing } from '../../forms/classed.ts'
import { ballsOf } from '../../forms/items.ts'
import type { Balls, Play } from '../../play.ts'
import { ratio } from '../../ratio.ts'
import { definePlay } from '../define-play.ts'
import { itemBalls, rowOf } from '../rows.ts'
import { isOnSide, pairedSideBalls, sideBalls } from '../two-sides.ts'
import { colourOf } from './colours.ts'
import { lhcBalls } from './balls.ts'

const single = range(1, 49).map((ball) => [ball])
const win = { tier: 'win', stakes: 1 } as const
const tieBall = 49
const special = { name: 'Special', reads: [6] } as const
const digitSum = (ball: number) => Math.floor(ball / 10) + (ball % 10)

type Wins = Parameters<typeof classedByListing>[0]['wins']
type Where = { readonly name: string; readonly reads: readonly number[] }

/** Of one ball; 49 is on no side and refunds the stake. */
const sided =
  (holds: (ball: number, came: number) => boolean): Wins =>
  (ball, [came = 0]) =>
    came === tieBall ? 'refund' : holds(ball, came)

const ofBall = (
  playId: number,
  where: Where,
  rule: string,
  balls: Balls,
  wins: Wins,
  max = 1,
): Play =>
  definePlay({
    ...where,
    playId,
    rule,
    group: 'LHC',
    menu: { group: where.name, subGroup: rule },
    ...classedByListing({ label: rule, balls, wins, max }, single),
  })

const twoSides = (playId: number, where: Where) =>
  ofBall(
    playId,
    where,
    'TwoSides',
    sideBalls,
    sided((side, came) => isOnSide(side, came, 25)),
    4,
  )
const combined = (playId: number, where: Where) =>
  ofBall(
    playId,
    where,
    'Combined',
    pairedSideBalls,
    sided((side, came) => isOnSide(side, came, 25)),
  )
const digitSumSides = (playId: number, where: Where) =>
  ofBall(
    playId,
    where,
    'DigitSumSides',
    sideBalls,
    sided((side, came) => isOnSide(side, digitSum(came), 7)),
    4,
  )
const tailSides = (playId: number, where: Where) =>
  ofBall(
    playId,
    where,
    'TailSides',
    { values: [0, 1], width: 1, join: '' },
    sided((side, came) => isOnSide(side, came % 10, 5)),
    2,
  )
const colour = (playId: number, where: Where) =>
  ofBall(
    playId,
    where,
    'Colour',
    itemBalls([1, 2, 3]),
    (ball, [came = 0]) => colourOf(came) === ball,
  )

/** Colour and a side: "12" is red and odd. */
const half = ofBall(
  1636,
  special,
  'Half',
  itemBalls(
    [1, 2, 3].flatMap((one) => sideBalls.values.map((side) => one * 10 + side)),
    2,
  ),
  sided((code, came) => colourOf(came) === Math.floor(code / 10) && isOnSide(code % 10, came, 25)),
)
/** Colour, size and parity: "102" is red, big and odd. */
const halfHalf = ofBall(
  1637,
  special,
  'HalfHalf',
  itemBalls(
    [1, 2, 3].flatMap((one) => [2, 3, 12, 13].map((sides) => one * 100 + sides)),
    3,
  ),
  sided(
    (code, came) =>
      colourOf(came) === Math.floor(code / 100) && isOnSide(100 + (code % 100), came, 25),
  ),
)
/** The tens of the ball (10 to 14) or its units (20 to 29). */
const headTail = ofBall(
  1651,
  special,
  'HeadTail',
  itemBalls([...range(10, 14), ...range(20, 29)], 2),
  (code, [came = 0]) => (code < 20 ? Math.floor(came / 10) === code - 10 : came % 10 === code - 20),
)

const exactBall = (playId: number, where: Where, suffix = ''): Play =>
  definePlay({
    ...where,
    playId,
    rule: 'Ball',
    code: `${where.name}Ball${suffix}`,
    group: 'LHC',
    menu: { group: where.name, subGroup: 'Ball' },
    form: ballsOf(rowOf('balls', lhcBalls), (ball, [came]) => (ball === came ? win : undefined)),
    tiers: { win: ratio(49) },
  })

const normal = (index: number): Where => ({ name: `Normal${index + 1}`, reads: [index] })
const six = range(0, 5)

const totalWays = { 0: 43_428_958, 1: 42_471_626, 2: 42_949_280, 3: 42_951_304 }

/** Big from 175 upwards, for 85,900,584 sets of seven; the middle of 28 and 322. */
const total = (playId: number, rule: string): Play =>
  definePlay({
    playId,
    name: 'Total',
    rule,
    code: `Total${playId}`,
    group: 'LHC',
    menu: { group: 'Total', subGroup: rule },
    reads: range(0, 6),
    ...classed({
      label: 'sides',
      balls: sideBalls,
      max: 4,
      wins: (side, seen) => isOnSide(side, sumOf(seen), 175),
      ways: totalWays,
      outcomes: 85_900_584,
    }),
  })
export const lhcBallPlays: readonly Play[] = [
  exactBall(1617, special, 'A'),
  exactBall(1618, special, 'B'),
  twoSides(1630, special),
  { ...twoSides(1631, special), code: 'SpecialTwoSidesB' },
  combined(1632, special),
  { ...combined(1633, special), code: 'SpecialCombinedB' },
  digitSumSides(1640, special),
  { ...digitSumSides(1641, special), code: 'SpecialDigitSumSidesB' },
  tailSides(1638, special),
  { ...tailSides(1639, special), code: 'SpecialTailSidesB' },
  ...six.map((index) => ({
    ...twoSides(1642 + index, normal(index)),
    code: `Sides${index + 1}`,
    menu: { group: 'Sides', subGroup: 'TwoSides' },
  })),
  {
    ...twoSides(1648, special),
    code: 'SidesSpecial',
    menu: { group: 'Sides', subGroup: 'TwoSides' },
  },
  colour(1635, special),
  half,
  halfHalf,
  headTail,
  definePlay({
    playId: 1621,
    name: 'Normal',
    rule: 'OneOfSix',
    group: 'LHC',
    menu: { group: 'Normal', subGroup: 'Ball' },
    reads: six,
    form: ballsOf(rowOf('balls', lhcBalls), (ball, seen) =>
      seen.includes(ball) ? win : undefined,
    ),
    tiers: { win: ratio(49, 6) },
  }),
  total(1653, 'TwoSides'),
  ...six.flatMap((index) => [
    twoSides(1658 + 5 * index, normal(index)),
    combined(1659 + 5 * index, normal(index)),
    digitSumSides(1660 + 5 * index, normal(index)),
    tailSides(1661 + 5 * index, normal(index)),
    colour(1662 + 5 * index, normal(index)),
  ]),
  ...six.map((index) => exactBall(1623 + index, normal(index))),
]
