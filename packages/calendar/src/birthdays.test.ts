import { expect, test } from 'vitest'
import { birthdaysOn } from './birthdays.ts'

test.each([
  { day: '2026-11-23', births: ['11-23'] },
  { day: '2026-02-28', births: ['02-28', '02-29'] },
  { day: '2026-03-01', births: ['03-01'] },
  { day: '2028-02-28', births: ['02-28'] },
  { day: '2028-02-29', births: ['02-29'] },
  { day: '2100-02-28', births: ['02-28', '02-29'] },
])('on $day are the birthdays of $births', ({ day, births }) =>
  expect(birthdaysOn(day)).toEqual(births),
)
