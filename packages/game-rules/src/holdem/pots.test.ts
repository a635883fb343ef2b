import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chipMinor, potsOf, rakesOf, shareOut, uncalledOf } from './pots.ts'

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n)

/** What each seat may win, chip by chip: from each other seat as much as it put in itself. */
const mostOf = (committed: readonly bigint[], seat: number): bigint =>
  sum(committed.map((one) => (one < (committed[seat] ?? 0n) ? one : (committed[seat] ?? 0n))))

const brought = fc.array(fc.record({ chips: fc.nat({ max: 12 }), isFolded: fc.boolean() }), {
  minLength: 2,
  maxLength: 6,
})

describe('pots', () => {
  it('the short seat plays for the main pot, the others for the side pots', () => {
    expect(potsOf([1_000n, 500n, 2_000n, 2_000n], [false, false, false, true])).toEqual([
      { amountMinor: 2_000n, seats: [0, 1, 2] },
      { amountMinor: 1_500n, seats: [0, 2] },
      { amountMinor: 2_000n, seats: [2] },
    ])
    expect(uncalledOf([1_000n, 500n, 2_000n])).toEqual({ seat: 2, amountMinor: 1_000n })
  })

  it('each seat plays for what an independent count says, and no chip is lost', () => {
    fc.assert(
      fc.property(brought, (seats) => {
        const committed = seats.map(({ chips }) => BigInt(chips) * chipMinor)
        const isFolded = seats.map((one) => one.isFolded)
        fc.pre(isFolded.includes(false))
        const pots = potsOf(committed, isFolded)
        expect(sum(pots.map(({ amountMinor }) => amountMinor))).toBe(sum(committed))
        const live = [...committed.keys()].filter((seat) => isFolded[seat] === false)
        const top = live.reduce((high, seat) => {
          const own = committed[seat] ?? 0n
          return own > high ? own : high
        }, 0n)
        for (const seat of live) {
          const mine = pots.filter((pot) => pot.seats.includes(seat))
          // The seat that put in most also plays for the excess of folded seats.
          const most = committed[seat] === top ? sum(committed) : mostOf(committed, seat)
          expect(sum(mine.map(({ amountMinor }) => amountMinor))).toBe(most)
        }
        for (const { seats: some } of pots)
          expect(some.every((one) => live.includes(one))).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})

it('the rake is a share of all pots up to its cap, and of each pot at most its part', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 5_000 }), { minLength: 1, maxLength: 5 }), (chips) => {
      const pots = chips.map((one) => ({ amountMinor: BigInt(one) * chipMinor, seats: [0] }))
      const rakes = rakesOf(pots, { rakeBp: 500, rakeCapMinor: 6_000n })
      const share = ((sum(pots.map((pot) => pot.amountMinor)) / chipMinor) * 5n) / 100n
      const whole = share * chipMinor
      expect(sum(rakes)).toBe(whole < 6_000n ? whole : 6_000n)
      for (const [index, rake] of rakes.entries()) {
        expect(rake >= 0n && rake <= (pots[index]?.amountMinor ?? 0n)).toBe(true)
      }
    }),
  )
})

it('shares are equal, and odd chips go to the first in order', () => {
  expect([...shareOut(1_000n, [2, 4, 0])]).toEqual([
    [2, 400n],
    [4, 300n],
    [0, 300n],
  ])
})
