import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { divide, scale, share, split, type RoundingMode } from './share.ts'

const amount = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
const size = (value: bigint) => (value < 0n ? -value : value)
const divisor = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }).filter((value) => value !== 0n)

describe('divide', () => {
  test.each([
    [7n, 2n, 'floor', 3n],
    [7n, 2n, 'ceil', 4n],
    [7n, 2n, 'half-up', 4n],
    [-7n, 2n, 'floor', -4n],
    [-7n, 2n, 'ceil', -3n],
    [-7n, 2n, 'half-up', -4n],
    [5n, 3n, 'half-up', 2n],
    [4n, 3n, 'half-up', 1n],
    [7n, -2n, 'floor', -4n],
    [6n, 3n, 'ceil', 2n],
  ] as [bigint, bigint, RoundingMode, bigint][])('%s / %s by %s is %s', (a, b, mode, result) =>
    expect(divide(a, b, mode)).toBe(result),
  )

  test('floor is the largest and ceil the smallest integer on its side of the exact value', () =>
    fc.assert(
      fc.property(amount, divisor, (top, bottom) => {
        // Compared after multiplying back, so that the check itself needs no division.
        const up = bottom > 0n ? 1n : -1n
        const floor = divide(top, bottom, 'floor')
        const ceil = divide(top, bottom, 'ceil')
        expect(floor * bottom * up <= top * up).toBe(true)
        expect((floor + 1n) * bottom * up > top * up).toBe(true)
        expect(ceil * bottom * up >= top * up).toBe(true)
        expect((ceil - 1n) * bottom * up < top * up).toBe(true)
      }),
    ))

  test('half-up is never further than half a unit away and mirrors at zero', () =>
    fc.assert(
      fc.property(amount, divisor, (top, bottom) => {
        const rounded = divide(top, bottom, 'half-up')
        const distance = rounded * bottom - top
        expect(size(distance) * 2n <= size(bottom)).toBe(true)
        expect(divide(-top, bottom, 'half-up')).toBe(-rounded)
      }),
    ))

  test('a zero divisor is a bug', () => expect(() => divide(1n, 0n, 'floor')).toThrow(RangeError))
})

describe('share', () => {
  test('the house keeps the fraction', () => {
    expect(share(333n, 150, 'floor')).toBe(4n)
    expect(share(333n, 150n, 'ceil')).toBe(5n)
  })

  test('the whole of anything is itself, in every mode', () =>
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom('floor', 'ceil', 'half-up'),
        (value, mode: RoundingMode) => {
          expect(share(value, 10_000, mode)).toBe(value)
        },
      ),
    ))

  test('scale rounds once, not at each step', () =>
    expect(scale(10n, { numerator: 2n, denominator: 3n }, 'floor')).toBe(6n))
})

describe('split', () => {
  test('three equal parts of 100 are 34, 33, 33', () =>
    expect(split(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]))

  test('nothing is lost or created, and each part is within one unit of exact', () =>
    fc.assert(
      fc.property(
        amount,
        fc
          .array(fc.bigInt({ min: 0n, max: 10n ** 6n }), { minLength: 1, maxLength: 12 })
          .filter((weights) => weights.some((weight) => weight > 0n)),
        (value, weights) => {
          const parts = split(value, weights)
          const total = weights.reduce((sum, weight) => sum + weight, 0n)
          expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(value)
          for (const [index, part] of parts.entries()) {
            const off = part * total - value * (weights[index] ?? 0n)
            expect(off < total && off > -total).toBe(true)
          }
        },
      ),
    ))

  test('all-zero or negative weights are refused', () => {
    expect(() => split(1n, [0n, 0n])).toThrow(RangeError)
    expect(() => split(1n, [2n, -1n])).toThrow(RangeError)
  })
})
