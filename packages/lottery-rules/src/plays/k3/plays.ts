import { range, sumOf } from '../../counting.ts'
import { classedByListing } from '../../forms/classed.ts'
import { containAll } from '../../forms/contain.ts'
import { digitSets, equalSets, inAnyOrder, sameNumbers } from '../../forms/digit-sets.ts'
import { ballsOf } from '../../forms/items.ts'
import { manualOf, straight } from '../../forms/straight.ts'
import type { Balls, Play } from '../../play.ts'
import { ratio } from '../../ratio.ts'
import { definePlay } from '../define-play.ts'
import { isRising, shapeOf } from '../digits/context.ts'
import { entryOf, itemBalls, rowOf } from '../rows.ts'
import { shapeCodeOf, shapeCodes, threeOf } from '../shapes.ts'
import {
  comparedAs,
  dragon,
  isOnSide,
  pairedSideBalls,
  sideBalls,
  tie,
  tiger,
} from '../two-sides.ts'

const dice: Balls = { values: range(1, 6), width: 1, join: '' }
const outcomes = threeOf(1, 6)
const win = { tier: 'win', stakes: 1 } as const
const odds = { kind: 'odds', prizeModes: ['ENT', 'ELOTT'] } as const
const ways = (count: number) => ({ win: ratio(216, count) })
const timesOf = (ball: number, seen: readonly number[]) =>
  seen.filter((number) => number === ball).length

type Parts = Pick<Parameters<typeof definePlay>[0], 'form' | 'tiers'>

const play = (playId: number, rule: string, subGroup: string, parts: Parts): Play =>
  definePlay({
    playId,
    name: 'K3',
    rule,
    code: `K3${rule}`,
    group: 'K3',
    menu: { group: 'K3', subGroup },
    reads: [0, 1, 2],
    ...parts,
  })
const atOdds = (playId: number, rule: string, parts: Parts): Play => ({
  ...play(playId, rule, 'odds', parts),
  ...odds,
  code: `K3${rule}Odds`,
  menu: { group: 'ENT', subGroup: rule },
})
const listing = (
  label: string,
  balls: Balls,
  wins: Parameters<typeof classedByListing>[0]['wins'],
  max = 1,
) => classedByListing({ label, balls, wins, max }, outcomes)

const sum = listing('sum', itemBalls(range(3, 18)), (ball, seen) => sumOf(seen) === ball)
const sides = listing('sides', sideBalls, (ball, seen) => isOnSide(ball, sumOf(seen), 11), 4)
const pairedSides = listing('sides', pairedSideBalls, (ball, seen) =>
  isOnSide(ball, sumOf(seen), 11),
)
const isTriple = (seen: readonly number[]) => shapeOf(seen) === '3'
const anyTriple = listing('anyTriple', itemBalls([0]), (_, seen) => isTriple(seen))
const anyStraight = listing('anyStraight', itemBalls([0]), (_, seen) => shapeCodeOf(seen) === 1)
/** 111 to 666. */
const triples = listing('triples', itemBalls(dice.values.map((die) => die * 111)), (ball, seen) =>
  seen.every((die) => die * 111 === ball),
)
const straights = listing(
  'straights',
  itemBalls([123, 234, 345, 456]),
  (ball, seen) => Number(seen.toSorted((a, b) => a - b).join('')) === ball,
)
/** A die value that comes at least twice. */
const pairs: Parts = {
  form: ballsOf(rowOf('dice', dice), (ball, seen) => (timesOf(ball, seen) >= 2 ? win : undefined)),
  tiers: ways(16),
}
const twoDifferent: Parts = { form: containAll(2, rowOf('dice', dice)), tiers: ways(30) }
const oneDie: Parts = { form: containAll(1, rowOf('dice', dice)), tiers: ways(91) }
const special = listing(
  'special',
  { values: shapeCodes, width: 1, join: '' },
  (ball, seen) => shapeCodeOf(seen) === ball,
  5,
)
const exact = straight(['first', 'second', 'third'].map((label) => rowOf(label, dice)))
const sets = (shape: string) => (entry: readonly number[]) =>
  isRising(entry) && shapeOf(entry) === shape

