import { expect, test } from 'vitest'
import { assertSpan, spanDaysMax } from './list-revenue.ts'

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
