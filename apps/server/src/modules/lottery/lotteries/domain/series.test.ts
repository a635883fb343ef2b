import { describe, expect, it, test } from 'vitest'
import { requireSeries, upSharesOf } from './series.ts'

const terms = { max: 1_956, lowest: 1_700, betHighest: 1_950 }

test.each([1_700, 1_702, 1_950])('series %i may be chosen', (series) =>
  expect(() => requireSeries(series, terms)).not.toThrow(),
)
test.each([1_698, 1_701, 1_952, 1_956])('series %i may not', (series) =>
  expect(() => requireSeries(series, terms)).toThrow('lottery.series_not_allowed'),
)

describe('the uplines’ share', () => {
  it('is the difference to the next member below, and together the highest of them', () => {
    const above = [
      { memberId: 2n, maxSeries: 1_960 },
      { memberId: 3n, maxSeries: 1_970 },
    ]
    expect(upSharesOf(1_956, above)).toEqual([
      { memberId: 2n, share: 4 },
      { memberId: 3n, share: 10 },
    ])
  })

  it('is zero for an upline without a higher series, and the next one up gets the whole difference', () => {
    const above = [
      { memberId: 2n, maxSeries: 1_956 },
      { memberId: 3n, maxSeries: 1_950 },
      { memberId: 4n, maxSeries: 1_960 },
    ]
    expect(upSharesOf(1_956, above)).toEqual([{ memberId: 4n, share: 4 }])
  })
})
