import { getGroup } from '@trevo/lottery-rules/groups/all-groups.ts'
import { describe, expect, it } from 'vitest'
import { pricingOf, requireReturn, returnBounds, returnOfSeries } from './returns.ts'

describe('what a lottery returns', () => {
  it('a series returns its part of twice the base, with what the member has above it as a rebate', () => {
    const five = getGroup('SSC')
    expect(returnOfSeries(five, 1, { betHighest: 1_956, given: 1_956 })).toBe(9_780)
    expect(returnOfSeries(five, 1, { betHighest: 1_900, given: 1_960 })).toBe(9_800)
    expect(returnOfSeries(getGroup('11X5'), 1, { betHighest: 1_980, given: 1_980 })).toBe(10_000)
  })

  it('the mode without series returns its own part', () => {
    expect(returnOfSeries(getGroup('SSC'), 2, { betHighest: 2_000, given: 2_000 })).toBe(9_500)
  })

  it('a kind has plays at odds, by series, or both', () => {
    expect(pricingOf(getGroup('VN_NORTH'))).toMatchObject({ bySeries: 0 })
    expect(pricingOf(getGroup('SSC')).bySeries).toBeGreaterThan(0)
  })

  it('the bounds themselves are allowed, and one hundredth beyond is refused with its figure', () => {
    const { lowest, highest } = returnBounds
    expect(() => requireReturn(lowest)).not.toThrow()
    expect(() => requireReturn(highest)).not.toThrow()
    expect(() => requireReturn(highest + 1)).toThrow(
      expect.objectContaining({
        code: 'lottery.return_out_of_bounds',
        detail: { return: '97.81', lowest: '50.00', highest: '97.80' },
      }),
    )
    expect(() => requireReturn(lowest - 1)).toThrow()
  })
})
