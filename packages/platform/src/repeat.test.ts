import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLogger } from '@trevo/platform/logger.ts'
import { repeat } from './repeat.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const logger = createLogger('silent', 'test')
const took = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

test('a pause may depend on how long the work took', async () => {
  const opened: number[] = []
  const from = performance.now()
  const work = () => {
    opened.push(performance.now() - from)
    return took(100)
  }
  const repeated = repeat('test', (tookMs) => 3 * tookMs, work, logger)
  await vi.advanceTimersByTimeAsync(850)
  expect(opened).toEqual([0, 400, 800])
  const stopped = repeated.stop()
  await vi.advanceTimersByTimeAsync(100)
  await stopped
})

test('work that failed is started again after its pause', async () => {
  let runs = 0
  const work = () => {
    runs += 1
    return Promise.reject(new Error('not now'))
  }
  const repeated = repeat('test', 50, work, logger)
  await vi.advanceTimersByTimeAsync(120)
  expect(runs).toBe(3)
  await repeated.stop()
})
