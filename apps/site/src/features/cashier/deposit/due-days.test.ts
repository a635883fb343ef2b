import { expect, test } from 'vitest'
import { dayName, dueDays } from './due-days.ts'

test('days are counted from today in Brasília, where it is earlier than in London', () => {
  const justAfterMidnight = Date.parse('2030-03-01T01:00:00Z')
  expect(dueDays(justAfterMidnight, 2)).toEqual(['2030-02-28', '2030-03-01', '2030-03-02'])
  expect(dueDays(justAfterMidnight, 0)).toEqual([])
})

test('a day is named in the reader’s language', () => {
  expect(dayName('2030-03-01', 'pt-BR')).toMatch(/^sexta-feira, 1 de mar/)
  expect(dayName('2030-03-01', 'en')).toMatch(/^Friday, Mar 1/)
})
