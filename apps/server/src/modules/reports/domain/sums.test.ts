import { expect, test } from 'vitest'
import { addSteps, noSteps, type Steps } from './steps.ts'
import {
  addSums,
  grossRevenueOf,
  netRevenueOf,
  noSums,
  presentSums,
  returnBpOf,
  sumKeys,
  type Sums,
} from './sums.ts'

/** Each sum another power of two, so that none passes for another. */
const some = Object.fromEntries(sumKeys.map((key, at) => [key, 10_000n * 2n ** BigInt(at)])) as Sums

test('nothing added changes no sum, and a sum added to itself is twice as much', () => {
  expect(addSums(some, noSums)).toEqual(some)
  expect(addSums(noSums, some)).toEqual(some)
  for (const key of sumKeys) expect(addSums(some, some)[key], key).toBe(2n * some[key])
})

test('so it is with the steps of a day', () => {
  const steps: Steps = {
    stakes_minor: 1n,
    prizes_minor: 2n,
    deposits_minor: 4n,
    withdrawals_minor: 8n,
  }
  expect(addSteps(steps, noSteps)).toEqual(steps)
  expect(addSteps(steps, steps)).toEqual({
    stakes_minor: 2n,
    prizes_minor: 4n,
    deposits_minor: 8n,
    withdrawals_minor: 16n,
  })
})

test('gross is stakes less prizes; net also less gifts, agents and adjustments', () => {
  const sums: Sums = {
    ...noSums,
    stakes_minor: 1_000n,
    prizes_minor: 900n,
    given_minor: 40n,
    commission_minor: 20n,
    adjustments_minor: 7n,
  }
  expect([grossRevenueOf(sums), netRevenueOf(sums)]).toEqual([100n, 33n])
})

test('the return is prizes in hundredths of a percent of stakes, and none without stakes', () => {
  const of = (stakes: bigint, prizes: bigint) =>
    returnBpOf({ stakes_minor: stakes, prizes_minor: prizes })
  expect([of(3n, 1n), of(1n, 2n), of(5n, 0n)]).toEqual([3_333, 20_000, 0])
  expect(of(0n, 5n)).toBeNull()
})

test('a report shows amounts as money and counts as numbers', () => {
  expect(
    presentSums({ ...noSums, stakes_minor: 25_000n, stake_count: 3n, prize_count: 2n }),
  ).toEqual({
    stakes: '2.50',
    stakeCount: 3,
    prizes: '0.00',
    prizeCount: 2,
    grossRevenue: '2.50',
    given: '0.00',
    commission: '0.00',
    deposits: '0.00',
    withdrawals: '0.00',
    adjustments: '0.00',
    netRevenue: '2.50',
  })
})
