import { describe, expect, it } from 'vitest'
import { payoutOf } from '../bets/payout.ts'
import { judgeShare } from '../testing/judge-season.ts'
import { shareOf } from './dead-heat.ts'
import { findOutright, outrightKeyOf, outrightKinds, placesOf } from './market.ts'
import { deductionFor, deductionOf, ruleFour, type Withdrawal } from './rule-four.ts'
import { isClearOrder, settleNamed, settleOutright } from './settle.ts'
import { tableOf, type SeasonResult } from './table.ts'

const codes = ['A', 'B', 'C', 'D']
const pairs = codes.flatMap((home, at) => codes.slice(at + 1).map((away) => [home, away] as const))
const scores = [
  [1, 0],
  [0, 0],
  [0, 1],
] as const

/** Every way in which four competitors meet each other once, with three scores: 729 seasons with ties of all kinds. */
const seasons = Array.from({ length: scores.length ** pairs.length }, (_, n) =>
  pairs.map(([home, away], at): SeasonResult => ({
    home,
    away,
    score: scores[Math.floor(n / scores.length ** at) % scores.length] ?? [0, 0],
  })),
)

describe('the table', () => {
  it('goes by points, wins, difference and score; competitors equal in all of them share the place', () => {
    const table = tableOf(
      [...codes, 'E'],
      [
        { home: 'A', away: 'B', score: [3, 1] },
        { home: 'C', away: 'D', score: [3, 1] },
        { home: 'B', away: 'D', score: [1, 1] },
        { home: 'E', away: 'C', score: [0, 0] },
      ],
    )
    expect(table.map(({ code, points, place, tied }) => [code, points, place, tied])).toEqual([
      ['C', 4, 1, 1],
      ['A', 3, 2, 1],
      ['E', 1, 3, 1],
      ['B', 1, 4, 2],
      ['D', 1, 4, 2],
    ])
    expect(table[0]).toMatchObject({ played: 2, won: 1, drawn: 1, scored: 3, conceded: 1 })
  })

  it('ignores matches of a competitor that is not in it', () => {
    const table = tableOf(
      ['A', 'B'],
      [
        { home: 'A', away: 'C', score: [0, 9] },
        { home: 'A', away: 'B', score: [1, 0] },
      ],
    )
    expect(table.map(({ code, played, points }) => [code, played, points])).toEqual([
      ['A', 1, 3],
      ['B', 1, 0],
    ])
  })
})

describe('a dead heat', () => {
  it.each([
    ['nobody else is equal', { place: 1, tied: 1 }, 1, [1, 1]],
    ['two share the one place', { place: 1, tied: 2 }, 1, [1, 2]],
    ['two share two places', { place: 1, tied: 2 }, 2, [1, 1]],
    ['three share two places', { place: 1, tied: 3 }, 2, [2, 3]],
    ['three share the second of two places', { place: 2, tied: 3 }, 2, [1, 3]],
    ['it comes after the places', { place: 3, tied: 2 }, 2, [0, 1]],
  ] as const)('%s', (_name, row, places, [won, of]) => {
    expect(shareOf(row, places)).toEqual({ won, of })
  })

  it('gives what drawing lots would give on average, and all places together, in each of 729 seasons', () => {
    for (const results of seasons) {
      const table = tableOf(codes, results)
      for (const places of [1, 2, 3]) {
        let sum = 0
        for (const row of table) {
          const { won, of } = shareOf(row, places)
          expect(won / of).toBeCloseTo(judgeShare(codes, results, row.code, places), 12)
          sum += won / of
        }
        expect(sum).toBeCloseTo(places, 12)
      }
    }
  })

  it('pays the full price on the part of the stake that wins', () => {
    const leg = { odds: 350, result: 'won' as const, share: { won: 1, of: 2 } }
    expect(payoutOf('singles', [leg], 100_000n)).toBe(175_000n)
    const third = { odds: 300, result: 'won' as const, share: { won: 2, of: 3 } }
    expect(payoutOf('singles', [third], 100_000n)).toBe(200_000n)
    // In a multiple the other legs multiply the rest: 10 × 3.50 × 1/2 × 2.00.
    expect(payoutOf('multiple', [leg, { odds: 200, result: 'won' }], 100_000n)).toBe(350_000n)
  })
})

