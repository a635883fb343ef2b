import { parseMoney } from '@trevo/money/money.ts'
import { expect, test } from 'vitest'
import { pointsMaxBp, pointsSoldBp, rebateMaxBp, returnWithAllBp } from './bounds.ts'

/** R$ 10.00 for 1,000 points. */
const offer = {
  pointsMinor: parseMoney('1000.00'),
  amountMinor: 0n,
  prizeMinor: parseMoney('10.00'),
}

test('the highest rebate is that of the best product with the highest level, after its weight', () => {
  const products = [
    { product: 'RNG', rateBp: 40, weightBp: 10_000 },
    { product: 'LIVE', rateBp: 80, weightBp: 5_000 },
  ]
  expect(rebateMaxBp({ subject: 'rebate', products }, [0, 10])).toBe(50)
  expect(rebateMaxBp({ subject: 'rebate', products: [] }, [10])).toBe(0)
})

test('points are worth what the best exchange pays beyond what it asks; deposits bring no stake', () => {
  const rules = [
    { product: 'RNG', stake: '10.00', points: '1.00' },
    { product: 'DEPOSIT', stake: '1.00', points: '9.00' },
  ]
  expect(pointsMaxBp({ rules }, [offer])).toBe(10)
  expect(pointsMaxBp({ rules }, [])).toBe(0)
  // The smallest amount over the share is over it.
  const over = { ...offer, pointsMinor: offer.pointsMinor - 1n }
  expect(pointsMaxBp({ rules }, [over])).toBeGreaterThan(10)
  expect(pointsSoldBp('100.00', [offer])).toBe(10_000)
  expect(pointsSoldBp(null, [offer])).toBe(0)
})

test('a bet with everything that may be given stays below what it costs, up to the shares', () => {
  expect(returnWithAllBp(50, 10)).toBe(9_990)
  expect(returnWithAllBp(50, 10)).toBeLessThan(10_000)
})
