import { describe, expect, test } from 'vitest'
import { createSteadyClock } from './steady-clock.ts'

const hourMs = 3_600_000
const startMs = Date.parse('2030-05-14T15:00:00.000Z')

const openClock = (lastWritten: Date | null = null) => {
  let nowMs = startMs
  const clock = createSteadyClock({ now: () => new Date(nowMs) }, lastWritten)
  return {
    /** Sets the machine's clock. @returns how far the monotonic clock is from the start. */
    move: (ms: number): number => {
      nowMs += ms
      return clock.now().getTime() - startMs
    },
    /** How far it is ahead of the machine's clock. */
    lead: (): number => clock.now().getTime() - nowMs,
  }
}

describe('a steady clock', () => {
  test('follows the machine’s clock while that moves forward', () => {
    const clock = openClock()
    expect([clock.move(0), clock.move(5_000), clock.move(10 * hourMs)]).toEqual([
      0,
      5_000,
      10 * hourMs + 5_000,
    ])
  })

  test('continues at its pace when the machine’s clock is set back by one hour', () => {
    const clock = openClock()
    clock.move(1_000)
    expect(clock.move(-hourMs)).toBe(1_000)
    const afterMinute = clock.move(60_000)
    expect(afterMinute).toBeGreaterThan(60_000)
    expect(afterMinute).toBeLessThanOrEqual(61_000)
  })

  test('reduces its lead slowly, or at once when the machine’s is set forward; never going back', () => {
    const clock = openClock()
    clock.move(-hourMs)
    let before = clock.move(0)
    for (let count = 0; count < 60; count += 1) {
      const after = clock.move(60_000)
      expect(after).toBeGreaterThan(before)
      before = after
    }
    expect(clock.lead()).toBeCloseTo(hourMs * 0.99, -2)
    expect(clock.move(hourMs)).toBeGreaterThan(before)
    expect(clock.lead()).toBeLessThan(60_000)
  })

  test('is never behind what was written before a start, unless a clock was wrong by days', () => {
    expect(openClock(new Date(startMs + hourMs)).move(0)).toBe(hourMs)
    expect(openClock(new Date(startMs - hourMs)).move(0)).toBe(0)
    expect(openClock(new Date(startMs + 30 * 24 * hourMs)).move(0)).toBe(0)
  })
})
