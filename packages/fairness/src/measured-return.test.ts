import { randomOf } from '@trevo/testkit/random-of.ts'
import { describe, expect, it } from 'vitest'
import {
  controlLimits,
  judgeReturn,
  measuredBp,
  sumReturnDays,
  type DeclaredReturn,
  type ReturnSums,
} from './measured-return.ts'

/** Rounds of a stake of 1 that pay 2 with the given chance, in thousands: the same each time it runs. */
const evenBets = (rounds: number, wins: number): ReturnSums => ({
  rounds: BigInt(rounds),
  staked: rounds,
  paid: 2 * wins,
  stakeSquared: rounds,
  payoutSquared: 4 * wins,
  stakePayout: 2 * wins,
})

const exactly = (bp: number): DeclaredReturn => ({ lowestBp: bp, highestBp: bp })

describe('control limits of a measured return', () => {
  it('of even bets are those of the binomial distribution', () => {
    // A payout of 2 with chance 0.48: the share of wins has variance p(1 − p)/n, the return four times it.
    const limits = controlLimits(evenBets(10_000, 4_800), exactly(9_600))!
    const half = 2.575829 * Math.sqrt((4 * 0.48 * 0.52) / 10_000) * 10_000
    expect(limits.upperBp - 9_600).toBeCloseTo(half, 1)
    expect(9_600 - limits.lowerBp).toBeCloseTo(half, 1)
  })

  it('narrow with the square root of the rounds', () => {
    const width = (rounds: number) => {
      const { lowerBp, upperBp } = controlLimits(evenBets(rounds, rounds * 0.48), exactly(9_600))!
      return upperBp - lowerBp
    }
    expect(width(10_000) / width(1_000_000)).toBeCloseTo(10, 6)
  })

  it('say nothing about fewer than 1,000 rounds', () => {
    expect(controlLimits(evenBets(999, 480), exactly(9_600))).toBeUndefined()
    expect(controlLimits(evenBets(1_000, 480), exactly(9_600))).toBeDefined()
  })

  it('the measured return is what came back of the stakes', () => {
    expect(measuredBp(evenBets(1_000, 490))).toBe(9_800)
    expect(measuredBp(evenBets(0, 0))).toBe(0)
  })

  it('hold for 99 of 100 days of a fair title, and are left by one that pays a tenth more', () => {
    // A stream of its own, so that the test is the same each time.
    const random = randomOf(12_345)
    const isInside = (win: number): boolean => {
      let wins = 0
      for (let round = 0; round < 20_000; round += 1) if (random(1_000) < win * 1_000) wins += 1
      const sums = evenBets(20_000, wins)
      const { lowerBp, upperBp } = controlLimits(sums, exactly(9_600))!
      return measuredBp(sums) >= lowerBp && measuredBp(sums) <= upperBp
    }
    const inside = (win: number) => Array.from({ length: 200 }, () => isInside(win)).filter(Boolean)
    expect(inside(0.48).length).toBeGreaterThanOrEqual(194)
    expect(inside(0.528).length).toBe(0)
  })
})

describe('a measured return beside the declared one', () => {
  it('is inside its limits, above or below them, and not judged with few rounds or nothing declared', () => {
    const verdict = (wins: number, declared: DeclaredReturn | null, rounds = 10_000) =>
      judgeReturn(evenBets(rounds, wins), declared).verdict
    expect(verdict(4_800, exactly(9_600))).toBe('inside')
    expect(verdict(5_000, exactly(9_600))).toBe('above')
    expect(verdict(4_600, exactly(9_600))).toBe('below')
    expect(verdict(999, exactly(9_600), 999)).toBe('few')
    expect(verdict(4_800, null)).toBe('undeclared')
  })

  it('of plays that declare different returns is inside from the lowest to the highest of them', () => {
    const declared = { lowestBp: 9_000, highestBp: 9_800 }
    const { limits } = judgeReturn(evenBets(10_000, 4_700), declared)
    expect(limits!.lowerBp).toBe(controlLimits(evenBets(10_000, 4_700), exactly(9_000))!.lowerBp)
    expect(limits!.upperBp).toBe(controlLimits(evenBets(10_000, 4_700), exactly(9_800))!.upperBp)
  })

  it('of several days is that of their sums', () => {
    const day = (rounds: number, wins: number) => ({
      rounds: String(rounds),
      stake: String(rounds),
      payout: String(2 * wins),
      stakeSquared: String(rounds),
      payoutSquared: String(4 * wins),
      stakePayout: String(2 * wins),
    })
    expect(sumReturnDays([day(400, 200), day(600, 290)])).toEqual(evenBets(1_000, 490))
    expect(sumReturnDays([])).toEqual(evenBets(0, 0))
  })
})
