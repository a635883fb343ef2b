import { texasHoldem } from '@trevo/titles/card-games/texas-holdem.ts'
import { trucoPaulista } from '@trevo/titles/card-games/truco-paulista.ts'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { titleAtTable } from '../card-tables/title-at-table.ts'
import { cardOfCode } from '../cards/card.ts'
import { dealCards } from '../holdem/deal.ts'
import { fastChance } from '../slots/fast-chance.ts'
import { chipFlows } from './chip-flows.ts'
import { factsOfDeal } from './deal-facts.ts'
import { isStrongHand } from './holdem-facts.ts'
import type { SeatFacts } from './pair-facts.ts'
import { honestPlayer } from './testing/holdem-player.ts'
import { playHoldem, playTruco, type HoldemTitle } from './testing/play-deal.ts'

const { cash } = texasHoldem
if (!cash) throw new Error('Texas hold’em is played for cash')
const holdem: HoldemTitle = { ...texasHoldem, cash }
const cardsOf = (codes: string): number[] =>
  codes === '' ? [] : codes.split(' ').map((code) => cardOfCode(code) ?? -1)
const between = (facts: readonly SeatFacts[] = [], place: number, other: number) =>
  facts.find((one) => one.place === place && one.other === other)?.facts

describe('chips that went from one to another', () => {
  test.each([
    { name: 'between two', before: [10, 10], after: [4, 16], flows: [[0, 1, 600]] },
    { name: 'the rake goes to nobody', before: [10, 10], after: [0, 19], flows: [[0, 1, 900]] },
    {
      name: 'to two who won alike',
      before: [6, 6, 6],
      after: [0, 9, 9],
      flows: [
        [0, 1, 300],
        [0, 2, 300],
      ],
    },
    {
      name: 'from two to one',
      before: [8, 4, 0],
      after: [0, 0, 12],
      flows: [
        [0, 2, 800],
        [1, 2, 400],
      ],
    },
    { name: 'nothing moved', before: [5, 5], after: [5, 5], flows: [] },
  ])('$name', ({ before, after, flows }) => {
    const stacks = {
      beforeMinor: before.map(BigInt),
      afterMinor: after.map(BigInt),
      unitMinor: 1n,
    }
    expect(chipFlows(stacks).map(({ from, to, hundredths }) => [from, to, hundredths])).toEqual(
      flows,
    )
  })

  it('are never more than was lost, nor than was won', () => {
    const stack = fc.bigInt({ min: 0n, max: 1_000_000n })
    fc.assert(
      fc.property(fc.array(fc.tuple(stack, stack), { minLength: 2, maxLength: 6 }), (seats) => {
        const beforeMinor = seats.map(([before]) => before)
        const afterMinor = seats.map(([, after]) => after)
        const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n)
        fc.pre(sum(afterMinor) <= sum(beforeMinor))
        const flows = chipFlows({ beforeMinor, afterMinor, unitMinor: 100n })
        for (const [place, [before, after]] of seats.entries()) {
          const out = flows.filter(({ from }) => from === place)
          const into = flows.filter(({ to }) => to === place)
          const whole = (some: typeof flows) => sum(some.map((one) => BigInt(one.hundredths)))
          expect(whole(out)).toBeLessThanOrEqual(before > after ? before - after : 0n)
          expect(whole(into)).toBeLessThanOrEqual(after > before ? after - before : 0n)
        }
      }),
    )
  })
})

describe('a hand that is hardly ever folded', () => {
  test.each([
    { hole: 'TC TD', board: '', isStrong: true },
    { hole: '9C 9D', board: '', isStrong: false },
    { hole: 'AC KD', board: '', isStrong: true },
    { hole: 'AC QD', board: '', isStrong: false },
    { hole: 'AC KD', board: 'AD KC 2S', isStrong: true },
    { hole: 'AC KD', board: 'AD 7C 2S', isStrong: false },
    { hole: '5C 5D', board: '5S 7C 2S', isStrong: true },
    // The pair is on the board, so everybody has it.
    { hole: 'AC 3D', board: 'KD KC 9S 9D 2H', isStrong: false },
    { hole: 'AC KD', board: 'KS KC 9S 9D 2H', isStrong: true },
  ])('$hole on "$board": $isStrong', ({ hole, board, isStrong }) => {
    expect(isStrongHand(cardsOf(hole), cardsOf(board))).toBe(isStrong)
  })
})

