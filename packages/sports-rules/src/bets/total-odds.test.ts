import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeTotalOdds } from './odds-texts.ts'
import { payoutOf } from './payout.ts'
import { payAt, totalOddsOf } from './total-odds.ts'

const won = (odds: readonly number[]) => odds.map((one) => ({ odds: one, result: 'won' as const }))

describe('the total odds of a multiple', () => {
  it('times the stake are its return, to the centavo', () => {
    const odds = fc.array(fc.integer({ min: 101, max: 15_000 }), { minLength: 2, maxLength: 20 })
    const centavos = fc.integer({ min: 1, max: 5_000_000 })
    fc.assert(
      fc.property(odds, centavos, (legs, stake) => {
        const stakeMinor = BigInt(stake) * 100n
        const pays = payoutOf('multiple', won(legs), stakeMinor)
        expect(payAt(totalOddsOf(legs, stakeMinor), stakeMinor)).toBe(pays)
      }),
    )
  })

  it.each([
    { odds: [150, 200], stakeMinor: 100_000n, text: '3,00' },
    // R$ 10 at 2,35 would be R$ 23,50; the bet pays R$ 23,52.
    { odds: [133, 133, 133], stakeMinor: 100_000n, text: '2,352' },
    { odds: [133, 133, 133], stakeMinor: 0n, text: '2,35' },
    { odds: [101, 101], stakeMinor: 1_000_000_000n, text: '1,0201' },
  ])('of $odds are written $text for a stake of $stakeMinor', ({ odds, stakeMinor, text }) => {
    expect(writeTotalOdds(totalOddsOf(odds, stakeMinor), 'decimal', ',')).toBe(text)
  })

  it('in the other formats are followed by the decimal odds', () => {
    const total = totalOddsOf([133, 133, 133], 100_000n)
    expect(writeTotalOdds(total, 'american', '.')).toBe('+135 (2.352)')
    expect(writeTotalOdds(total, 'fractional', '.')).toBe('27/20 (2.352)')
  })
})
