import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { computeCapacity, type Assumed, type Measured } from './compute.ts'
import { pageOf } from './write-page.ts'

const measured: Measured = {
  takenOn: '2026-01-01',
  movements: 1,
  callers: 1,
  bytesPerMovement: 500,
  logBytesPerMovement: 1_000,
  databaseUsPerMovement: 40,
  ledgerUsPerMovement: 10,
  movementsPerSecond: 1,
}
const assumed: Assumed = {
  members: 1_000_000,
  activeShare: 0.1,
  betsPerActiveMemberAndDay: 100,
  peakHourShare: 0.1,
  movementsPerBet: 1.5,
  coresPerNode: 2,
  usedAtPeak: 0.5,
  terabytesPerNode: 4,
  nodesPerGroup: 3,
  nodeBrlPerMonth: 1_000,
  terabyteBrlPerMonth: 100,
  monthsKept: 12,
}

test('a year is computed from the cost of a movement', () => {
  const year = computeCapacity(measured, assumed)
  expect(year.betsPerDay).toBe(10_000_000)
  expect(year.peakMovementsPerSecond).toBeCloseTo(416.67, 2)
  expect(year.coresAtPeak).toBeCloseTo(0.0167, 4)
  expect([year.groups, year.nodes]).toEqual([1, 3])
  expect(year.bytesPerDay).toBe(7.5e9)
  // 2.7375 TB on three nodes.
  expect(year.brlPerYear).toBeCloseTo(12 * (3_000 + 8.2125 * 100), 5)
  expect(year.brlPerMillionBets).toBeCloseTo(year.brlPerYear / 3_650, 6)
})

test('twice the bets need twice the processors, and more groups once one is full', () => {
  const busy = { ...assumed, betsPerActiveMemberAndDay: 100 * 200, terabytesPerNode: 1_000 }
  const year = computeCapacity(measured, busy)
  expect(year.coresAtPeak).toBeCloseTo(3.33, 2)
  expect([year.groups, year.nodes]).toEqual([4, 12])
})

test('full disks need more groups too', () => {
  const year = computeCapacity(measured, { ...assumed, terabytesPerNode: 1 })
  expect([year.groupsForProcessors, year.groupsForDisks, year.nodes]).toEqual([1, 3, 9])
})

test('docs/capacity.md is computed from the measured figures', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../docs/capacity.md'), 'utf8')
  const told = (text: string) => text.replaceAll(/[ -]+/g, ' ')
  expect(told(page)).toBe(told(pageOf()))
})
