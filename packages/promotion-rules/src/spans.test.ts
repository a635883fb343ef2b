import { expect, test } from 'vitest'
import { countedSpan, periodOf } from './spans.ts'

const timeZone = 'America/Sao_Paulo'
const startsAt = new Date('2026-11-01T03:00:00Z')
const endsAt = new Date('2026-12-01T03:00:00Z')
const before = new Date('2026-11-20T12:00:00Z')
const after = new Date('2026-12-02T12:00:00Z')

test.each([
  ['runs', endsAt, before, before],
  ['is over', endsAt, after, endsAt],
  ['ends at this moment', endsAt, endsAt, endsAt],
  ['has no end', null, after, after],
])('what counts for a promotion that %s', (_, end, now, to) => {
  expect(countedSpan('promotion', { startsAt, endsAt: end, timeZone }, now)).toEqual({
    from: startsAt,
    to,
  })
})

test('the last day and week are whole ones of the promotion’s time zone', () => {
  const promotion = { startsAt, endsAt, timeZone }
  // Monday, a quarter past midnight in São Paulo.
  const monday = new Date('2026-11-23T03:15:00Z')
  expect(countedSpan('lastDay', promotion, monday)).toEqual({
    from: new Date('2026-11-22T03:00:00Z'),
    to: new Date('2026-11-23T03:00:00Z'),
  })
  expect(countedSpan('lastWeek', promotion, monday)).toEqual({
    from: new Date('2026-11-16T03:00:00Z'),
    to: new Date('2026-11-23T03:00:00Z'),
  })
})

test('a limit per member applies to the whole promotion, a day, a week, a month or a year', () => {
  const newYear = new Date('2027-01-01T02:30:00Z')
  const named = (['promotion', 'day', 'week', 'month', 'year'] as const).map((per) =>
    periodOf(newYear, per, timeZone),
  )
  expect(named).toEqual(['', '2026-12-31', '2026-12-28', '2026-12', '2026'])
})
