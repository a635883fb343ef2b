import { range, sumOf } from '../../counting.ts'
import {
  digitSets,
  equalSets,
  inAnyOrder,
  mixedOfThree,
  pairAndSingle,
  sameNumbers,
} from '../../forms/digit-sets.ts'
import { itemOf } from '../../forms/items.ts'
import { classed } from '../../forms/classed.ts'
import { manualOf } from '../../forms/straight.ts'
import type { Combination, Play } from '../../play.ts'
import { ratio } from '../../ratio.ts'
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

/** Groups that are written by hand or stand for a ball: in rising order, not all alike. */
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

/** What three digits are: triple, straight (0 after 9), pair. */
const specialShapes: readonly ((digits: Combination) => boolean)[] = [
  (digits) => shapeOf(digits) === '3',
  isConsecutive,
  (digits) => shapeOf(digits) === '21',
]

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
    comSum: {
      rule: 'ComSum',
      subGroup,
      make: () => ({
        form: itemOf(
          { label: 'sum', balls: itemBalls(range(1, 26)) },
          (sum) => groupsOf(3).filter((digits) => sumOf(digits) === sum),
          mixedOfThree,
          'any',
        ),
        tiers: ofThree,
      }),
    },
    baodan: {
      rule: 'Baodan',
      subGroup,
      make: () => ({
        form: itemOf(
          { label: 'digits', balls: itemBalls(range(0, 9)) },
          (digit) => groupsOf(3).filter((digits) => digits.includes(digit)),
          mixedOfThree,
          'any',
        ),
        tiers: ofThree,
      }),
    },
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
      // Seven at most: with all ten nine of ten draws would win.
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
    comSum: {
      rule: 'ComSum',
      subGroup,
      make: () => ({
        form: itemOf(
          { label: 'sum', balls: itemBalls(range(1, 17)) },
          (sum) => groupsOf(2).filter((digits) => sumOf(digits) === sum),
          sameNumbers,
          'any',
        ),
        tiers,
      }),
    },
    baodan: {
      rule: 'Baodan',
      subGroup,
      make: () => ({
        form: itemOf(
          { label: 'digits', balls: itemBalls(range(0, 9)) },
          (digit) => groupsOf(2).filter((digits) => digits.includes(digit)),
          sameNumbers,
          'any',
        ),
        tiers,
      }),
    },
  })
}

const rowFor = (label: string, min: number) => rowOf(label, digitBalls, min)
const setPlay = (
  rule: string,
  orders: number,
  outcomes: number,
  form: ReturnType<typeof equalSets>,
) => ({ rule, subGroup, make: () => ({ form, tiers: { win: ratio(outcomes, orders) } }) })

/** Four digits in any order, by how many are alike. */
export const groupsOfFour = (
  context: DigitContext,
  ids: Ids<'com24' | 'com12' | 'com6' | 'com4'>,
): readonly Play[] =>
  playsWithIds(context, ids, {
    com24: setPlay('Com24', 24, 10_000, equalSets({ size: 4, times: 1 }, rowFor('digits', 4))),
    com12: setPlay(
      'Com12',
      12,
      10_000,
      digitSets({ size: 1, times: 2 }, { size: 2, times: 1 }, [
        rowFor('twice', 1),
        rowFor('once', 2),
      ]),
    ),
    com6: setPlay('Com6', 6, 10_000, equalSets({ size: 2, times: 2 }, rowFor('twice', 2))),
    com4: setPlay(
      'Com4',
      4,
      10_000,
      digitSets({ size: 1, times: 3 }, { size: 1, times: 1 }, [
        rowFor('thrice', 1),
        rowFor('once', 1),
      ]),
    ),
  })

/** Five digits in any order, by how many are alike. */
export const groupsOfFive = (
  context: DigitContext,
  ids: Ids<'com120' | 'com60' | 'com30' | 'com20' | 'com10' | 'com5'>,
): readonly Play[] => {
  const two = (
    rule: string,
    orders: number,
    first: { size: number; times: number; label: string },
    second: { size: number; times: number; label: string },
  ) =>
    setPlay(
      rule,
      orders,
      100_000,
      digitSets(first, second, [
        rowFor(first.label, first.size),
        rowFor(second.label, second.size),
      ]),
    )
  const [once, twice] = ['once', 'twice']
  return playsWithIds(context, ids, {
    com120: setPlay('Com120', 120, 100_000, equalSets({ size: 5, times: 1 }, rowFor('digits', 5))),
    com60: two(
      'Com60',
      60,
      { size: 1, times: 2, label: twice },
      { size: 3, times: 1, label: once },
    ),
    com30: two(
      'Com30',
      30,
      { size: 2, times: 2, label: twice },
      { size: 1, times: 1, label: once },
    ),
    com20: two(
      'Com20',
      20,
      { size: 1, times: 3, label: 'thrice' },
      { size: 2, times: 1, label: once },
    ),
    com10: two(
      'Com10',
      10,
      { size: 1, times: 3, label: 'thrice' },
      { size: 1, times: 2, label: twice },
    ),
    com5: two(
      'Com5',
      5,
      { size: 1, times: 4, label: 'fourTimes' },
      { size: 1, times: 1, label: once },
    ),
  })
}
