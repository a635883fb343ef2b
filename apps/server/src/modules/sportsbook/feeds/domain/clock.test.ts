import { expect, test } from 'vitest'
import { tickAfter } from './clock.ts'

test('the clock of football stops at half-time for five minutes of the match', () => {
  const minutes = [0, 44.9, 45, 46, 50, 51, 95]
  expect(minutes.map((minute) => tickAfter('football', minute * 1_000, 1_000))).toEqual([
    0, 44, 45, 45, 45, 46, 90,
  ])
})

test('a match of e-sports has no half-time, and none has begun before its kick-off', () => {
  expect(tickAfter('esport', 50_000, 1_000)).toBe(50)
  expect(tickAfter('esport', -1, 1_000)).toBe(0)
  expect(tickAfter('football', -60_000, 1_000)).toBe(0)
})