// Tattersalls’ Committee, Rules on Betting, Rule 4 (c): deductions in the pound.
describe('rule 4', () => {
  it('reads each price of the published table, and nothing above fifteen', () => {
    const fractions: readonly (readonly [number, number, number])[] = [
      [1, 9, 90],
      [2, 11, 85],
      [1, 4, 80],
      [3, 10, 75],
      [2, 5, 70],
      [8, 15, 65],
      [8, 13, 60],
      [4, 5, 55],
      [20, 21, 50],
      [1, 1, 45],
      [6, 5, 45],
      [6, 4, 40],
      [7, 4, 35],
      [9, 4, 30],
      [3, 1, 25],
      [4, 1, 20],
      [11, 2, 15],
      [9, 1, 10],
      [14, 1, 5],
      [15, 1, 0],
    ]
    for (const [gain, stake, taken] of fractions) {
      const odds = Math.round(100 + (gain * 100) / stake)
      expect(deductionFor('champion', odds), `${gain}/${stake}`).toBe(taken)
    }
    expect(deductionFor('champion', undefined)).toBe(0)
  })

  it('deducts less the longer the price is, for every price on offer', () => {
    let before = 90
    for (let odds = 101; odds <= 20_000; odds += 1) {
      const taken = deductionFor('champion', odds)
      expect(taken).toBeLessThanOrEqual(before)
      // About its probability, as far as the steps of the table allow.
      expect(Math.abs(taken - 10_000 / odds)).toBeLessThan(11)
      // With two places, the price is for one.
      expect(deductionFor('toptwo', odds)).toBe(deductionFor('champion', odds * 2))
      before = taken
    }
  })

  it('applies to bets older than the withdrawal, adds up, and deducts at most ninety', () => {
    const list: readonly Withdrawal[] = [
      { code: 'A', version: 5, odds: { champion: 200 } },
      { code: 'B', version: 9, odds: { champion: 300 } },
    ]
    expect(deductionOf('champion', 4, list)).toBe(45 + 30)
    expect(deductionOf('champion', 5, list)).toBe(30)
    expect(deductionOf('champion', 9, list)).toBe(0)
    for (const [, one] of ruleFour) {
      for (const [odds, other] of ruleFour) {
        const two = [list[0]!, { code: 'C', version: 5, odds: { champion: odds } }]
        expect(deductionOf('champion', 1, two)).toBe(Math.min(90, 45 + other))
        expect(one + other).toBeGreaterThan(0)
      }
    }
  })

  it('is deducted from the winnings and never from the stake, together with a dead heat', () => {
    for (const [, deductionPct] of ruleFour) {
      for (const odds of [101, 200, 450, 2_000]) {
        const won = { odds, result: 'won' as const, deductionPct }
        const paid = payoutOf('singles', [won], 1_000_000n)
        expect(paid).toBe(1_000_000n + BigInt((odds - 100) * (100 - deductionPct) * 100))
        const half = { ...won, share: { won: 1, of: 2 } }
        expect(payoutOf('singles', [half], 1_000_000n)).toBe(paid / 2n - ((paid / 2n) % 100n))
        expect(payoutOf('singles', [{ ...won, result: 'void' as const }], 1_000_000n)).toBe(
          1_000_000n,
        )
      }
    }
  })
})

describe('a market of a season', () => {
  it('is read from its key as it was written', () => {
    for (const kind of outrightKinds) expect(findOutright(outrightKeyOf(kind))).toBe(kind)
    expect(findOutright('season.relegated')).toBeUndefined()
  })

  it('is settled by the table in each of 729 seasons', () => {
    for (const results of seasons) {
      const table = tableOf(codes, results)
      for (const kind of outrightKinds) {
        for (const code of codes) {
          const judged = judgeShare(codes, results, code, placesOf[kind])
          const { result, share } = settleOutright(kind, code, table)
          expect(result).toBe(judged === 0 ? 'lost' : 'won')
          if (judged > 0) expect(share.won / share.of).toBeCloseTo(judged, 12)
        }
      }
    }
  })

  it('refunds bets on a withdrawn competitor, and all of them with nobody left', () => {
    const [results] = seasons
    expect(settleOutright('champion', 'D', tableOf(['A', 'B', 'C'], results!))).toMatchObject({
      result: 'void',
    })
    expect(settleOutright('toptwo', 'A', tableOf(['A', 'B'], results!)).result).toBe('void')
  })

  // DraftKings, "What is a dead heat reduction": 50 at 3.00 on the first ten pays 75 to one of six
  // who are equal eighth. Betfair, "Dead Heat in Horse Racing": 10 at 10/1 pays 55 to one of two.
  it.each([
    { stake: 500_000n, odds: 300, place: 8, tied: 6, places: 10, pays: 750_000n },
    { stake: 100_000n, odds: 1_100, place: 1, tied: 2, places: 1, pays: 550_000n },
  ])('pays the published examples of dead heats: $pays', ({ stake, odds, pays, ...heat }) => {
    const share = shareOf(heat, heat.places)
    expect(payoutOf('singles', [{ odds, result: 'won', share }], stake)).toBe(pays)
  })

  it('named by hand, remaining places are divided between those that share them', () => {
    const paid = (code: string, ...winners: string[]) => {
      const end = settleNamed('toptwo', code, { winners, withdrawn: [] })
      return payoutOf('singles', [{ odds: 300, ...end }], 100_000n)
    }
    expect(['A', 'B', 'C', 'D'].map((code) => paid(code, 'A', 'B=C'))).toEqual([
      300_000n,
      150_000n,
      150_000n,
      0n,
    ])
    expect(['A', 'B', 'C'].map((code) => paid(code, 'A=B=C'))).toEqual([
      200_000n,
      200_000n,
      200_000n,
    ])
    expect(['A', 'B', 'C'].map((code) => paid(code, 'A=B', 'C'))).toEqual([300_000n, 300_000n, 0n])
    expect(['A', 'B'].map((code) => paid(code, 'A', 'B'))).toEqual([300_000n, 300_000n])
    expect(isClearOrder('toptwo', ['A', 'B', 'C'])).toBe(false)
    expect(isClearOrder('toptwo', ['A', 'B=C'])).toBe(true)
    expect(isClearOrder('champion', ['A', 'B'])).toBe(true)
  })

  it('named by hand: more than there are places share, and with nobody named everything is refunded', () => {
    const named = (code: string, ...winners: string[]) =>
      settleNamed('champion', code, { winners, withdrawn: [{ code: 'D', version: 2, odds: {} }] })
    expect(named('A', 'A')).toEqual({ result: 'won', share: { won: 1, of: 1 } })
    expect(named('A', 'A', 'B')).toEqual({ result: 'won', share: { won: 1, of: 2 } })
    expect(named('C', 'A', 'B').result).toBe('lost')
    expect(named('D', 'A').result).toBe('void')
    expect(named('A').result).toBe('void')
  })
})
