import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitPauses } from './limit-pauses.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('work that makes steps may take longer than a pause, work that makes none may not', () => {
  const limit = limitPauses({ pauseMs: 100, allMs: 1_000 })
  for (let steps = 0; steps < 5; steps += 1) {
    vi.advanceTimersByTime(99)
    limit.step()
  }
  expect(limit.signal.aborted).toBe(false)
  vi.advanceTimersByTime(100)
  expect(limit.signal.reason).toEqual(new Error('no step for too long'))
})

test('all of it has an end too', () => {
  const limit = limitPauses({ pauseMs: 100, allMs: 1_000 })
  for (let steps = 0; steps < 20; steps += 1) {
    vi.advanceTimersByTime(50)
    limit.step()
  }
  expect(limit.signal.reason).toEqual(new Error('took too long'))
})

test('what has ended is not stopped later', () => {
  const limit = limitPauses({ pauseMs: 100, allMs: 1_000 })
  limit.end()
  vi.advanceTimersByTime(2_000)
  expect(limit.signal.aborted).toBe(false)
})
