import { expect, test } from 'vitest'
import { chooseMoments } from './choose-moments.ts'

const momentsAt = (now: string) =>
  Object.fromEntries(chooseMoments(new Date(now)).map(({ name, at }) => [name, at.toISOString()]))

test('a minute before an hour, a midnight, a month and a year end in São Paulo, and a month in UTC', () => {
  expect(momentsAt('2026-11-29T20:00:00Z')).toEqual({
    hour: '2026-11-30T16:59:00.000Z',
    midnight: '2026-11-30T02:59:00.000Z',
    evening: '2026-11-30T23:59:00.000Z',
    month: '2026-12-01T02:59:00.000Z',
    year: '2027-01-01T02:59:00.000Z',
  })
})

test('on the last day of a year, midnight is that of the day after, and the month is January’s', () => {
  expect(momentsAt('2026-12-31T20:00:00Z')).toEqual({
    hour: '2027-01-01T16:59:00.000Z',
    midnight: '2027-01-02T02:59:00.000Z',
    evening: '2027-01-31T23:59:00.000Z',
    month: '2027-02-01T02:59:00.000Z',
    year: '2027-01-01T02:59:00.000Z',
  })
})

test('after midnight in London it is still the day before', () => {
  expect(momentsAt('2026-11-30T01:00:00Z')).toMatchObject({ midnight: '2026-11-30T02:59:00.000Z' })
})

test('in the last evening of a month, the next month’s', () => {
  expect(momentsAt('2026-12-01T01:00:00Z')).toMatchObject({ evening: '2026-12-31T23:59:00.000Z' })
})
