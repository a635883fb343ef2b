import { describe, expect, test } from 'vitest'
import { createIsNearMidnight, dayAfter, dayOf, endOfPeriod, firstDayOf } from './periods.ts'

describe('periods of Brasília', () => {
  test('a day ends at its own midnight, three hours after that of UTC', () => {
    expect(dayOf(new Date('2026-11-24T02:59:59.999Z'))).toBe('2026-11-23')
    expect(dayOf(new Date('2026-11-24T03:00:00Z'))).toBe('2026-11-24')
    expect(endOfPeriod('day', new Date('2026-11-24T02:59:59Z'))).toEqual(
      new Date('2026-11-24T03:00:00Z'),
    )
  })
  test('a week begins on Monday, a month on its first day, also over 29 February and a new year', () => {
    expect(firstDayOf('week', '2026-11-29')).toBe('2026-11-23')
    expect(dayAfter('week', '2028-12-31')).toBe('2029-01-01')
    expect(dayAfter('day', '2028-02-28')).toBe('2028-02-29')
    expect(dayAfter('month', '2028-02-29')).toBe('2028-03-01')
    expect(dayAfter('month', '2026-12-31')).toBe('2027-01-01')
  })
  test('a stake and a session have no end in the calendar', () => {
    const at = new Date('2026-11-24T12:00:00Z')
    expect(endOfPeriod('each', at)).toBeUndefined()
    expect(endOfPeriod('session', at)).toBeUndefined()
  })
})

test('midnight is near five minutes before and after, on any day in any order', () => {
  const isNear = createIsNearMidnight(5 * 60_000)
  const near = [
    '2026-11-24T12:00:00Z',
    '2026-11-24T02:55:00Z',
    '2026-11-24T02:54:59Z',
    '2026-11-24T03:04:59Z',
    '2026-11-24T03:05:00Z',
    '2026-11-23T12:00:00Z',
  ].map((text) => isNear(new Date(text)))
  expect(near).toEqual([false, true, false, true, false, false])
})
