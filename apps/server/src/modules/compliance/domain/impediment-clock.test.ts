import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deadlinesOf, dueOf, impedimentSteps, momentOf, startOf } from './impediment-clock.ts'

const rules = { noticeDays: 1, withdrawDays: 2, closeDays: 3, returnDays: 2 }

test('impedimentNoticeDays, impedimentWithdrawDays, impedimentCloseDays, impedimentReturnDays: 1, 2, 3, and 2 more', () => {
  const deadlines = deadlinesOf(new Date('2028-02-27T15:00:00Z'), rules)
  expect(Object.values(deadlines).map((at) => at.toISOString())).toEqual([
    '2028-02-28T15:00:00.000Z',
    '2028-02-29T15:00:00.000Z',
    '2028-03-01T15:00:00.000Z',
    '2028-03-03T15:00:00.000Z',
  ])
})

test('IN 31/2025: the money goes back when the days to withdraw are over, the account closes six hours before its last', () => {
  const detectedAt = new Date('2028-02-27T15:00:00Z')
  const deadlines = deadlinesOf(detectedAt, rules)
  expect(impedimentSteps.map((step) => startOf(step, detectedAt, deadlines).toISOString())).toEqual(
    [
      '2028-02-27T15:00:00.000Z',
      '2028-02-27T15:00:00.000Z',
      '2028-02-27T15:00:00.000Z',
      '2028-02-29T15:00:00.000Z',
      '2028-03-01T09:00:00.000Z',
      '2028-02-27T15:00:00.000Z',
      '2028-02-27T15:00:00.000Z',
    ],
  )
  expect(impedimentSteps.map((step) => dueOf(step, deadlines)?.toISOString())).toEqual([
    '2028-02-28T15:00:00.000Z',
    '2028-02-29T15:00:00.000Z',
    '2028-02-29T15:00:00.000Z',
    '2028-03-01T15:00:00.000Z',
    '2028-03-01T15:00:00.000Z',
    '2028-03-03T15:00:00.000Z',
    undefined,
  ])
})

test('L art. 26 § 1: bets are void from the earliest reason on, never from after the answer', () => {
  const detectedAt = new Date('2026-10-05T12:00:00Z')
  const reason = (since: string) => ({ code: 'X', since: new Date(since) })
  const reasons = [reason('2026-10-05T11:00:00Z'), reason('2026-10-05T10:00:00Z')]
  expect(momentOf(reasons, detectedAt).toISOString()).toBe('2026-10-05T10:00:00.000Z')
  expect(momentOf([reason('2026-10-06T00:00:00Z')], detectedAt)).toEqual(detectedAt)
})

test('IN 31/2025: every step begins before it is due, and no later step is due earlier', () => {
  const days = fc.integer({ min: 1, max: 30 })
  const chosen = fc
    .record({ noticeDays: days, withdrawMore: fc.nat(5), closeMore: days, returnDays: days })
    .map(({ noticeDays, withdrawMore, closeMore, returnDays }) => ({
      noticeDays,
      withdrawDays: noticeDays + withdrawMore,
      closeDays: noticeDays + withdrawMore + closeMore,
      returnDays,
    }))
  const instant = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2032-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(instant, chosen, (detectedAt, clock) => {
      const deadlines = deadlinesOf(detectedAt, clock)
      let earlier = detectedAt
      for (const step of impedimentSteps) {
        const due = dueOf(step, deadlines)
        if (due === null) continue
        expect(startOf(step, detectedAt, deadlines) <= due).toBe(true)
        expect(due >= earlier).toBe(true)
        earlier = due
      }
    }),
  )
})