/** Seeds that give the first of three seats a strong hand before the flop, and no other. */
const seedsWithPair = () => {
  for (let number = 0; number < 10_000; number += 1) {
    const seed = String(number).padStart(64, '0')
    const seeds = { server: seed, seats: ['1', '2', '3'].map((one) => one.repeat(64)) }
    const { hole } = dealCards(seeds)
    const strong = hole.map((cards) => isStrongHand(cards, []))
    if (strong.join() === 'true,false,false') return seeds
  }
  throw new Error('no such seeds')
}

describe('the facts of a deal of hold’em', () => {
  const stacksMinor = [200_000n, 200_000n, 200_000n]
  const deal = (moves: readonly (readonly [number, object])[]) => ({
    stacksMinor,
    seeds: seedsWithPair(),
    terms: { entryMinor: 200_000n },
    moves: moves.map(([seat, move]) => ({ seat, move: { ...move } })),
  })
  const raise = { kind: 'raise', toMinor: '6000' }

  it('say who folded a strong hand to whose raise, and to whom its chips went', () => {
    const again = { kind: 'raise', toMinor: '20000' }
    const record = deal([
      [0, raise],
      [1, again],
      [2, { kind: 'fold' }],
      [0, { kind: 'fold' }],
    ])
    const facts = factsOfDeal(holdem, record)
    expect(facts).toHaveLength(6)
    expect(between(facts, 0, 1)).toMatchObject({
      dealCount: 1,
      strongFacedCount: 1,
      strongFoldedCount: 1,
      transferCount: 1,
      // Three big blinds of 0.20.
      lostHundredths: 300,
      lostSquares: 90_000,
    })
    expect(between(facts, 1, 0)).toMatchObject({ strongFacedCount: 0, lostHundredths: -300 })
    expect(between(facts, 2, 1)).toMatchObject({ lostHundredths: 100, strongFoldedCount: 0 })
    expect(between(facts, 0, 2)).toMatchObject({ dealCount: 1, transferCount: 0 })
  })

  it('say that a hand was played on where it was, and nothing about a blind that nobody raised', () => {
    const played = deal([
      [0, { kind: 'call' }],
      [1, raise],
      [2, { kind: 'fold' }],
      [0, { kind: 'call' }],
      [1, { kind: 'check' }],
      [0, { kind: 'raise', toMinor: '8000' }],
      [1, { kind: 'fold' }],
    ])
    const facts = factsOfDeal(holdem, played)
    expect(between(facts, 0, 1)).toMatchObject({
      strongFacedCount: 1,
      strongFoldedCount: 0,
      duelCount: 1,
      duelRaisedCount: 1,
    })
    expect(between(facts, 1, 0)).toMatchObject({ duelCount: 1, duelRaisedCount: 0 })
    expect(between(facts, 2, 0)).toMatchObject({ duelCount: 0 })
  })

  it('count a tournament’s chips in starting stacks, and no duels', () => {
    const title = titleAtTable(texasHoldem, 'sng-3')
    const record = {
      ...deal([
        [0, { kind: 'fold' }],
        [1, { kind: 'call' }],
        [2, { kind: 'check' }],
        [1, { kind: 'raise', toMinor: '75000' }],
        [2, { kind: 'fold' }],
      ]),
      stacksMinor: stacksMinor.map(() => 150_000n),
      terms: { entryMinor: 55_000n, handNumber: 9 },
    }
    const facts = factsOfDeal(title, record)
    // Of 1,500 chips, a big blind of 30: the unit does not grow with the blinds.
    expect(between(facts, 2, 1)).toMatchObject({
      lostHundredths: 2,
      transferCount: 1,
      duelCount: 0,
    })
    expect(between(facts, 1, 2)).toMatchObject({ lostHundredths: -2, duelCount: 0 })
  })

  const raiseTo = (toMinor: string) => ({ kind: 'raise', toMinor })
  /** The first raises to this, the second goes all in, and the first folds. */
  const givenUpAt = (toMinor: string, last: object = { kind: 'fold' }) =>
    between(
      factsOfDeal(
        holdem,
        deal([
          [0, raiseTo(toMinor)],
          [1, raiseTo('200000')],
          [2, { kind: 'fold' }],
          [0, last],
        ]),
      ),
      0,
      1,
    )

  it('say that a seat put in most of its chips and folded, and whether it had next to nothing to pay', () => {
    expect(givenUpAt('199900')).toMatchObject({ yieldedCount: 1, thrownCount: 1 })
    expect(givenUpAt('199900', { kind: 'give_up' })).toMatchObject({ thrownCount: 1 })
    expect(givenUpAt('110000')).toMatchObject({ yieldedCount: 1, thrownCount: 0 })
    expect(givenUpAt('90000')).toMatchObject({ yieldedCount: 0, thrownCount: 0 })
    // The caller of the rest shows the cards.
    expect(givenUpAt('199900', { kind: 'call' })).toMatchObject({ yieldedCount: 0 })
  })

  it('are only of complete deals, and of monitored games', () => {
    expect(() => factsOfDeal(holdem, deal([[0, raise]]))).toThrow(RangeError)
    expect(factsOfDeal({ ...texasHoldem, family: 'chess' }, deal([]))).toBeUndefined()
  })

  it('are the same on both sides of every pair, for any play', () => {
    const player = honestPlayer({ looseness: 0.6, boldness: 0.6, bluffs: 0.2, fears: 0 })
    for (let seed = 1; seed <= 60; seed += 1) {
      const { record } = playHoldem(
        holdem,
        [200_000n, 90_000n, 200_000n, 150_000n],
        [player, player, player, player],
        fastChance(seed),
      )
      const facts = factsOfDeal(holdem, record) ?? []
      expect(facts).toHaveLength(12)
      for (const { place, other, facts: own } of facts) {
        const theirs = between(facts, other, place)
        expect(own.lostHundredths + (theirs?.lostHundredths ?? NaN)).toBe(0)
        expect(own.lostSquares).toBe(theirs?.lostSquares)
        expect(own.strongFoldedCount).toBeLessThanOrEqual(own.strongFacedCount)
        expect(own.duelRaisedCount).toBeLessThanOrEqual(own.duelCount)
      }
    }
  })
})

