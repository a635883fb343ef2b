import { getGroup } from '@trevo/lottery-rules/groups/all-groups.ts'
import { expect, test } from 'vitest'
import { numberStyleOf, placeOf } from './new-lottery.ts'

const every = (everySec: number, last = '24:00') =>
  numberStyleOf({ rule: { everySec, first: '00:01', last, breaks: [] } } as Parameters<
    typeof numberStyleOf
  >[0]) // a rule of a schedule

test('draws are numbered by the year, or by the day with as many digits as it needs', () => {
  expect(every(12 * 3_600)).toBe('year-3')
  expect(every(8 * 3_600)).toBe('day-dash-3')
  expect(every(300)).toBe('day-dash-3')
  expect(every(60)).toBe('day-4')
  // 999 draws, and one more.
  expect(every(60, '16:39')).toBe('day-dash-3')
  expect(every(60, '16:40')).toBe('day-4')
})

test.each([
  ['SSC', { group_code: 'SSC', area: null, prize_mode: 'LOTT', account_type: 'TCG' }],
  ['BR_6_60', { group_code: 'BR', area: null, prize_mode: 'ELOTT', account_type: 'TCG' }],
  [
    'VN_NORTH',
    { group_code: 'VN', area: 'NORTH', prize_mode: 'LOTT', account_type: 'TCG_LOTTO_VN' },
  ],
] as const)('a lottery of %s is placed with the others of its kind', (code, place) => {
  expect(placeOf(getGroup(code))).toEqual(place)
})
