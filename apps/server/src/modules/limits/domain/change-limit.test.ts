import { describe, expect, test } from 'vitest'
import { contradicts, delayOf, isLower, keepsRequired, timesOfRaise } from './change-limit.ts'

const rule = { delayHours: 24, strictDelayHours: 72, silenceDays: 7 }
const held = (
  kind: 'loss' | 'time',
  period: 'session' | 'day' | 'week' | 'month',
  value: bigint,
) => ({
  kind,
  period,
  value,
})

describe('a lower limit', () => {
  test('is a first one, or less than the one held', () => {
    expect(isLower(5n, null)).toBe(true)
    expect(isLower(0n, 1n)).toBe(true)
  })
  test('is never the same, more, or none', () => {
    expect(isLower(5n, 5n)).toBe(false)
    expect(isLower(6n, 5n)).toBe(false)
    expect(isLower(null, 5n)).toBe(false)
    expect(isLower(null, null)).toBe(false)
  })
})

describe('a higher limit', () => {
  test('limitRaiseDelayHours, limitRaiseDelayHoursStrict: of loss and time it waits longer', () => {
    expect((['deposit', 'stake', 'bets'] as const).map((kind) => delayOf(kind, rule))).toEqual([
      24, 24, 24,
    ])
    expect((['loss', 'time'] as const).map((kind) => delayOf(kind, rule))).toEqual([72, 72])
  })
  test('limitRaiseSilenceDays: opens after the delay, and closes after seven days of silence', () => {
    const askedAt = new Date('2028-02-28T12:00:00Z')
    expect(timesOfRaise('deposit', askedAt, rule)).toEqual({
      askedAt,
      opensAt: new Date('2028-02-29T12:00:00Z'),
      closesAt: new Date('2028-03-07T12:00:00Z'),
    })
  })
})

describe('limits of several periods', () => {
  test('a day above the week, or a week below the day, contradicts', () => {
    const limits = [held('loss', 'week', 100n)]
    expect(contradicts(limits, { kind: 'loss', period: 'day', value: 101n })).toBe(true)
    expect(contradicts(limits, { kind: 'loss', period: 'day', value: 100n })).toBe(false)
    const days = [held('loss', 'day', 100n)]
    expect(contradicts(days, { kind: 'loss', period: 'month', value: 99n })).toBe(true)
  })
  test('none, the same period and another kind contradict nothing', () => {
    const limits = [held('loss', 'week', 100n)]
    expect(contradicts(limits, { kind: 'loss', period: 'day', value: null })).toBe(false)
    expect(contradicts(limits, { kind: 'loss', period: 'week', value: 500n })).toBe(false)
    expect(contradicts(limits, { kind: 'stake', period: 'day', value: 500n })).toBe(false)
  })
})

test('P1231 art. 31: the last loss limit and the last time limit cannot go', () => {
  const limits = [held('loss', 'day', 1n), held('loss', 'month', 9n), held('time', 'day', 1n)]
  expect(keepsRequired(limits, { kind: 'loss', period: 'day' })).toBe(true)
  expect(keepsRequired(limits, { kind: 'time', period: 'day' })).toBe(false)
  expect(keepsRequired(limits.slice(1), { kind: 'loss', period: 'month' })).toBe(false)
})
