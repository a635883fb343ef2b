import { expect, test } from 'vitest'
import { missingKinds } from './first-limits.ts'

const held = (kind: 'loss' | 'time' | 'stake', period: 'day' | 'month' | 'session' | 'each') => ({
  kind,
  period,
  value: 1n,
})

test('P1231 art. 31: without a loss and a time limit both are missing', () => {
  expect(missingKinds([])).toEqual(['loss', 'time'])
  expect(missingKinds([held('stake', 'each')])).toEqual(['loss', 'time'])
})

test('P1231 art. 31: a limit of any period is one', () => {
  expect(missingKinds([held('loss', 'month')])).toEqual(['time'])
  expect(missingKinds([held('loss', 'day'), held('time', 'session')])).toEqual([])
})
