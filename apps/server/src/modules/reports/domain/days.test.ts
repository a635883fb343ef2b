import { describe, expect, test } from 'vitest'
import {
  dayNumber,
  daysOf,
  earlierDays,
  earlierSpan,
  lengthOf,
  playerPeriods,
  spanOf,
} from './days.ts'

const zone = 'America/Sao_Paulo'

test('days count both ends', () => {
  expect(lengthOf({ from: '2026-10-05', to: '2026-10-05' })).toBe(1)
  expect(lengthOf({ from: '2026-02-27', to: '2026-03-01' })).toBe(3)
  expect(lengthOf({ from: '2026-10-05', to: '2026-10-04' })).toBe(0)
})

test.each([
  ['before', '2026-10-05', '2026-10-05', '2026-10-04', '2026-10-04'],
  ['weeks', '2026-10-05', '2026-10-05', '2026-09-28', '2026-09-28'],
  ['before', '2026-10-05', '2026-10-11', '2026-09-28', '2026-10-04'],
  ['weeks', '2026-10-05', '2026-10-11', '2026-09-28', '2026-10-04'],
  ['before', '2026-10-05', '2026-10-12', '2026-09-27', '2026-10-04'],
  ['weeks', '2026-10-05', '2026-10-12', '2026-09-21', '2026-09-28'],
] as const)('%s %s to %s are %s to %s', (against, from, to, earlierFrom, earlierTo) => {
  expect(earlierDays({ from, to }, against)).toEqual({ from: earlierFrom, to: earlierTo })
})

test.each([
  ['day', '2026-10-05', '2026-10-05', '2026-10-05'],
  ['month', '2026-02-10', '2026-02-01', '2026-02-28'],
  ['month', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['month', '2026-09-30', '2026-09-01', '2026-09-30'],
  ['month', '2026-11-30', '2026-11-01', '2026-11-30'],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
  ['year', '2026-10-05', '2026-01-01', '2026-12-31'],
  ['launch', '2026-10-05', '2026-03-02', '2026-10-05'],
  ['launch', '2026-01-05', '2026-01-05', '2026-01-05'],
] as const)(
  'the %s around %s is %s to %s, of a brand that began on 2 March',
  (period, on, from, to) => {
    expect(daysOf(period, on, '2026-03-02')).toEqual({ from, to })
  },
)

test('players of a span are kept by month where it begins with one and stays in it, else by day', () => {
  expect(dayNumber('2026-10-05')).toBe(20_261_005)
  expect(playerPeriods({ from: '2026-10-01', to: '2026-10-31' })).toEqual([202_610, 202_610])
  expect(playerPeriods({ from: '2026-10-01', to: '2026-10-02' })).toEqual([202_610, 202_610])
  expect(playerPeriods({ from: '2026-10-01', to: '2026-10-01' })).toEqual([20_261_001, 20_261_001])
  expect(playerPeriods({ from: '2026-10-02', to: '2026-10-31' })).toEqual([20_261_002, 20_261_031])
  expect(playerPeriods({ from: '2026-10-01', to: '2026-11-30' })).toEqual([20_261_001, 20_261_130])
})

describe('the spans of the start page', () => {
  // Wednesday, 10:30 and 40 seconds in São Paulo.
  const now = new Date('2026-10-07T13:30:40.500Z')

  test.each([
    ['today', '2026-10-07', '2026-10-07', '2026-10-07T13:30:00.000Z'],
    ['yesterday', '2026-10-06', '2026-10-06', '2026-10-07T03:00:00.000Z'],
    ['week', '2026-10-05', '2026-10-07', '2026-10-07T13:30:00.000Z'],
    ['month', '2026-10-01', '2026-10-07', '2026-10-07T13:30:00.000Z'],
  ] as const)('%s is %s to %s, until %s', (name, from, to, until) => {
    const span = spanOf(name, now, zone)
    expect(span.days).toEqual({ from, to })
    expect(span.from.toISOString()).toBe(`${from}T03:00:00.000Z`)
    expect(span.until.toISOString()).toBe(until)
  })

  test('are compared with the same length of time, whole days earlier', () => {
    const today = spanOf('today', now, zone)
    const before = earlierSpan(today, 'before', zone)
    expect([before.from.toISOString(), before.until.toISOString()]).toEqual([
      '2026-10-06T03:00:00.000Z',
      '2026-10-06T13:30:00.000Z',
    ])
    expect(earlierSpan(today, 'weekday', zone)).toMatchObject({
      days: { from: '2026-09-30', to: '2026-09-30' },
      from: new Date('2026-09-30T03:00:00Z'),
    })
  })
})
