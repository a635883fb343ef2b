import { range, sumOf } from '../../counting.ts'
import { classed } from '../../forms/classed.ts'
import { containAll } from '../../forms/contain.ts'
import { ballsOf } from '../../forms/items.ts'
import type { Play } from '../../play.ts'
import { ratio } from '../../ratio.ts'
import { definePlay } from '../define-play.ts'
import { anyDigits, numbersOf, type DigitContext } from '../digits/context.ts'
import { groupsOfFour, groupsOfThree, groupsOfTwo } from '../digits/group-plays.ts'
import { containsAtOdds, digitAtOdds, twoSides } from '../digits/odds-plays.ts'
import { straightPlays } from '../digits/straight-plays.ts'
import { itemBalls } from '../rows.ts'
import { sidesOfTwo } from '../ssc/side-plays.ts'

type LfGroup = 'LF_3D' | 'LF_4D' | 'LF_P5'
const lengths = { LF_3D: 3, LF_4D: 4, LF_P5: 5 } as const
const odds = { kind: 'odds', prizeModes: ['ENT', 'ELOTT'] } as const
const win = { tier: 'win', stakes: 1 } as const

const at = (group: LfGroup, name: string, reads: readonly number[]): DigitContext => ({
  group,
  name,
  reads,
})

/** Digits that must all be among three: one in 271, two in 54 of a thousand numbers. */
const codes = (context: DigitContext, one: number, two: number): readonly Play[] =>
  [1, 2].map((size) =>
    definePlay({
      ...context,
      playId: size === 1 ? one : two,
      rule: `Code${size}`,
      menu: { group: 'AnyCode', subGroup: context.name },
      form: containAll(size, anyDigits),
      tiers: { win: ratio(1000, size === 1 ? 271 : 54) },
    }),
  )

const fixedPlace = (playId: number, group: LfGroup): Play =>
  definePlay({
    playId,
    group,
    name: 'FixedPlace',
    rule: 'Place',
    code: 'FixedPlace',
    menu: { group: 'FixedPlace', subGroup: 'straight' },
    form: ballsOf(anyDigits, (ball, [seen]) => (ball === seen ? win : undefined)),
    places: { by: 'digit', from: range(0, lengths[group] - 1), size: 1 },
    tiers: { win: ratio(10) },
  })

/** Straight and group plays on two digits under a separate name. */
const twoDigits = (
  context: DigitContext,
  ids: { straight: number; single: number; com: number },
): readonly Play[] => [
  ...straightPlays(context, 2, lengths[context.group as LfGroup], ids), // a context from this file
  ...groupsOfTwo(context, { com: ids.com }),
]

const threeD = at('LF_3D', 'Last3', [0, 1, 2])
const p3 = at('LF_P5', 'P3', [0, 1, 2])

const traditional3d: readonly Play[] = [
  ...straightPlays(threeD, 3, 3, { straight: 1408, single: 9201, sum: 1409 }),
  ...groupsOfThree(threeD, { com3: 1410, com6: 1411, mixed: 1412, comSum: 1413 }),
  ...codes(threeD, 1414, 1415),
  ...twoDigits(at('LF_3D', 'First2', [0, 1]), { straight: 1416, single: 9202, com: 1417 }),
  ...twoDigits(at('LF_3D', 'Last2', [1, 2]), { straight: 1418, single: 9203, com: 1419 }),
  sidesOfTwo(1420, 'LF_3D', 'First2', [0, 1]),
  sidesOfTwo(1421, 'LF_3D', 'Last2', [1, 2]),
  fixedPlace(1422, 'LF_3D'),
]

const traditionalP5: readonly Play[] = [
  ...straightPlays(p3, 3, 5, { straight: 1430, single: 9204, sum: 1431 }),
  ...groupsOfThree(p3, { com3: 1432, com6: 1433, mixed: 1434, comSum: 1435 }),
  ...codes(p3, 1436, 1437),
  ...twoDigits(at('LF_P5', 'P5First2', [0, 1]), { straight: 1438, single: 9205, com: 1439 }),
  ...twoDigits(at('LF_P5', 'P3Last2', [1, 2]), { straight: 1440, single: 9206, com: 1441 }),
  ...twoDigits(at('LF_P5', 'P5Last2', [3, 4]), { straight: 1442, single: 9207, com: 1443 }),
  sidesOfTwo(1444, 'LF_P5', 'P5First2', [0, 1]),
  sidesOfTwo(1445, 'LF_P5', 'P3Last2', [1, 2]),
  sidesOfTwo(1446, 'LF_P5', 'P5Last2', [3, 4]),
  fixedPlace(1447, 'LF_P5'),
]

