import { describe, expect, test } from 'vitest'
import { givenBackOf } from './given-back.ts'
import { readValue, writeValue } from './limit.ts'
import { stoppedDays } from './preview.ts'
import { isPlaying, noUsage, runningMs, usedOf, type Usage } from './usage.ts'
import { warningOf } from './warnings.ts'

const minutes = (count: number) => count * 60_000
const start = new Date('2026-11-23T15:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)

describe('what is used of a limit', () => {
  const usage: Usage = {
    ...noUsage('2026-11-23'),
    isOn: true,
    stakedMinor: { day: 500n, week: 900n, month: 900n },
    returnedMinor: { day: 700n, week: 700n, month: 700n },
    bets: { day: 5n, week: 9n, month: 9n },
    playedMs: { day: 60_000n, week: 60_000n, month: 60_000n, session: 60_000n },
    sessionSince: start,
    countedUntil: start,
    activeUntil: after(minutes(5)),
  }
  test('a net loss is what was staked less what came back, and may be a gain', () => {
    expect(usedOf(usage, { kind: 'loss', period: 'day' }, start)).toBe(-200n)
    expect(usedOf(usage, { kind: 'loss', period: 'week' }, start)).toBe(200n)
    expect(usedOf(usage, { kind: 'stake', period: 'day' }, start)).toBe(500n)
    expect(usedOf(usage, { kind: 'stake', period: 'each' }, start)).toBeNull()
  })
  test('time runs until five minutes without activity, and then no session does', () => {
    expect(runningMs(usage, after(minutes(3)))).toBe(180_000n)
    expect(runningMs(usage, after(minutes(60)))).toBe(300_000n)
    expect(isPlaying(usage, after(minutes(5)))).toBe(true)
    expect(isPlaying(usage, after(minutes(5) + 1))).toBe(false)
    expect(usedOf(usage, { kind: 'time', period: 'session' }, after(minutes(60)))).toBe(0n)
    expect(usedOf(usage, { kind: 'time', period: 'day' }, after(minutes(60)))).toBe(360_000n)
  })
})

test('a stake is lost until it is decided; then what was paid, sold or returned counts', () => {
  const bet = { stakeMinor: 100n, backMinor: 30n, paidMinor: 20n }
  expect(givenBackOf({ ...bet, state: 'open' })).toBe(0n)
  expect(givenBackOf({ ...bet, state: 'settled' })).toBe(50n)
  expect(givenBackOf({ ...bet, state: 'returned', paidMinor: 0n })).toBe(100n)
})

test('warnings are due at 50, 80 and 100 %, and a limit of zero is used up', () => {
  expect([0n, 49n, 50n, 79n, 80n, 99n, 100n, 250n].map((used) => warningOf(used, 100n))).toEqual([
    undefined,
    undefined,
    50,
    50,
    80,
    80,
    100,
    100,
  ])
  expect(warningOf(0n, 0n)).toBe(100)
  expect(warningOf(-10n, 100n)).toBeUndefined()
})

describe('a value', () => {
  test('is whole centavos, minutes or bets, and nothing below zero', () => {
    expect(readValue('loss', '60.05')).toBe(600_500n)
    expect(readValue('loss', '60.051')).toBeUndefined()
    expect(readValue('loss', '-1')).toBeUndefined()
    expect(readValue('time', '90')).toBe(5_400_000n)
    expect(readValue('bets', '1.5')).toBeUndefined()
  })
  test('is written as it was read', () => {
    for (const [kind, text] of [
      ['loss', '60.05'],
      ['time', '90'],
      ['bets', '7'],
    ] as const) {
      expect(writeValue(kind, readValue(kind, text) ?? -1n)).toBe(text)
    }
  })
})

test('a preview counts the days on which the period reached the limit, and none without play', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((day, index) => ({
    day,
    amount: [60n, 0n, 40n, 90n][index] ?? 0n,
    most: [60n, 0n, 40n, 30n][index] ?? 0n,
  }))
  expect(stoppedDays(days, { period: 'day', value: 60n })).toEqual([true, false, false, true])
  // Monday 23 November begins another week.
  expect(stoppedDays(days, { period: 'week', value: 100n })).toEqual([false, false, true, false])
  expect(stoppedDays(days, { period: 'each', value: 40n })).toEqual([true, false, false, false])
  const [least] = days.map(({ day }) => ({ day, amount: 1n, most: 1n }))
  expect(stoppedDays([least!], { period: 'day', value: 1n })).toEqual([true])
})
