import { range, sumOf } from '../../counting.ts'
import { itemOf } from '../../forms/items.ts'
import { classed } from '../../forms/classed.ts'
import { manualOf, manualSuffixes, straight, suffixes } from '../../forms/straight.ts'
import { permuted } from '../../forms/distinct.ts'
import type { Combination, Form, Play } from '../../play.ts'
import { ratio } from '../../ratio.ts'
import { digitBalls, entryOf, itemBalls } from '../rows.ts'
import {
  anyDigits,
  digitRows,
  numbersOf,
  playsWithIds,
  type DigitContext,
  type Ids,
} from './context.ts'

const spanOf = (digits: Combination) => Math.max(...digits) - Math.min(...digits)

const subGroup = 'straight'

const straightNames = [
  'straight',
  'single',
  'join',
  'joinSingle',
  'straightCom',
  'sum',
  'span',
  'sumTail',
] as const

/** Plays on the sum of the digits of a number, or on their span. */
const countedPlays = (size: number, winOf: Form['winOf']) => {
  const ballOf = (label: string, max: number) => ({ label, balls: itemBalls(range(0, max)) })
  const numbersWith = (valueOf: (digits: Combination) => number) => (value: number) =>
    numbersOf(size).filter((digits) => valueOf(digits) === value)
  return {
    sum: {
      rule: 'Sum',
      subGroup,
      make: () => ({
        form: itemOf(ballOf('sum', 9 * size), numbersWith(sumOf), winOf, 'exact'),
        tiers: { win: ratio(10 ** size) },
      }),
    },
    span: {
      rule: 'Span',
      subGroup,
      make: () => ({
        form: itemOf(ballOf('span', 9), numbersWith(spanOf), winOf, 'exact'),
        tiers: { win: ratio(10 ** size) },
      }),
    },
    sumTail: {
      rule: 'SumTail',
      subGroup: 'other',
      make: () =>
        classed({
          label: 'sumTail',
          balls: digitBalls,
          max: 10,
          wins: (ball, seen) => sumOf(seen) % 10 === ball,
          ways: Object.fromEntries(range(0, 9).map((ball) => [ball, 1])),
          outcomes: 10,
        }),
    },
  }
}

/** Plays on digits in order: `size` of them out of a draw of `length`. */
export const straightPlays = (
  context: DigitContext,
  size: number,
  length: number,
  ids: Ids<(typeof straightNames)[number]>,
): readonly Play[] => {
  const rows = digitRows(context.reads ?? range(0, size - 1), length)
  const exact = straight(rows)
  const tiers = { win: ratio(10 ** size) }
  const tails = Object.fromEntries(range(1, size).map((tail) => [`last${tail}`, ratio(10 ** tail)]))
  const entry = entryOf(digitBalls, size)
  const twin = (name: (typeof straightNames)[number]) =>
    ids[name] === undefined ? {} : { twin: ids[name] }
  return playsWithIds(context, ids, {
    straight: {
      rule: 'Straight',
      subGroup,
      make: () => ({ form: exact, tiers, ...twin('single') }),
    },
    single: {
      rule: 'StraightSingle',
      subGroup,
      make: () => ({ form: manualOf(exact, entry), tiers, ...twin('straight') }),
    },
    join: {
      rule: 'Join',
      subGroup,
      make: () => ({ form: suffixes(rows), tiers: tails, ...twin('joinSingle') }),
    },
    joinSingle: {
      rule: 'JoinSingle',
      subGroup,
      make: () => ({ form: manualSuffixes(entry), tiers: tails, ...twin('join') }),
    },
    straightCom: {
      rule: 'StraightCom',
      subGroup,
      make: () => ({ form: permuted(size, anyDigits), tiers }),
    },
    ...countedPlays(size, exact.winOf),
  })
}
