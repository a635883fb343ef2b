import { range, sumOf } from '../../counting.ts'
import {
  digitSets,
  equalSets,
  inAnyOrder,
  mixedOfThree,
  pairAndSingle,
  sameNumbers,
  type Part,
} from '../../forms/digit-sets.ts'
import { itemOf } from '../../forms/items.ts'
import { classed } from '../../forms/classed.ts'
import { manualOf } from '../../forms/straight.ts'
import type { Combination, Play } from '../../play.ts'
import { ratio, type Ratio } from '../../ratio.ts'
import { digitBalls, entryOf, itemBalls, rowOf } from '../rows.ts'
import {
  anyDigits,
  isRising,
  numbersOf,
  playsWithIds,
  shapeOf,
  type DigitContext,
  type Ids,
} from './context.ts'

const subGroup = 'group'
const ofThree = { com3: ratio(1000, 3), com6: ratio(1000, 6) }
const isGroup = (entry: Combination) => isRising(entry) && new Set(entry).size > 1

/** Groups that are typed or represented by a ball: ascending, not all equal. */
const groupsByLength = new Map<number, readonly Combination[]>()
const groupsOf = (length: number): readonly Combination[] => {
  const groups = groupsByLength.get(length) ?? numbersOf(length).filter(isGroup)
  groupsByLength.set(length, groups)
  return groups
}

const isConsecutive = (digits: Combination): boolean =>
  // A 0 follows the 9: 8, 9, 0 is straight.
  range(0, 9).some(
    (from) =>
      digits.length === new Set(digits).size &&
      digits.every((digit) => (digit - from + 10) % 10 < digits.length),
  )

/** The class of three digits: triple, straight (0 after 9), pair. */
const specialShapes: readonly ((digits: Combination) => boolean)[] = [
  (digits) => shapeOf(digits) === '3',
  isConsecutive,
  (digits) => shapeOf(digits) === '21',
]

/** All groups with a sum, and all with a digit. */
const byGroups = (
  length: number,
  winOf: Parameters<typeof itemOf>[2],
  tiers: Readonly<Record<string, Ratio>>,
) => {
  const groupPlay = (
    rule: string,
    label: string,
    items: readonly number[],
    isOf: (digits: Combination, item: number) => boolean,
  ) => ({
    rule,
    subGroup,
    make: () => ({
      form: itemOf(
        { label, balls: itemBalls(items) },
        (item) => groupsOf(length).filter((digits) => isOf(digits, item)),
        winOf,
        'any',
      ),
      tiers,
    }),
  })
  return {
    comSum: groupPlay(
      'ComSum',
      'sum',
      range(1, 9 * length - 1),
      (digits, sum) => sumOf(digits) === sum,
    ),
    baodan: groupPlay('Baodan', 'digits', range(0, 9), (digits, digit) => digits.includes(digit)),
  }
}

/** Three digits in any order. */
export const groupsOfThree = (
  context: DigitContext,
  ids: Ids<'com3' | 'com6' | 'mixed' | 'comSum' | 'baodan' | 'special'>,
): readonly Play[] =>
  playsWithIds(context, ids, {
    com3: {
      rule: 'Com3',
      subGroup,
      make: () => ({ form: pairAndSingle({ ...anyDigits, min: 2 }), tiers: { win: ofThree.com3 } }),
    },
    com6: {
      rule: 'Com6',
      subGroup,
      make: () => ({
        form: equalSets({ size: 3, times: 1 }, { ...anyDigits, min: 3 }),
        tiers: { win: ofThree.com6 },
      }),
    },
    mixed: {
      rule: 'Mixed',
      subGroup,
      make: () => ({
        form: manualOf(inAnyOrder(mixedOfThree), entryOf(digitBalls, 3), isGroup),
        tiers: ofThree,
      }),
    },
    ...byGroups(3, mixedOfThree, ofThree),
    special: {
      rule: 'Special',
      subGroup: 'other',
      make: () =>
        classed({
          label: 'special',
          balls: { values: [0, 1, 2], width: 1, join: '' },
          max: 3,
          wins: (ball, seen) => specialShapes[ball]?.(seen) ?? false,
          ways: { 0: 10, 1: 60, 2: 270 },
          outcomes: 1000,
        }),
    },
  })

/** Two different digits in any order. */
export const groupsOfTwo = (
  context: DigitContext,
  ids: Ids<'com' | 'comSingle' | 'comSum' | 'baodan'>,
): readonly Play[] => {
  const tiers = { win: ratio(50) }
  return playsWithIds(context, ids, {
    com: {
      rule: 'Com',
      subGroup,
      // Seven at most: with all ten, nine out of ten draws would win.
      make: () => ({
        form: equalSets({ size: 2, times: 1 }, rowOf('digits', digitBalls, 2, 7)),
        tiers,
      }),
    },
    comSingle: {
      rule: 'ComSingle',
      subGroup,
      make: () => ({
        form: manualOf(inAnyOrder(sameNumbers), entryOf(digitBalls, 2), isGroup),
        tiers,
      }),
    },
    ...byGroups(2, sameNumbers, tiers),
  })
}

const rowNames = ['once', 'twice', 'thrice', 'fourTimes'] as const

/**
 * Digits in any order, some of them equal: `sets` says how many digits occur how often. `orders` is
 * the number of orders of such a number.
 */
const setPlay = (length: number, orders: number, ...sets: readonly Part[]) => {
  const rows = sets.map(({ size, times }) =>
    rowOf(size === length ? 'digits' : (rowNames[times - 1] ?? 'digits'), digitBalls, size),
  )
  const [first, second] = sets
  const [firstRow] = rows
  if (!first || !firstRow) throw new RangeError('no digits')
  const form = second ? digitSets(first, second, rows) : equalSets(first, firstRow)
  const tiers = { win: ratio(10 ** length, orders) }
  return { rule: `Com${orders}`, subGroup, make: () => ({ form, tiers }) }
}
const set = (size: number, times: number): Part => ({ size, times })

/** Four digits in any order, by how many are equal. */
export const groupsOfFour = (
  context: DigitContext,
  ids: Ids<'com24' | 'com12' | 'com6' | 'com4'>,
): readonly Play[] =>
  playsWithIds(context, ids, {
    com24: setPlay(4, 24, set(4, 1)),
    com12: setPlay(4, 12, set(1, 2), set(2, 1)),
    com6: setPlay(4, 6, set(2, 2)),
    com4: setPlay(4, 4, set(1, 3), set(1, 1)),
  })

/** Five digits in any order, by how many are equal. */
export const groupsOfFive = (
  context: DigitContext,
  ids: Ids<'com120' | 'com60' | 'com30' | 'com20' | 'com10' | 'com5'>,
): readonly Play[] =>
  playsWithIds(context, ids, {
    com120: setPlay(5, 120, set(5, 1)),
    com60: setPlay(5, 60, set(1, 2), set(3, 1)),
    com30: setPlay(5, 30, set(2, 2), set(1, 1)),
    com20: setPlay(5, 20, set(1, 3), set(2, 1)),
    com10: setPlay(5, 10, set(1, 3), set(1, 2)),
    com5: setPlay(5, 5, set(1, 4), set(1, 1)),
  })
