import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { areCommitted, commitmentsOf, type TableSeeds } from '../card-tables/table-seeds.ts'
import type { Card } from '../cards/card.ts'
import { trucoDeck } from './cards.ts'
import { dealHand } from './deal.ts'

const seedHex = fc.stringMatching(/^[0-9a-f]{64}$/)
const seeds = fc.record({
  server: seedHex,
  seats: fc.oneof(fc.tuple(seedHex, seedHex), fc.tuple(seedHex, seedHex, seedHex, seedHex)),
})

const flip = (seed: string) => `${seed.startsWith('0') ? '1' : '0'}${seed.slice(1)}`

it('each card is dealt once, and a changed seed is detected', () => {
  fc.assert(
    fc.property(seeds, fc.nat({ max: 100 }), (given, number) => {
      const { cards, vira } = dealHand(given, number)
      expect(cards.map(({ length }) => length)).toEqual(given.seats.map(() => 3))
      const all = [...cards.flat(), vira]
      expect(new Set(all).size).toBe(3 * given.seats.length + 1)
      expect(all.every((one) => trucoDeck.includes(one))).toBe(true)
      expect(dealHand(given, number)).toEqual({ cards, vira })
      const commitments = commitmentsOf(given)
      expect(areCommitted(given, commitments)).toBe(true)
      const forged: TableSeeds[] = [
        { ...given, server: flip(given.server) },
        ...given.seats.map((_, seat) => ({
          ...given,
          seats: given.seats.map((seed, one) => (one === seat ? flip(seed) : seed)),
        })),
        { ...given, seats: given.seats.slice(1) },
      ]
      for (const one of forged) expect(areCommitted(one, commitments)).toBe(false)
      // Every seed counts: changing any seat's seed deals other cards.
      for (const one of forged.slice(0, -1)) {
        expect(dealHand(one, number)).not.toEqual({ cards, vira })
      }
    }),
  )
})

it.each([2, 4])('each card is equally likely at each of the %d seats', (seatCount) => {
  const placeCount = 3 * seatCount + 1
  const counts = Array.from({ length: placeCount }, () => new Map<Card, number>())
  const given: TableSeeds = {
    server: 'd'.repeat(64),
    seats: ['e', 'f', '1', '2'].slice(0, seatCount).map((digit) => digit.repeat(64)),
  }
  for (let number = 0; number < 4000; number += 1) {
    const { cards, vira } = dealHand(given, number)
    for (const [place, one] of [...cards.flat(), vira].entries()) {
      counts[place]?.set(one, (counts[place]?.get(one) ?? 0) + 1)
    }
  }
  for (const place of counts) {
    const terms = trucoDeck.map((one) => ((place.get(one) ?? 0) - 100) ** 2 / 100)
    // 99.99 % of 39 degrees of freedom.
    expect(terms.reduce((sum, term) => sum + term, 0)).toBeLessThan(80.1)
  }
})
