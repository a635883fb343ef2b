import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readInputs } from './read-inputs.ts'
import {
  calculateCommission,
  calculateRoundCommission,
  writeInputs,
  type Inputs,
} from './calculate-commission.ts'
import { noSums } from '../../figures/domain/sums.ts'

const tier = (minimumBet: bigint, activeMembers: number, rateBp: number, netLoss = 0n) => ({
  minimumBetMinor: minimumBet,
  netLossMinor: netLoss,
  activeMembers,
  rateBp,
})
const inputs = (more: Partial<Inputs>): Inputs => ({
  contractType: 'DIVIDEND',
  product: 'CONS',
  tiers: [tier(1_000n, 1, 2_000), tier(10_000n, 5, 3_000)],
  sums: { ...noSums, betMinor: 20_000n, winMinor: 10_000n },
  activeMembers: 5,
  carriedInMinor: 0n,
  carriesOver: true,
  ...more,
})

describe('a dividend', () => {
  test('is the rate of the highest tier whose conditions are all met, of the team’s loss', () => {
    expect(calculateCommission(inputs({}))).toMatchObject({
      tier: 2,
      rateBp: 3_000,
      dueMinor: 3_000n,
    })
    // Fewer active members than the tier requires lower the pay.
    expect(calculateCommission(inputs({ activeMembers: 4 }))).toMatchObject({
      tier: 1,
      dueMinor: 2_000n,
    })
    expect(calculateCommission(inputs({ activeMembers: 0 }))).toMatchObject({
      tier: 0,
      dueMinor: 0n,
    })
  })
  test('is zero if the team won, and the house’s loss is carried over', () => {
    const won = calculateCommission(
      inputs({ sums: { ...noSums, betMinor: 20_000n, winMinor: 50_000n } }),
    )
    expect(won).toMatchObject({ dueMinor: 0n, carriedOutMinor: -30_000n })
    const after = calculateCommission(inputs({ carriedInMinor: won.carriedOutMinor }))
    expect(after).toMatchObject({ dueMinor: 0n, carriedOutMinor: -20_000n })
    const kept = calculateCommission(
      inputs({ carriesOver: false, sums: { ...noSums, winMinor: 1n } }),
    )
    expect(kept.carriedOutMinor).toBe(0n)
  })
  test('counts rebates and activities as the team’s gains', () => {
    const sums = { ...noSums, betMinor: 20_000n, winMinor: 9_000n, rebateMinor: 600n }
    expect(
      calculateCommission(inputs({ sums: { ...sums, promotionMinor: 400n } })).netLossMinor,
    ).toBe(10_000n)
  })
})

test('a salary is a rate of valid stakes, whether players win or lose', () => {
  const sums = { ...noSums, betMinor: 20_000n, winMinor: 90_000n }
  expect(calculateCommission(inputs({ contractType: 'DAILY', sums })).dueMinor).toBe(6_000n)
  expect(calculateRoundCommission([tier(100n, 0, 50)], { betMinor: 99n, winMinor: 0n })).toEqual({
    rateBp: 0,
    dueMinor: 0n,
  })
  expect(calculateRoundCommission([tier(100n, 0, 50)], { betMinor: 1_000n, winMinor: 0n })).toEqual(
    {
      rateBp: 50,
      dueMinor: 5n,
    },
  )
})

test('inputs with every part that only some contracts have survive reading', () => {
  const one = inputs({
    tiers: [{ ...tier(1_000n, 1, 2_000), fixedMinor: 70_000n }],
    memberTiers: [
      { members: 1, betMinor: 10_000n },
      { members: 4, betMinor: 90_000n },
    ],
    countedStakesBp: 8_000,
    belowMinor: 125n,
  })
  expect(readInputs(writeInputs(one))).toEqual(one)
  const plain = readInputs(writeInputs(inputs({})))
  expect(Object.keys(plain)).not.toContain('countedStakesBp')
  expect(Object.keys(plain)).not.toContain('belowMinor')
  expect(Object.keys(plain)).not.toContain('memberTiers')
})

test('inputs are written the same each time, and survive reading', () => {
  const amount = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
  const given = fc.record({
    betMinor: amount,
    winMinor: amount,
    rebateMinor: amount,
    promotionMinor: amount,
  })
  fc.assert(
    fc.property(given, amount, fc.nat(), (sums, carriedInMinor, activeMembers) => {
      const one = inputs({ sums: { ...noSums, ...sums }, carriedInMinor, activeMembers })
      const text = writeInputs(one)
      expect(readInputs(text)).toEqual(one)
      expect(writeInputs(readInputs(text))).toBe(text)
    }),
  )
})
