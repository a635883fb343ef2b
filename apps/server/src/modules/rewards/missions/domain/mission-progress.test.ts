import { expect, test } from 'vitest'
import {
  isBeforeEnd,
  isNewerThan,
  measureOf,
  progressOf,
  skippedAt,
  skippedBy,
} from './mission-progress.ts'

const sum = { stakedMinor: 50_000n, rounds: 12n, days: 3 }
const none = { stakedMinor: 0n, rounds: 0n, days: 0 }
const opened = new Date('2026-10-05T12:00:00Z')
const just = new Date('2026-10-05T11:59:59.999Z')

test('a mission counts stakes, rounds, or days with a round; a second factor counts once it is set', () => {
  expect(measureOf('STAKED', 'WEEKLY', sum)).toBe(50_000n)
  expect(measureOf('ROUNDS', 'WEEKLY', sum)).toBe(12n)
  expect(measureOf('DAYS_PLAYED', 'WEEKLY', sum)).toBe(3n)
  expect(measureOf('DAYS_PLAYED', 'DAILY', sum)).toBe(1n)
  expect(measureOf('DAYS_PLAYED', 'DAILY', none)).toBe(0n)
  expect(measureOf('SECOND_FACTOR', 'WEEKLY', sum)).toBe(0n)
})

test('progress is what was played since the mission opened, never below zero', () => {
  const mission = { type: 'ROUNDS', period: 'WEEKLY' } as const
  expect(progressOf(mission, sum, undefined)).toBe(12n)
  expect(progressOf(mission, sum, { progress: 1n, skipped: 5n })).toBe(8n)
  expect(progressOf(mission, sum, { progress: 0n, skipped: 12n })).toBe(0n)
  expect(progressOf(mission, sum, { progress: 0n, skipped: 20n })).toBe(0n)
})

test('what was played before a mission opened is left out; its first day counts', () => {
  expect(skippedAt({ type: 'STAKED', period: 'WEEKLY' }, sum)).toBe(50_000n)
  expect(skippedAt({ type: 'ROUNDS', period: 'WEEKLY' }, sum)).toBe(12n)
  expect(skippedAt({ type: 'DAYS_PLAYED', period: 'WEEKLY' }, sum)).toBe(2n)
  expect(skippedAt({ type: 'DAYS_PLAYED', period: 'WEEKLY' }, none)).toBe(0n)
})

test('a change to earlier play changes what is left out by as much', () => {
  const change = { stakedMinor: -7n, rounds: -1n, days: -1, isOpeningDay: false }
  expect(skippedBy('STAKED', change)).toBe(-7n)
  expect(skippedBy('ROUNDS', change)).toBe(-1n)
  expect(skippedBy('DAYS_PLAYED', change)).toBe(-1n)
  expect(skippedBy('DAYS_PLAYED', { ...change, isOpeningDay: true })).toBe(0n)
  expect(skippedBy('SECOND_FACTOR', change)).toBe(0n)
})

test('play counts until the instant at which a mission ends', () => {
  expect(isBeforeEnd({ ends_at: null }, opened)).toBe(true)
  expect(isBeforeEnd({ ends_at: opened }, just)).toBe(true)
  expect(isBeforeEnd({ ends_at: opened }, opened)).toBe(false)
})

test('a mission is newer than play before it, not than play at its instant', () => {
  expect(isNewerThan({ created_at: opened }, { firstAt: just })).toBe(true)
  expect(isNewerThan({ created_at: opened }, { firstAt: opened })).toBe(false)
})