const traditional: readonly Play[] = [
  play(1917, 'SumValue', 'sum', sum),
  play(1918, 'TwoSides', 'sum', sides),
  play(1919, 'AnyTriple', 'alike', anyTriple),
  play(1920, 'Triple', 'alike', triples),
  play(1921, 'Pair', 'alike', pairs),
  play(1922, 'PairAndSingle', 'alike', {
    form: digitSets({ size: 1, times: 2 }, { size: 1, times: 1 }, [
      rowOf('twice', dice),
      rowOf('once', dice),
    ]),
    tiers: ways(3),
  }),
  play(1923, 'ThreeDifferent', 'different', {
    form: equalSets({ size: 3, times: 1 }, rowOf('dice', dice, 3)),
    tiers: ways(6),
  }),
  play(1924, 'ThreeDifferentSingle', 'different', {
    form: manualOf(inAnyOrder(sameNumbers), entryOf(dice, 3), sets('111')),
    tiers: ways(6),
  }),
  play(1925, 'TwoDifferent', 'different', twoDifferent),
  play(1926, 'AnyThreeInARow', 'straight', anyStraight),
  play(1927, 'OneDie', 'one', oneDie),
  play(1928, 'Straight', 'straight', { form: exact, tiers: ways(1) }),
  play(1929, 'PairAndSingleSingle', 'alike', {
    form: manualOf(inAnyOrder(sameNumbers), entryOf(dice, 3), sets('21')),
    tiers: ways(3),
  }),
  play(1930, 'TwoDifferentSingle', 'different', {
    form: manualOf(twoDifferent.form, entryOf(dice, 2), sets('11')),
    tiers: ways(30),
  }),
  play(1931, 'ThreeInARow', 'straight', straights),
]

const atPlace = (playId: number, place: number): Play => ({
  ...atOdds(playId, 'Digit', {
    form: ballsOf(rowOf('dice', dice), (ball, [seen]) => (ball === seen ? win : undefined)),
    tiers: { win: ratio(6) },
  }),
  name: ['first', 'second', 'third'][place] ?? '',
  code: `K3Die${place + 1}`,
  reads: [place],
  see: ({ numbers }) => [numbers[place] ?? Number.NaN],
})

export const k3Plays: readonly Play[] = [
  ...traditional,
  atOdds(1932, 'TwoSides', sides),
  atOdds(1933, 'Combined', pairedSides),
  atOdds(1934, 'SumValue', sum),
  atOdds(1935, 'EachDie', {
    // Each die that shows it is a winning stake: half of one on average per draw.
    form: ballsOf(rowOf('dice', dice), (ball, seen) => {
      const stakes = timesOf(ball, seen)
      return stakes > 0 ? { tier: 'win', stakes } : undefined
    }),
    tiers: { win: ratio(2) },
  }),
  atOdds(1936, 'Triple', triples),
  atOdds(1937, 'AnyTriple', anyTriple),
  atOdds(1938, 'TwoDifferent', twoDifferent),
  atOdds(1939, 'Pair', pairs),
  atOdds(1940, 'Special', special),
  ...range(0, 2).map((place) => atPlace(1941 + place, place)),
  atOdds(
    1944,
    'DragonTigerTie',
    listing('compare', itemBalls([tiger, dragon, tie]), (ball, [first = 0, , third = 0]) => {
      const came = comparedAs([first, third])
      if (ball === came) return true
      return came === tie ? 'refund' : false
    }),
  ),
  atOdds(
    1945,
    'SidesWithoutTriples',
    listing(
      'sides',
      sideBalls,
      (ball, seen) => !isTriple(seen) && isOnSide(ball, sumOf(seen), 11),
      4,
    ),
  ),
]
