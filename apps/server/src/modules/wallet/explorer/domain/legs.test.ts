import { expect, test } from 'vitest'
import { legOf } from './legs.ts'

const houses = new Map([[3n, 'play']])

test('a leg is a member’s available or held part, or a house by its name', () => {
  expect(legOf(28n, 5n, houses)).toEqual({ memberId: 7n, part: 'available', amountMinor: 5n })
  expect(legOf(29n, 5n, houses)).toEqual({ memberId: 7n, part: 'held', amountMinor: 5n })
  expect(legOf(-3n, 5n, houses)).toEqual({ house: 'play', amountMinor: 5n })
  expect(legOf(-4n, 5n, houses)).toEqual({ house: '', amountMinor: 5n })
})
