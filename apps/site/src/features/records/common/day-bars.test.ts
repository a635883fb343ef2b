import { describe, expect, it } from 'vitest'
import { lastDays, sharesOf, subtractAmounts } from './day-bars.ts'

const now = new Date(2026, 10, 1, 15, 30)

describe('days of the chart', () => {
  it('are the reader’s own, oldest first, across the border of a month, without a gap', () => {
    const days = lastDays(now, 3)
    expect(days.map(({ start }) => start)).toEqual([
      new Date(2026, 9, 30),
      new Date(2026, 9, 31),
      new Date(2026, 10, 1),
    ])
    for (const [index, { end }] of days.entries()) {
      const next = days[index + 1]
      if (next) expect(next.start.getTime() - end.getTime()).toBe(1)
    }
    expect(days.at(-1)!.end.getTime()).toBeGreaterThan(now.getTime())
  })

  it('their bars keep sign and proportion, and zero draws nothing', () => {
    expect(sharesOf(['-15.00', '7.50', '0.00'])).toEqual([-1, 0.5, 0])
    expect(sharesOf(['0.00', '0.00'])).toEqual([0, 0])
  })
})

it('amounts are subtracted exactly, beyond the precision of a number', () => {
  expect(subtractAmounts('90071992547409.93', '0.9300')).toBe('90071992547409.0000')
  expect(subtractAmounts('0.3', '0.1')).toBe('0.2000')
  expect(subtractAmounts('0.00', '0.0001')).toBe('-0.0001')
})