describe('the facts of a match of Truco', () => {
  it('are the losses in entries, and two manilhas that were folded to a call', () => {
    let faced = 0
    for (let seed = 1; seed <= 40; seed += 1) {
      const players = [{ boldness: 1, isGiving: true }, { boldness: 1 }]
      const { record } = playTruco(trucoPaulista, players, fastChance(seed))
      const facts = factsOfDeal(trucoPaulista, record)
      const own = between(facts, 0, 1)
      // The winner gets both entries, less a rake of five per cent.
      expect(Math.abs(own?.lostHundredths ?? 0)).toBe(90)
      expect(own?.strongFoldedCount).toBe(own?.strongFacedCount)
      faced += own?.strongFacedCount ?? 0
      expect(between(facts, 1, 0)?.strongFoldedCount).toBe(0)
    }
    expect(faced).toBeGreaterThan(3)
  })

  it('say that a match was given up at once', () => {
    const record = {
      stacksMinor: [10_000n, 10_000n],
      seeds: { server: '1'.repeat(64), seats: ['2'.repeat(64), '3'.repeat(64)] },
      terms: { entryMinor: 10_000n },
      moves: [{ seat: 1, move: { kind: 'give_up' } }],
    }
    const facts = factsOfDeal(trucoPaulista, record)
    expect(between(facts, 1, 0)).toMatchObject({ yieldedCount: 1, thrownCount: 0 })
    expect(between(facts, 0, 1)).toMatchObject({ yieldedCount: 0 })
  })
})
