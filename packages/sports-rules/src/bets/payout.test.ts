import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LegResult } from '../markets/settle.ts'
import { writeOdds } from './odds-texts.ts'
import { isDecided, payoutOf, type PayoutLeg } from './payout.ts'
import { countBets, kindsFor, sizesOf, slipKinds, systems } from './systems.ts'

/** Every combination of legs as a separate list, the plainest possible way. */
const combinations = <One>(legs: readonly One[]): readonly (readonly One[])[] =>
  Array.from({ length: 2 ** legs.length }, (_, mask) =>
    legs.filter((_leg, at) => Math.floor(mask / 2 ** at) % 2 === 1),
  )

/** Pays each bet separately, in fractions of 100^20, and rounds the sum. */
const payOneByOne = (
  sizes: readonly number[],
  legs: readonly PayoutLeg[],
  stake: bigint,
): bigint => {
  const scale = 100n ** 20n
  let total = 0n
  for (const bet of combinations(legs)) {
    if (!sizes.includes(bet.length)) continue
    let back = stake * scale
    for (const { odds, result } of bet) {
      if (result === 'lost') back = 0n
      else if (result !== 'void') back = (back * BigInt(odds)) / 100n
    }
    total += back
  }
  return (total / scale / 100n) * 100n
}

const leg = fc.record({
  odds: fc.integer({ min: 101, max: 15_000 }),
  result: fc.constantFrom<LegResult | undefined>('won', 'lost', 'void', undefined),
})

describe('systems', () => {
  it('contain as many bets as their names say', () => {
    const counts = Object.fromEntries(
      slipKinds.map((kind) => [kind, countBets(kind, systems[kind].legs[0])]),
    )
    expect(counts).toEqual({
      singles: 1,
      multiple: 1,
      trixie: 4,
      patent: 7,
      yankee: 11,
      lucky15: 15,
      canadian: 26,
      lucky31: 31,
      heinz: 57,
      lucky63: 63,
    })
    expect(countBets('singles', 6)).toBe(6)
    expect(kindsFor(3)).toEqual(['singles', 'multiple', 'trixie', 'patent'])
    expect(kindsFor(1)).toEqual(['singles'])
  })

  it.each(slipKinds)('%s pays what its bets pay one by one', (kind) => {
    const [least, most] = systems[kind].legs
    fc.assert(
      fc.property(
        fc.array(leg, { minLength: least, maxLength: Math.min(most, 8) }),
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        (legs, stake) => {
          const sizes = sizesOf(kind, legs.length)
          expect(payoutOf(kind, legs, stake)).toBe(payOneByOne(sizes, legs, stake))
        },
      ),
      { numRuns: 300 },
    )
  })

  it('count every combination that full enumeration finds', () => {
    for (const kind of slipKinds) {
      const legs = systems[kind].legs[0]
      const sizes = sizesOf(kind, legs)
      const all = combinations(Array.from({ length: legs }, (_, at) => at))
      expect(countBets(kind, legs)).toBe(all.filter((bet) => sizes.includes(bet.length)).length)
    }
  })
})

describe('a slip', () => {
  const legs = (...results: (LegResult | undefined)[]): PayoutLeg[] =>
    results.map((result) => ({ odds: 200, result }))

  it('continues without a void leg', () => {
    expect(payoutOf('multiple', legs('won', 'void', 'won'), 100_000n)).toBe(400_000n)
    expect(payoutOf('singles', legs('void'), 100_000n)).toBe(100_000n)
    // A Trixie: one double won, two doubles at the price of the remaining leg, the treble as a double.
    expect(payoutOf('trixie', legs('won', 'won', 'void'), 10_000n)).toBe(
      40_000n + 20_000n + 20_000n + 40_000n,
    )
  })

  it('is over with its first lost leg if it needs all of them, but a system is not', () => {
    expect(isDecided('multiple', legs('lost', undefined))).toBe(true)
    expect(isDecided('trixie', legs('lost', undefined, undefined))).toBe(false)
    expect(isDecided('singles', legs('won', 'lost'))).toBe(true)
  })

  it('never pays a fraction of a centavo', () => {
    expect(payoutOf('singles', [{ odds: 133, result: 'won' }], 10_100n)).toBe(13_400n)
  })
})

describe('odds', () => {
  it.each([
    [142, '1,42', '21/50', '-238'],
    [200, '2,00', '1/1', '+100'],
    [150, '1,50', '1/2', '-200'],
    [460, '4,60', '18/5', '+360'],
    [1_205, '12,05', '221/20', '+1105'],
  ] as const)('%i are written %s, %s and %s', (odds, decimal, fractional, american) => {
    expect(writeOdds(odds, 'decimal', ',')).toBe(decimal)
    expect(writeOdds(odds, 'fractional', ',')).toBe(fractional)
    expect(writeOdds(odds, 'american', '.')).toBe(american)
  })
})
