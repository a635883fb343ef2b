import { taxNatures } from '@trevo/contract/wps/tax.ts'
import { expect, test } from 'vitest'
import { calculateTax, presentTax, type ResultLine } from './tax-figures.ts'

const [one, other] = taxNatures
if (!one || !other) throw new Error('two natures')
const rules = { bandMinor: 200_000_000n, rateBp: 1_500 }
const line = (nature: ResultLine['nature'], stakesMinor: bigint, prizesMinor: bigint) => ({
  nature,
  stakesMinor,
  prizesMinor,
})

test('L 14.790/2023 art. 31: losses lower the prizes of their own nature alone', () => {
  const tax = calculateTax(
    [
      line(one, 100_000_000n, 500_000_000n),
      line(one, 50_000_000n, 0n),
      line(other, 300_000_000n, 0n),
    ],
    rules,
  )
  expect(tax.lines.find(({ nature }) => nature === one)).toMatchObject({
    stakesMinor: 150_000_000n,
    prizesMinor: 500_000_000n,
    netMinor: 350_000_000n,
  })
  expect(tax.lines.find(({ nature }) => nature === other)?.netMinor).toBe(-300_000_000n)
  expect(tax.lines.map(({ nature }) => nature)).toEqual([...taxNatures])
  expect(tax.netPrizesMinor).toBe(350_000_000n)
  expect(tax.taxableMinor).toBe(150_000_000n)
  expect(tax.taxMinor).toBe(22_500_000n)
})

test.each([
  [200_000_000n, 0n, 0n],
  [199_999_999n, 0n, 0n],
  // R$ 0.03 above the band is 0.45 centavo: none; R$ 0.04 is 0.6: one.
  [200_000_300n, 300n, 0n],
  [200_000_400n, 400n, 100n],
])(
  'of %s net the band is free once, the rest bears the rate in whole centavos',
  (net, taxable, due) => {
    const tax = calculateTax([line(one, 0n, net)], rules)
    expect([tax.taxableMinor, tax.taxMinor]).toEqual([taxable, due])
  },
)

test('a year without play owes nothing, and its figures say so', () => {
  expect(presentTax(calculateTax([], rules))).toMatchObject({
    netPrizes: '0.00',
    band: '20000.00',
    rateBp: 1_500,
    taxable: '0.00',
    tax: '0.00',
  })
})
