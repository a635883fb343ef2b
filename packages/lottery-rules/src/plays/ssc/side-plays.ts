import { range, subsetsOf, sumOf } from '../../counting.ts'
import { classed } from '../../forms/classed.ts'
import { defineForm } from '../../forms/define-form.ts'
import { countOf, productOf } from '../../counting.ts'
import type { Play } from '../../play.ts'
import { ratio } from '../../ratio.ts'
import { definePlay } from '../define-play.ts'
import type { DigitContext } from '../digits/context.ts'
import { containsAtOdds, digitAtOdds, twoSides } from '../digits/odds-plays.ts'
import { itemBalls, rowOf } from '../rows.ts'
import {
  comparedAs,
  dragon,
  isOnSide,
  pairedSideBalls,
  sideBalls,
  tie,
  tiger,
} from '../two-sides.ts'
import { baccaratOf, bullOf, handOf } from './hands.ts'

const placeNames = ['tenThousands', 'thousands', 'hundreds', 'tens', 'ones'] as const
const all: DigitContext = { group: 'SSC', name: 'Total', reads: range(0, 4) }
const win = { tier: 'win', stakes: 1 } as const
const odds = { kind: 'odds', prizeModes: ['ENT', 'ELOTT'] } as const
const base = (playId: number, name: string, rule: string) => ({
  playId,
  name,
  rule,
  group: 'SSC' as const,
})

/** A side for each of two digits, both of which must come. */
export const sidesOfTwo = (
  playId: number,
  group: Play['group'],
  name: string,
  reads: readonly number[],
): Play =>
  definePlay({
    playId,
    name,
    rule: 'SidesOfTwo',
    code: `${name}BSOE`,
    group,
    menu: { group: 'BSOE', subGroup: name },
    prizeModes: group === 'SSC' ? ['LOTT', 'ZY'] : ['LOTT'],
    reads,
    form: defineForm({
      rows: [rowOf('firstSides', sideBalls), rowOf('lastSides', sideBalls)],
      combinations: productOf,
      count: countOf,
      winOf: (sides, seen) =>
        sides.every((side, index) => isOnSide(side, seen[index] ?? 0, 5)) ? win : undefined,
    }),
    tiers: { win: ratio(4) },
  })

/** One place against another: each wins 45 of 100 draws, ten are a tie, in which both lose. */
const dragonTiger = (playId: number, reads: readonly number[]): Play =>
  definePlay({
    ...base(playId, reads.map((place) => place + 1).join('v'), 'DragonTiger'),
    code: `DragonTiger${reads.map((place) => place + 1).join('v')}`,
    menu: { group: 'DragonTiger', subGroup: 'compare' },
    prizeModes: ['LOTT', 'ZY'],
    reads,
    ...classed({
      label: 'compare',
      balls: itemBalls([tiger, dragon, tie]),
      wins: (ball, seen) => ball === comparedAs(seen),
      ways: { [tiger]: 45, [dragon]: 45, [tie]: 10 },
      outcomes: 100,
    }),
  })

const combined: Play = definePlay({
  ...base(1753, 'Total', 'Combined'),
  menu: { group: 'ENT', subGroup: 'total' },
  ...odds,
  reads: range(0, 4),
  ...classed({
    label: 'sides',
    balls: pairedSideBalls,
    wins: (ball, seen) => isOnSide(ball, sumOf(seen), 23),
    // Replacing a digit d by 9 - d turns a big odd sum into a small even one.
    ways: { 102: 26_508, 103: 23_492, 112: 23_492, 113: 26_508 },
    outcomes: 100_000,
  }),
})

const ofHand = (
  playId: number,
  code: string,
  hand: {
    width: number
    of: (digits: readonly number[]) => number
    ways: Readonly<Record<number, number>>
  },
): Play =>
  definePlay({
    ...base(playId, 'All5', code),
    menu: { group: 'ENT', subGroup: 'hands' },
    ...odds,
    reads: range(0, 4),
    ...classed({
      label: code,
      balls: itemBalls(Object.keys(hand.ways).map(Number), hand.width),
      wins: (ball, seen) => ball === hand.of(seen),
      ways: hand.ways,
      outcomes: 100_000,
    }),
  })

/** At odds, a tie refunds the stakes on dragon and tiger. */
const dragonTigerTie: Play = definePlay({
  ...base(1841, '1v5', 'DragonTigerTie'),
  menu: { group: 'ENT', subGroup: 'compare' },
  ...odds,
  reads: [0, 4],
  ...classed({
    label: 'compare',
    balls: itemBalls([tiger, dragon, tie]),
    wins: (ball, seen) => {
      const came = comparedAs(seen)
      if (ball === came) return true
      return came === tie ? 'refund' : false
    },
    ways: { [tiger]: 45, [dragon]: 45, [tie]: 10 },
    refunds: { [tiger]: 10, [dragon]: 10 },
    outcomes: 100,
  }),
})

/** Banker is the first two digits, player the last two; a tie refunds both stakes. */
const baccarat: Play = definePlay({
  ...base(2123, 'All5', 'Baccarat'),
  menu: { group: 'ENT', subGroup: 'hands' },
  ...odds,
  reads: [0, 1, 3, 4],
  ...classed({
    label: 'Baccarat',
    balls: itemBalls(range(0, 4)),
    wins: (ball, seen) => baccaratOf(ball, seen),
    ways: { 0: 45, 1: 45, 2: 10, 3: 10, 4: 10 },
    refunds: { 0: 10, 1: 10 },
    outcomes: 100,
  }),
})

const pairs = [...subsetsOf(range(0, 4), 2)]

export const sscSidePlays: readonly Play[] = [
  sidesOfTwo(62, 'SSC', 'First2', [0, 1]),
  sidesOfTwo(63, 'SSC', 'Last2', [3, 4]),
  twoSides(
    2071,
    { ...all, name: 'Sum' },
    { name: 'BSOE', bigFrom: 23, prizeModes: ['LOTT', 'ZY'] },
  ),
  ...pairs.map((reads, index) => dragonTiger(1738 + index, reads)),
  combined,
  ...placeNames.map((name, place) =>
    digitAtOdds([1754, 1764, 1774, 1784, 1794][place] ?? 0, {
      group: 'SSC',
      name,
      reads: [place],
    }),
  ),
  twoSides(
    1828,
    { group: 'SSC', name: 'Place', places: { by: 'digit', from: range(0, 4), size: 1 } },
    { name: 'TwoSides', bigFrom: 5, ...odds },
  ),
  twoSides(9020, all, { name: 'TwoSides', bigFrom: 23, ...odds }),
  dragonTigerTie,
  containsAtOdds(1853, { ...all, name: 'All5' }),
  ofHand(2019, 'Bull', {
    width: 1,
    of: bullOf,
    ways: {
      0: 35_649,
      1: 6_375,
      2: 6_505,
      3: 6_375,
      4: 6_505,
      5: 6_375,
      6: 6_505,
      7: 6_375,
      8: 6_505,
      9: 6_375,
      10: 6_456,
    },
  }),
  ofHand(2026, 'Poker', {
    width: 2,
    of: handOf,
    ways: { 1: 10, 2: 450, 3: 900, 4: 720, 5: 7_200, 6: 10_800, 7: 50_400, 8: 29_520 },
  }),
  baccarat,
]
