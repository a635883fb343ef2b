import { expect, test } from 'vitest'
import type { ReportsNeeds } from '../needs.ts'
import { assertSpan, createListRevenue, spanDaysMax } from './list-revenue.ts'

const spanTo = (to: string) => () => assertSpan({ from: '2027-01-01', to })
const tooLong = expect.objectContaining({
  code: 'report.span_too_long',
  detail: { days: 366 },
})

test('a span has one day to a leap year, in order', () => {
  expect(spanDaysMax).toBe(366)
  expect(spanTo('2027-01-01')).not.toThrow()
  expect(spanTo('2028-01-01')).not.toThrow()
  expect(spanTo('2028-01-02')).toThrow(tooLong)
  expect(spanTo('2026-12-31')).toThrow(tooLong)
})

test('too long a span is refused before anything is counted', async () => {
  let counts = 0
  const list = createListRevenue({} as ReportsNeeds, async () => {
    counts += 1
    throw new Error('counted')
  })
  const asked = { brandId: 1, from: '2027-01-01', to: '2028-01-02', language: 'EN' } as const
  await expect(list({ ...asked, by: 'day', against: 'none' })).rejects.toEqual(tooLong)
  expect(counts).toBe(0)
})