const fourD = at('LF_4D', 'All4', range(0, 3))
const [first3, last3] = [at('LF_4D', 'First3', [0, 1, 2]), at('LF_4D', 'Last3', [1, 2, 3])]

const traditional4d: readonly Play[] = [
  ...straightPlays(fourD, 4, 4, { straight: 2246, single: 9208 }),
  ...groupsOfFour(fourD, { com24: 2247, com12: 2248, com6: 2249, com4: 2250 }),
  ...straightPlays(first3, 3, 4, { straight: 2251 }),
  ...groupsOfThree(first3, { com3: 2252, com6: 2253 }),
  ...straightPlays(last3, 3, 4, { straight: 2254 }),
  ...groupsOfThree(last3, { com3: 2255, com6: 2256 }),
  ...twoDigits(at('LF_4D', 'First2', [0, 1]), { straight: 2257, single: 9209, com: 2258 }),
  ...twoDigits(at('LF_4D', 'Last2', [2, 3]), { straight: 2259, single: 9210, com: 2260 }),
  fixedPlace(2261, 'LF_4D'),
  sidesOfTwo(2262, 'LF_4D', 'First2', [0, 1]),
  sidesOfTwo(2263, 'LF_4D', 'Last2', [2, 3]),
  containsAtOdds(2264, fourD),
]

/** A value of some digits, at odds by how many numbers have it. */
const valueAtOdds = (
  playId: number,
  context: DigitContext,
  rule: string,
  valueOf: (digits: readonly number[]) => number,
): Play => {
  const size = context.reads?.length ?? 0
  const ways: Record<number, number> = {}
  for (const digits of numbersOf(size)) ways[valueOf(digits)] = (ways[valueOf(digits)] ?? 0) + 1
  return definePlay({
    ...context,
    ...odds,
    playId,
    rule,
    menu: { group: 'ENT', subGroup: rule },
    ...classed({
      label: rule === 'SpanValue' ? 'span' : 'sum',
      balls: itemBalls(Object.keys(ways).map(Number)),
      wins: (ball, seen) => valueOf(seen) === ball,
      ways,
      outcomes: 10 ** size,
    }),
  })
}

const spanOf = (digits: readonly number[]) => Math.max(...digits) - Math.min(...digits)
const onOdds = (plays: readonly Play[]): readonly Play[] =>
  plays.map((play) => ({
    ...play,
    ...odds,
    code: `${play.code}Odds`,
    menu: { group: 'ENT', subGroup: play.menu.subGroup },
  }))

const [h, t, o] = ['hundreds', 'tens', 'ones'] as const
const pairs = [
  at('LF_3D', 'HundredsTens', [0, 1]),
  at('LF_3D', 'HundredsOnes', [0, 2]),
  at('LF_3D', 'TensOnes', [1, 2]),
]

const odds3d: readonly Play[] = [
  ...[h, t, o].map((name, place) => digitAtOdds(2169 + place, at('LF_3D', name, [place]))),
  ...onOdds(pairs.flatMap((pair, index) => straightPlays(pair, 2, 3, { straight: 2172 + index }))),
  ...onOdds(straightPlays(threeD, 3, 3, { straight: 2175 })),
  containsAtOdds(2176, threeD),
  ...onOdds(groupsOfThree(threeD, { com3: 2178, com6: 2179 })),
  ...pairs.map((pair, index) => valueAtOdds(2180 + index, pair, 'SumValue', sumOf)),
  valueAtOdds(2183, threeD, 'SumValue', sumOf),
  valueAtOdds(2184, threeD, 'SpanValue', spanOf),
  twoSides(
    2185,
    { group: 'LF_3D', name: 'Place', places: { by: 'digit', from: range(0, 2), size: 1 } },
    { name: 'TwoSides', bigFrom: 5, ...odds },
  ),
  twoSides(2186, { ...threeD, name: 'Total' }, { name: 'TwoSides', bigFrom: 14, ...odds }),
]

const oddsP5: readonly Play[] = ['tenThousands', 'thousands', h, t, o].map((name, place) =>
  digitAtOdds(2190 + place, at('LF_P5', name, [place])),
)

export const lfPlays: readonly Play[] = [
  ...traditional3d,
  ...traditionalP5,
  ...traditional4d,
  ...odds3d,
  ...oddsP5,
]
