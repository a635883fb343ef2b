import { maths } from '@trevo/titles/voo-do-tucano/maths.ts'
import { describe, expect, it } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { engine } from './engine.ts'
import { measure } from './measure.ts'
import { chanceOfReaching, resultOf } from './draw-result.ts'
import { drawCount } from './types.ts'

describe('limbo', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 0,
    rtpBpFrom: 9899,
    rtpBpTo: 9900,
    roundCount: 20_000,
  })

  it('exactly as many of the drawn numbers reach a target as its chance says', () => {
    for (const target of [101, 137, 200, 12_345, 500_000]) {
      const winning = Math.round(chanceOfReaching(maths, target) * drawCount)
      expect(resultOf(maths, winning - 1)).toBeGreaterThanOrEqual(target)
      expect(resultOf(maths, winning)).toBeLessThan(target)
    }
  })

  it('multipliers are counted over a hundred million numbers', () => {
    expect(resultOf(maths, 0)).toBe(9_900_000_000)
    expect(resultOf(maths, 1)).toBe(4_950_000_000)
    expect(chanceOfReaching(maths, 9_900_000_000) * 100_000_000).toBeCloseTo(1, 9)
  })

  it('no multiplier is below 1.00', () => {
    expect(resultOf(maths, drawCount - 1)).toBe(100)
  })

  it('any target on offer returns 99 % to a thousandth of a per cent', () => {
    for (let target = 101; target <= 500_000; target += 997) {
      const returned = (chanceOfReaching(maths, target) * target) / 100
      expect(returned).toBeLessThanOrEqual(0.99 + 1e-12)
      expect(returned).toBeGreaterThan(0.98995)
    }
  })
})
