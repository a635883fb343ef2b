import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  findMoney,
  findPayable,
  formatMoney,
  fromCentavos,
  isWholeCentavos,
  minor,
  parseMoney,
  toCentavos,
} from './money.ts'

describe('the wire form of money', () => {
  test.each([
    ['12.50', 125_000n],
    ['0.00', 0n],
    ['0.0001', 1n],
    ['-3.1', -31_000n],
    ['7', 70_000n],
    ['922337203685477.5807', 2n ** 63n - 1n],
    ['922337203685477.5808', undefined],
  ])('%s is read as %s', (text, amount) => expect(findMoney(text)).toBe(amount))

  test.each(['', ' 1', '1.', '.5', '1.23456', '1,50', '+1', '01', '1e3', '0x1', 'NaN', '--1', '١'])(
    '%j is not an amount',
    (text) => {
      expect(findMoney(text)).toBeUndefined()
      expect(() => parseMoney(text)).toThrow(RangeError)
    },
  )

  test.each([
    [125_000n, '12.50'],
    [1n, '0.0001'],
    [-31_010n, '-3.101'],
    [0n, '0.00'],
    [-5n, '-0.0005'],
  ])('%s is written as %s', (amount, text) => expect(formatMoney(amount)).toBe(text))

  test('every written amount is read back the same', () =>
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), (amount) => {
        const text = formatMoney(amount)
        expect(text).toMatch(/^-?\d+\.\d{2,4}$/)
        expect(parseMoney(text)).toBe(amount)
      }),
    ))
})

describe('centavos', () => {
  test.each([
    ['0.01', 100n],
    ['12.5', 125_000n],
    ['0.00', undefined],
    ['-1.00', undefined],
    ['0.001', undefined],
    ['1,00', undefined],
  ])('a moving amount is above zero and in whole centavos: %s is %s', (text, amount) =>
    expect(findPayable(text)).toBe(amount),
  )

  test('a centavo is 100 units', () => expect(fromCentavos(1_250n)).toBe(125_000n))

  test('a fraction of a centavo is rounded by the mode', () => {
    expect(toCentavos(199n, 'floor')).toBe(1n)
    expect(toCentavos(101n, 'ceil')).toBe(2n)
    expect(toCentavos(150n, 'half-up')).toBe(2n)
  })

  test('only whole centavos can be paid', () => {
    expect(isWholeCentavos(300n)).toBe(true)
    expect(isWholeCentavos(301n)).toBe(false)
  })

  test('an amount beyond 64 bits is refused', () =>
    expect(() => minor(2n ** 63n)).toThrow(RangeError))
})
