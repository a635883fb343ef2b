import { expect, test } from 'vitest'
import { instantIn } from './time-zone.ts'

const hour = 3_600

/** Clock times of a zone as its law defines them; a time in a gap is the first moment after it. */
const clocks: readonly (readonly [
  source: string,
  zone: string,
  day: string,
  second: number,
  instant: string,
])[] = [
  ...(
    [
      ['Decreto 6.558/2008: forward on the third Sunday of October', '2017-10-15', 0, '03:00'],
      [
        'Decreto 6.558/2008: the evening before is still three hours behind',
        '2017-10-14',
        20,
        '23:00',
      ],
      ['Decreto 6.558/2008: back on the third Sunday of February', '2018-02-18', 0, '03:00'],
      ['Decreto 6.558/2008: the day before is two hours behind', '2018-02-17', 12, '14:00'],
      ['Decreto 9.242/2017: forward on the first Sunday of November', '2018-11-04', 0, '03:00'],
      [
        'Decreto 9.242/2017: the third Sunday of October changes nothing',
        '2018-10-21',
        12,
        '15:00',
      ],
      ['Decreto 9.772/2019: no summer time any more', '2019-11-03', 12, '15:00'],
      ['Decreto 9.772/2019: nor later', '2026-12-25', 0, '03:00'],
    ] as const
  ).map(
    ([source, day, at, utc]) =>
      [source, 'America/Sao_Paulo', day, at * hour, `${day}T${utc}:00.000Z`] as const,
  ),
  [
    'Directive 2000/84/EC: forward at 1:00 UTC',
    'Europe/Lisbon',
    '2026-03-29',
    hour,
    '2026-03-29T01:00:00.000Z',
  ],
  [
    'Directive 2000/84/EC: back at 1:00 UTC',
    'Europe/Lisbon',
    '2026-10-25',
    3 * hour,
    '2026-10-25T03:00:00.000Z',
  ],
  [
    'Energy Policy Act of 2005: forward at 2:00',
    'America/New_York',
    '2026-03-08',
    2 * hour,
    '2026-03-08T07:00:00.000Z',
  ],
  [
    'Energy Policy Act of 2005: back at 2:00',
    'America/New_York',
    '2026-11-01',
    3 * hour,
    '2026-11-01T08:00:00.000Z',
  ],
  [
    'International Date Line Act 2011: no 30 December',
    'Pacific/Apia',
    '2011-12-30',
    0,
    '2011-12-30T10:00:00.000Z',
  ],
]

test.each(clocks)('%s: %s %s, second %i', (_source, zone, day, second, instant) => {
  expect(instantIn(day, second, zone).toISOString()).toBe(instant)
})
