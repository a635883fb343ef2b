import { range } from '../../counting.ts'
import { containAll } from '../../forms/contain.ts'
import { ballsOf } from '../../forms/items.ts'
import { anyRows } from '../../forms/straight.ts'
import type { Play } from '../../play.ts'
import { ratio } from '../../ratio.ts'
import { definePlay } from '../define-play.ts'
import { anyDigits, digitRows, type DigitContext } from '../digits/context.ts'
import { groupsOfFive, groupsOfFour, groupsOfThree, groupsOfTwo } from '../digits/group-plays.ts'
import { straightPlays } from '../digits/straight-plays.ts'
import { digitBalls, rowOf } from '../rows.ts'

const at = (name: string, reads: readonly number[]): DigitContext => ({
  group: 'SSC',
  name,
  reads,
  prizeModes: ['LOTT', 'ZY'],
})
const [all, first4, last4] = [
  at('All5', range(0, 4)),
  at('First4', range(0, 3)),
  at('Last4', range(1, 4)),
]
const [first3, middle3, last3] = [
  at('First3', [0, 1, 2]),
  at('Middle3', [1, 2, 3]),
  at('Last3', [2, 3, 4]),
]
const [first2, last2] = [at('First2', [0, 1]), at('Last2', [3, 4])]

const win = { tier: 'win', stakes: 1 } as const

/** Plays of five and four digits. */
const manyDigits: readonly Play[] = [
  ...straightPlays(all, 5, 5, { straight: 31, single: 80, join: 33, joinSingle: 82 }),
  ...groupsOfFive(all, {
    com120: 1601,
    com60: 1602,
    com30: 1603,
    com20: 1604,
    com10: 1605,
    com5: 1606,
  }),
  ...straightPlays(first4, 4, 5, { straight: 48, single: 83, join: 49 }),
  ...groupsOfFour(first4, { com24: 1607, com12: 1608, com6: 1609, com4: 1610 }),
  ...straightPlays(last4, 4, 5, { straight: 29, single: 85, join: 30 }),
  ...groupsOfFour(last4, { com24: 1611, com12: 1612, com6: 1613, com4: 1614 }),
]

const threeDigits: readonly Play[] = [
  ...straightPlays(first3, 3, 5, {
    straight: 40,
    single: 87,
    join: 45,
    straightCom: 46,
    sum: 47,
    span: 2080,
    sumTail: 9006,
  }),
  ...groupsOfThree(first3, {
    com3: 42,
    com6: 43,
    mixed: 44,
    comSum: 9001,
    baodan: 2075,
    special: 2113,
  }),
  ...straightPlays(middle3, 3, 5, {
    straight: 50,
    single: 89,
    join: 55,
    straightCom: 56,
    sum: 57,
    span: 2081,
    sumTail: 9007,
  }),
  ...groupsOfThree(middle3, {
    com3: 52,
    com6: 53,
    mixed: 54,
    comSum: 9002,
    baodan: 2076,
    special: 2115,
  }),
  ...straightPlays(last3, 3, 5, {
    straight: 21,
    single: 91,
    join: 26,
    straightCom: 27,
    sum: 28,
    span: 2082,
    sumTail: 9008,
  }),
  ...groupsOfThree(last3, {
    com3: 23,
    com6: 24,
    mixed: 25,
    comSum: 9003,
    baodan: 2077,
    special: 2117,
  }),
]

const twoDigits: readonly Play[] = [
  ...straightPlays(first2, 2, 5, { straight: 34, single: 93, sum: 39, join: 38, span: 2078 }),
  ...groupsOfTwo(first2, { com: 35, comSingle: 9009, comSum: 9004, baodan: 2073 }),
  ...straightPlays(last2, 2, 5, { straight: 15, single: 95, sum: 20, join: 19, span: 2079 }),
  ...groupsOfTwo(last2, { com: 16, comSingle: 9010, comSum: 9005, baodan: 2074 }),
]

