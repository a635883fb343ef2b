import { expect, test } from 'vitest'
import { countReached, type LimitStep } from './reached-days.ts'

const step = (day: string, value: bigint | null, more: Partial<LimitStep> = {}): LimitStep => ({
  kind: 'deposit',
  period: 'day',
  what: 'set',
  day,
  value,
  ...more,
})
const use = (day: string, amount: bigint) => ({ day, amount, most: amount })
const uses = () => [
  use('2030-01-07', 60n),
  use('2030-01-08', 40n),
  use('2030-01-09', 100n),
  use('2030-01-20', 100n),
]

test('a day counts where what was used reached the limit that held then', () => {
  const steps = [step('2030-01-08', 50n), step('2030-01-15', 100n, { what: 'raised' })]
  expect(countReached(steps, uses)).toEqual([{ kind: 'deposit', period: 'day', days: 2 }])
})

test('a week adds its days up; a removed limit is not reached', () => {
  const steps = [
    step('2030-01-01', 100n, { period: 'week' }),
    step('2030-01-14', null, { period: 'week', what: 'removed' }),
  ]
  expect(countReached(steps, uses)).toEqual([{ kind: 'deposit', period: 'week', days: 2 }])
})

test('a raise that only waits changes nothing, and single stakes are not counted', () => {
  const steps = [
    step('2030-01-01', 100n),
    step('2030-01-02', 10n, { what: 'raise_asked' }),
    step('2030-01-01', 1n, { kind: 'stake', period: 'each' }),
  ]
  expect(countReached(steps, uses)).toEqual([{ kind: 'deposit', period: 'day', days: 2 }])
})
