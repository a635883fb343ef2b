import { expect, test } from 'vitest'
import { valueOf, type ValuedLeg } from './value-slip.ts'

const leg = (more: Partial<ValuedLeg> = {}): ValuedLeg => ({
  odds: 200,
  result: undefined,
  oddsNow: 200,
  ...more,
})

test.each<[string, readonly ValuedLeg[], bigint | undefined]>([
  ['at the same price is worth its stake', [leg()], 10_000n],
  ['at half the price is worth twice as much', [leg({ oddsNow: 100 })], 20_000n],
  ['at a higher price is worth less, in whole centavos', [leg({ oddsNow: 300 })], 6_600n],
  ['with a won leg counts it', [leg({ result: 'won' }), leg()], 20_000n],
  ['with a void leg leaves it out', [leg({ result: 'void' }), leg()], 10_000n],
  ['with a lost leg is worth nothing', [leg({ result: 'lost' }), leg()], undefined],
  ['with a closed leg cannot be sold', [leg({ oddsNow: undefined }), leg()], undefined],
  ['that is decided cannot be sold', [leg({ result: 'won' }), leg({ result: 'won' })], undefined],
])('a multiple %s', (_name, legs, value) => {
  expect(valueOf('multiple', legs, 10_000n)).toBe(value)
})

test('of singles one alone can be sold, of systems none; and nothing for less than a centavo', () => {
  expect(valueOf('singles', [leg()], 10_000n)).toBe(10_000n)
  expect(valueOf('singles', [leg(), leg()], 10_000n)).toBeUndefined()
  expect(valueOf('trixie', [leg(), leg(), leg()], 10_000n)).toBeUndefined()
  expect(valueOf('multiple', [leg({ oddsNow: 20_000 }), leg()], 9_900n)).toBeUndefined()
  expect(valueOf('multiple', [leg({ oddsNow: 20_000 }), leg()], 10_000n)).toBe(100n)
})
