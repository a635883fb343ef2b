import { expect, test } from 'vitest'
import { judgeDay, judgePart, latePercentOf, worstOf } from './judge-part.ts'
import { partRules } from './part-rules.ts'

const deposits = (inTime: number, late: number, more = {}) =>
  judgePart({ inTime, late, medianSec: null, ...more }, partRules.deposits)

test.each([
  ['nothing late', 50, 0, 'working'],
  ['a single one late is no fault', 0, 1, 'working'],
  ['two of nineteen', 17, 2, 'slow'],
  ['two of a hundred', 98, 2, 'working'],
  ['two of two: too few to be down', 0, 2, 'slow'],
  ['half of six', 3, 3, 'down'],
  ['almost half', 4, 3, 'slow'],
])('%s: %i in time and %i late', (_, inTime, late, state) => {
  expect(deposits(inTime, late)).toBe(state)
})

test('without anything to measure a part is unknown, never working', () => {
  expect(judgePart(undefined, partRules.deposits)).toBe('unknown')
  expect(deposits(0, 0)).toBe('unknown')
})

test('an institution that answers is a measurement even if nobody deposits', () => {
  expect(deposits(0, 0, { answers: true })).toBe('working')
})

test('what operators switched off is off regardless of what was counted', () => {
  expect(deposits(0, 9, { isOff: true })).toBe('off')
})

test.each([
  [0, 0, null],
  [3, 0, 0],
  [2, 1, 33],
  [0, 2, 100],
])('of %i in time and %i late the share is %s', (inTime, late, share) => {
  expect(latePercentOf({ inTime, late })).toBe(share)
})

test('the whole is as bad as its worst part; unknown parts say nothing', () => {
  expect(worstOf(['working', 'unknown', 'slow', 'off'])).toBe('slow')
  expect(worstOf(['working', 'unknown'])).toBe('working')
  expect(worstOf(['working', 'down', 'slow'])).toBe('down')
  expect(worstOf(['unknown', 'unknown'])).toBe('unknown')
})

test.each([
  ['nothing measured', {}, 'unknown'],
  ['without a fault', { workingMin: 1_440 }, 'working'],
  ['one bad minute', { workingMin: 1_439, downMin: 1 }, 'slow'],
  ['a quarter of an hour down', { workingMin: 1_425, downMin: 15 }, 'down'],
  ['off the whole day', { offMin: 1_440 }, 'off'],
  ['off for maintenance at night', { workingMin: 1_400, offMin: 40 }, 'working'],
])('a day: %s', (_, minutes, state) => {
  expect(judgeDay({ workingMin: 0, slowMin: 0, downMin: 0, offMin: 0, ...minutes })).toBe(state)
})
