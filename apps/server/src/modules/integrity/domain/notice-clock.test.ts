import { expect, test } from 'vitest'
import { noticeDueAt } from './notice-clock.ts'

test.each([
  ['Monday to the end of the next Monday', '2026-03-02T15:00:00Z', '2026-03-10T03:00:00Z'],
  ['Friday evening, weekends left out', '2026-03-06T23:00:00Z', '2026-03-14T03:00:00Z'],
  [
    'late on Monday in UTC is still Monday in Brasília',
    '2026-03-03T02:30:00Z',
    '2026-03-10T03:00:00Z',
  ],
  ['over Tiradentes', '2026-04-16T12:00:00Z', '2026-04-25T03:00:00Z'],
  ['over carnival', '2026-02-13T12:00:00Z', '2026-02-25T03:00:00Z'],
  ['over the turn of the year', '2026-12-30T12:00:00Z', '2027-01-08T03:00:00Z'],
])('manipulationNoticeDays, L art. 35: five business days, %s', (_what, from, due) => {
  expect(noticeDueAt(new Date(from), 5)).toEqual(new Date(due))
})

test('manipulationNoticeDays: where no law asks for a notice the day itself is the end', () => {
  expect(noticeDueAt(new Date('2026-03-02T15:00:00Z'), 0)).toEqual(new Date('2026-03-03T03:00:00Z'))
})
