import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { texasHoldem } from '@trevo/titles/card-games/texas-holdem.ts'
import { replayDeal, type LoggedMove } from '../card-tables/replay-deal.ts'
import { cardCount } from '../cards/card.ts'
import type { Json } from '../engine/json.ts'
import { legalMoves } from './betting.ts'
import { dealCards } from './deal.ts'
import type { HoldemState } from './play.ts'
import { holdemRules } from './table-rules.ts'
import type { HoldemView } from './view.ts'

const entryMinor = 200_000n
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n)
const seedHex = fc.stringMatching(/^[0-9a-f]{64}$/)
const deal = fc.record({
  server: seedHex,
  seats: fc.array(
    fc.record({ seed: seedHex, chips: fc.integer({ min: 1, max: 3_000 }), posts: fc.boolean() }),
    { minLength: 2, maxLength: 6 },
  ),
  stream: fc.infiniteStream(fc.nat({ max: 9_999 })),
})

/** A random legal move of the seat to act. */
const chooseMove = (state: HoldemState, seat: number, chance: number): Json => {
  const { canCheck, callMinor, raise } = legalMoves(state.betting, seat)
  if (raise && chance % 5 === 0) {
    const steps = (raise.mostMinor - raise.leastMinor) / 100n
    const toMinor = chance % 2 === 0 ? raise.mostMinor : raise.leastMinor + (steps / 7n) * 100n
    return { kind: 'raise', toMinor: String(toMinor) }
  }
  if (chance % 11 === 0) return { kind: 'fold' }
  if (canCheck) return { kind: 'check' }
  expect(callMinor).not.toBeNull()
  return { kind: 'call' }
}

it('every deal ends, no chip is lost or created, and no stack is negative', () => {
  fc.assert(
    fc.property(deal, ({ server, seats, stream }) => {
      const stacksMinor = seats.map(({ chips }) => BigInt(chips) * 100n)
      const seeds = { server, seats: seats.map(({ seed }) => seed) }
      const terms = { entryMinor, posts: seats.map(({ posts }) => posts) }
      const pick = () => Number(stream.next().value)
      const moves: LoggedMove[] = []
      let state = holdemRules.begin(texasHoldem, stacksMinor, seeds, terms)
      while (holdemRules.resultOf(state) === undefined) {
        const [toMove = -1, ...others] = holdemRules.seatsToMove(state)
        expect(others).toEqual([])
        const { stacksMinor: left, committedMinor } = state.betting
        expect(sum(left) + sum(committedMinor)).toBe(sum(stacksMinor))
        expect([...left, ...committedMinor].every((one) => one >= 0n)).toBe(true)
        const chance = pick()
        const isGivenUp = chance % 97 === 0
        const seat = isGivenUp ? chance % seats.length : toMove
        const move = isGivenUp
          ? holdemRules.giveUpMove
          : chance % 41 === 0
            ? holdemRules.timeoutMove(state, seat)
            : chooseMove(state, seat, chance)
        moves.push({ seat, move })
        state = holdemRules.apply(state, seat, move)
        expect(moves.length).toBeLessThan(2_000)
      }
      const result = holdemRules.resultOf(state)
      const { stacksMinor: paid = [], rakeMinor = -1n } = result ?? {}
      expect(sum(paid) + rakeMinor).toBe(sum(stacksMinor))
      expect([...paid, rakeMinor].every((one) => one >= 0n && one % 100n === 0n)).toBe(true)
      const again = replayDeal(holdemRules, texasHoldem, { stacksMinor, seeds, terms, moves })
      expect(holdemRules.resultOf(again)).toEqual(result)
      expect(holdemRules.seatsToMove(again)).toEqual([])
    }),
    { numRuns: 400 },
  )
})

it('a seat sees only its own cards until they are shown, and a spectator none', () => {
  fc.assert(
    fc.property(deal, ({ server, seats }) => {
      const seeds = { server, seats: seats.map(({ seed }) => seed) }
      const stacksMinor = seats.map(() => entryMinor)
      const state = holdemRules.begin(texasHoldem, stacksMinor, seeds, { entryMinor })
      for (const viewer of [undefined, ...seats.keys()]) {
        const view = holdemRules.viewOf(state, viewer) as unknown as HoldemView
        expect(view.board).toEqual([])
        expect(view.seats.flatMap(({ cards }, seat) => (cards ? [seat] : []))).toEqual(
          viewer === undefined ? [] : [viewer],
        )
      }
    }),
    { numRuns: 40 },
  )
})

it('no card is dealt twice, and every card is equally likely in every place', () => {
  const seatCount = 6
  const deals = 4_000
  const places = seatCount * 2 + 5
  const counts = Array.from({ length: places }, () => Array.from({ length: cardCount }, () => 0))
  for (let number = 0; number < deals; number += 1) {
    const hex = number.toString(16).padStart(64, '0')
    const seats = Array.from({ length: seatCount }, (_, seat) => `${seat}`.repeat(64))
    const { hole, board } = dealCards({ server: hex, seats })
    const cards = [...hole.flat(), ...board]
    expect(new Set(cards).size).toBe(places)
    for (const [place, card] of cards.entries()) {
      const row = counts[place] ?? []
      row[card] = (row[card] ?? 0) + 1
    }
  }
  const expected = deals / cardCount
  for (const row of counts) {
    const chiSquare = row.reduce((all, one) => all + (one - expected) ** 2 / expected, 0)
    // 51 degrees of freedom: above 105 once in a hundred thousand.
    expect(chiSquare).toBeLessThan(105)
  }
})

it('anything that is not a move of hold’em is refused', () => {
  const seeds = { server: 'a'.repeat(64), seats: ['b'.repeat(64), 'c'.repeat(64)] }
  const stacks = [entryMinor, entryMinor]
  const state = holdemRules.begin(texasHoldem, stacks, seeds, { entryMinor })
  const wrong = [null, 1, 'fold', [], {}, { kind: 'raise' }, { kind: 'raise', toMinor: 4_000 }]
  const more = [
    { kind: 'raise', toMinor: '-1' },
    { kind: 'raise', toMinor: '1e9' },
    { kind: 'call', toMinor: '4000' },
    { kind: 'fold', more: 1 },
    { kind: 'toString' },
  ]
  for (const move of [...wrong, ...more]) {
    expect(() => holdemRules.apply(state, 0, move)).toThrow(RangeError)
  }
})
