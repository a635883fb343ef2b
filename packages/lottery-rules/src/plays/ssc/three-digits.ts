import { productOf, range, rising, sumOf } from '../../counting.ts'
import { mixedOfThree, pairAndSingle, equalSets, shapeOfThree } from '../../forms/digit-sets.ts'
import { itemOf } from '../../forms/items.ts'
import { manualOf, straight, suffixes } from '../../forms/straight.ts'
import type { Combination, Play } from '../../play.ts'
import { ratio } from '../../ratio.ts'
import { definePlay } from '../define-play.ts'
import { digitBalls, entryOf, itemBalls, rowOf } from '../rows.ts'
import { digitRows } from './places.ts'

const triples: readonly Combination[] = [
  ...productOf([digitBalls.values, digitBalls.values, digitBalls.values]),
]
/** Groups of three digits that are not all alike, in rising order. */
const groups = triples.filter(
  (digits) => shapeOfThree(digits) !== 'triple' && String(rising(digits)) === String(digits),
)
const fair = { com3: ratio(1000, 3), com6: ratio(1000, 6) }
const isRising = (entry: Combination) => String(rising(entry)) === String(entry)
const spanOf = (digits: Combination) => Math.max(...digits) - Math.min(...digits)

type Ids = Readonly<
  Record<
    'straight' | 'single' | 'com3' | 'com6' | 'mixed' | 'join' | 'sum' | 'baodan' | 'span',
    number
  >
>

/** The plays of three neighbouring digits, by number and in any order. */
const threeDigits = (name: string, reads: readonly number[], ids: Ids): readonly Play[] => {
  const rows = digitRows(reads)
  const any = rowOf('digits', digitBalls)
  const exact = straight(rows)
  const play = (playId: number, suffix: string, subGroup: string) => ({
    playId,
    code: `${name}${suffix}`,
    group: 'SSC' as const,
    menu: { group: name, subGroup },
    reads,
  })
  return [
    definePlay({
      ...play(ids.straight, 'Straight', 'straight'),
      form: exact,
      twin: ids.single,
      tiers: { win: ratio(1000) },
    }),
    definePlay({
      ...play(ids.single, 'StraightSingle', 'straight'),
      form: manualOf(exact, entryOf(digitBalls, 3)),
      twin: ids.straight,
      tiers: { win: ratio(1000) },
    }),
    definePlay({
      ...play(ids.join, 'Join', 'straight'),
      form: suffixes(rows),
      tiers: { last3: ratio(1000), last2: ratio(100), last1: ratio(10) },
    }),
    definePlay({
      ...play(ids.sum, 'Sum', 'straight'),
      form: itemOf(
        { label: 'sum', balls: itemBalls(range(0, 27)) },
        (sum) => triples.filter((digits) => sumOf(digits) === sum),
        exact.winOf,
      ),
      tiers: { win: ratio(1000) },
    }),
    definePlay({
      ...play(ids.span, 'Span', 'straight'),
      form: itemOf(
        { label: 'span', balls: itemBalls(range(0, 9)) },
        (span) => triples.filter((digits) => spanOf(digits) === span),
        exact.winOf,
      ),
      tiers: { win: ratio(1000) },
    }),
    definePlay({
      ...play(ids.com3, 'Com3', 'group'),
      form: pairAndSingle({ ...any, min: 2 }),
      tiers: { win: fair.com3 },
    }),
    definePlay({
      ...play(ids.com6, 'Com6', 'group'),
      form: equalSets({ size: 3, times: 1 }, { ...any, min: 3 }),
      tiers: { win: fair.com6 },
    }),
    definePlay({
      ...play(ids.mixed, 'Com', 'group'),
      form: manualOf(
        { winOf: mixedOfThree },
        entryOf(digitBalls, 3),
        (entry) => isRising(entry) && shapeOfThree(entry) !== 'triple',
      ),
      tiers: fair,
    }),
    definePlay({
      ...play(ids.baodan, 'Baodan', 'group'),
      form: itemOf(
        { label: 'digits', balls: itemBalls(range(0, 9)) },
        (digit) => groups.filter((digits) => digits.includes(digit)),
        mixedOfThree,
      ),
      tiers: fair,
    }),
  ]
}

export const sscThreeDigits: readonly Play[] = [
  ...threeDigits('First3', [0, 1, 2], {
    straight: 40,
    single: 87,
    com3: 42,
    com6: 43,
    mixed: 44,
    join: 45,
    sum: 47,
    baodan: 2075,
    span: 2080,
  }),
  ...threeDigits('Middle3', [1, 2, 3], {
    straight: 50,
    single: 89,
    com3: 52,
    com6: 53,
    mixed: 54,
    join: 55,
    sum: 57,
    baodan: 2076,
    span: 2081,
  }),
  ...threeDigits('Last3', [2, 3, 4], {
    straight: 21,
    single: 91,
    com3: 23,
    com6: 24,
    mixed: 25,
    join: 26,
    sum: 28,
    baodan: 2077,
    span: 2082,
  }),
]
