import { expect, test } from 'vitest'
import { addFreeSpins, addUnits, type RoundSum } from './round-sum.ts'

const sumOf = (change: Partial<RoundSum> = {}): RoundSum => ({
  capUnits: 1_000,
  units: 0,
  freeSpinsPlayed: 2,
  freeSpinsLeft: 8,
  ...change,
})

test('a payout below the cap is added, and the round goes on with its free spins', () => {
  const sum = sumOf({ units: 400 })
  expect(addUnits(sum, 599)).toBe(false)
  expect(sum).toEqual(sumOf({ units: 999 }))
})

test('at the cap the payout is cut, and the round ends without the free spins that are left', () => {
  const sum = sumOf({ units: 400 })
  expect(addUnits(sum, 700)).toBe(true)
  expect(sum).toEqual(sumOf({ units: 1_000, freeSpinsLeft: 0 }))
  expect(addFreeSpins(sum, 10, 50)).toBe(0)
})

test('free spins are added up to the most of a round', () => {
  const sum = sumOf()
  expect(addFreeSpins(sum, 10, 15)).toBe(5)
  expect(sum.freeSpinsLeft).toBe(13)
  expect(addFreeSpins(sum, 10, 15)).toBe(0)
})