const oneDigit: readonly Play[] = [
  ...straightPlays(at('Last1', [4]), 1, 5, { straight: 13 }),
  definePlay({
    playId: 14,
    name: 'FixedPlace',
    rule: 'Place',
    code: 'FixedPlace',
    group: 'SSC',
    menu: { group: 'FixedPlace', subGroup: 'straight' },
    prizeModes: ['LOTT', 'ZY'],
    form: ballsOf(anyDigits, (ball, [seen]) => (ball === seen ? win : undefined)),
    places: { by: 'digit', from: range(0, 4), size: 1 },
    tiers: { win: ratio(10) },
  }),
]

const chosen = (size: number): DigitContext => ({
  group: 'SSC',
  name: `Any${size}`,
  places: { by: 'prefix', from: range(0, 4), size },
  prizeModes: ['LOTT', 'ZY'],
})
const anyStraight = (playId: number, size: number): Play =>
  definePlay({
    playId,
    name: `Any${size}`,
    rule: 'AnyStraight',
    code: `Any${size}Straight`,
    group: 'SSC',
    menu: { group: `Any${size}`, subGroup: 'straight' },
    prizeModes: ['LOTT', 'ZY'],
    reads: range(0, 4),
    form: anyRows(size, digitRows(range(0, 4), 5)),
    tiers: { win: ratio(10 ** size) },
  })

/** Plays on places that the member chooses. */
const anyPlaces: readonly Play[] = [
  anyStraight(59, 2),
  ...straightPlays(chosen(2), 2, 5, { single: 97, sum: 182 }),
  ...groupsOfTwo(chosen(2), { com: 183, comSingle: 9012, comSum: 9013 }),
  anyStraight(60, 3),
  ...straightPlays(chosen(3), 3, 5, { single: 98, sum: 178 }),
  ...groupsOfThree(chosen(3), { com3: 179, com6: 180, mixed: 9011, comSum: 9014 }),
  anyStraight(61, 4),
  ...straightPlays(chosen(4), 4, 5, { single: 99 }),
  ...groupsOfFour(chosen(4), { com24: 174, com12: 175, com6: 176, com4: 177 }),
]

/** How many of 10^places numbers contain this many given digits, by inclusion and exclusion. */
const waysToContain = (places: number, size: number): number => {
  const ways = [10 ** places - 9 ** places, 10 ** places - 2 * 9 ** places + 8 ** places]
  return ways[size - 1] ?? 10 ** places - 3 * 9 ** places + 3 * 8 ** places - 7 ** places
}

const contains = (
  playId: number,
  { name, reads = [], ...rest }: DigitContext,
  size: number,
): Play =>
  definePlay({
    ...rest,
    playId,
    name,
    rule: `Code${size}`,
    menu: { group: 'AnyCode', subGroup: name },
    reads,
    form: containAll(size, anyDigits),
    tiers: { win: ratio(10 ** reads.length, waysToContain(reads.length, size)) },
  })

const anyCodes: readonly Play[] = [
  contains(68, first3, 1),
  contains(69, first3, 2),
  contains(78, middle3, 1),
  contains(79, middle3, 2),
  contains(74, last3, 1),
  contains(75, last3, 2),
  contains(1748, last4, 1),
  contains(1749, last4, 2),
  contains(1750, all, 1),
  contains(1751, all, 2),
  contains(1752, all, 3),
]

/** A digit that occurs at least this often among all five: the tail of the binomial distribution. */
const shows = (playId: number, times: number, ways: number): Play =>
  definePlay({
    playId,
    name: 'AnyShow',
    rule: `Show${times}`,
    code: `AnyShow${times}`,
    group: 'SSC',
    menu: { group: 'Fun', subGroup: 'show' },
    prizeModes: ['LOTT', 'ZY'],
    reads: range(0, 4),
    form: ballsOf(rowOf('digits', digitBalls), (ball, seen) =>
      seen.filter((digit) => digit === ball).length >= times ? win : undefined,
    ),
    tiers: { win: ratio(100_000, ways) },
  })

export const sscNumberPlays: readonly Play[] = [
  ...manyDigits,
  ...threeDigits,
  ...twoDigits,
  ...oneDigit,
  ...anyPlaces,
  ...anyCodes,
  shows(169, 1, 40_951),
  shows(170, 2, 8_146),
  shows(171, 3, 856),
  shows(172, 4, 46),
]
