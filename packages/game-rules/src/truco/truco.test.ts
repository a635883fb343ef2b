import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardOfCode, type Card } from '../cards/card.ts'
import { isManilha, strengthOf, trucoDeck } from './cards.ts'
import type { TableSeeds } from '../card-tables/table-seeds.ts'
import { dealHand } from './deal.ts'
import { applyMove, beginHand, legalMoves, seatsToMove, type DealtHand, type Hand } from './hand.ts'
import { applyToMatch, beginMatch, pointsToWin, type Match } from './match.ts'
import { teamOf, trickOf, winnerOfTricks } from './tricks.ts'
import { viewOf } from './view.ts'

const card = (code: string): Card => cardOfCode(code) ?? -1
const seedHex = fc.stringMatching(/^[0-9a-f]{64}$/)
const seeds = fc.record({
  server: seedHex,
  seats: fc.oneof(fc.tuple(seedHex, seedHex), fc.tuple(seedHex, seedHex, seedHex, seedHex)),
})
const dealt = dealHand({ server: 'a'.repeat(64), seats: ['b'.repeat(64), 'c'.repeat(64)] }, 0)

describe('cards', () => {
  it('manilhas follow the vira: zap, copas, espadilha, pica-fumo, then the threes', () => {
    const order = ['5C', '5H', '5S', '5D', '3D', '2D', 'AD', 'KD', 'JD', 'QD', '7D', '6D', '4D']
    const strengths = order.map((code) => strengthOf(card(code), card('4H')))
    expect(strengths).toEqual(strengths.toSorted((a, b) => b - a))
    expect(new Set(strengths).size).toBe(order.length)
    expect(isManilha(card('4C'), card('3C'))).toBe(true)
    expect(isManilha(card('JC'), card('QC'))).toBe(true)
  })

  it('every trick of every vira has one result, and the opposite one from the other seat', () => {
    const opposite = { 0: 1, 1: 0, tie: 'tie' }
    let ties = 0
    for (const vira of trucoDeck) {
      for (const one of trucoDeck) {
        for (const two of trucoDeck) {
          if (one === two || one === vira || two === vira) continue
          const { result } = trickOf([one, two], vira)
          if (trickOf([two, one], vira).result !== opposite[result]) throw new Error('differs')
          if (result === 'tie') ties += 1
        }
      }
    }
    // For each vira: 8 whole ranks of 4 × 3 pairs, the vira's own rank of 3 × 2, no manilhas.
    expect(ties).toBe(40 * (8 * 12 + 6))
  })
})

it('ties: the next trick decides, or the first; three ties give nobody points', () => {
  expect(winnerOfTricks([0])).toBeUndefined()
  expect(winnerOfTricks(['tie', 1])).toBe(1)
  expect(winnerOfTricks([0, 'tie'])).toBe(0)
  expect(winnerOfTricks([0, 1])).toBeUndefined()
  expect(winnerOfTricks([0, 1, 'tie'])).toBe(0)
  expect(winnerOfTricks(['tie', 'tie', 1])).toBe(1)
  expect(winnerOfTricks(['tie', 'tie', 'tie'])).toBe('tie')
})

describe('raises', () => {
  it('go up to doze in turn; folding gives the last accepted value', () => {
    let hand = beginHand(dealt, 0, 'normal')
    for (const seat of [0, 1, 0, 1] as const) hand = applyMove(hand, seat, { kind: 'raise' })
    expect(hand.asked).toEqual({ of: 0, value: 12, by: 1 })
    expect(() => applyMove(hand, 0, { kind: 'raise' })).toThrow(RangeError)
    expect(applyMove(hand, 0, { kind: 'fold' })).toMatchObject({ winner: 1, value: 9 })
    expect(applyMove(hand, 0, { kind: 'accept' })).toMatchObject({ value: 12 })
  })

  it('are not made twice in a row by one seat, nor with eleven points', () => {
    const asked = applyMove(beginHand(dealt, 0, 'normal'), 0, { kind: 'raise' })
    const accepted = applyMove(asked, 1, { kind: 'accept' })
    expect(() => applyMove(accepted, 0, { kind: 'raise' })).toThrow(RangeError)
    const eleven = beginHand(dealt, 0, 'eleven', 1)
    expect(seatsToMove(eleven)).toEqual([1])
    expect(legalMoves(eleven, 1)).toEqual([{ kind: 'accept' }, { kind: 'fold' }])
    expect(applyMove(eleven, 1, { kind: 'fold' })).toMatchObject({ winner: 0, value: 1 })
    expect(applyMove(eleven, 1, { kind: 'accept' })).toMatchObject({ value: 3 })
    expect(() => applyMove(beginHand(dealt, 0, 'iron'), 0, { kind: 'raise' })).toThrow(RangeError)
  })
})

/** Plays every sequence of moves of a hand to its end. */
const walk = (hand: Hand, depth: number, seen: { ends: number; deepest: number }): void => {
  seen.deepest = Math.max(seen.deepest, depth)
  const [seat] = seatsToMove(hand)
  if (seat === undefined) {
    seen.ends += 1
    if (![1, 3, 6, 9, 12].includes(hand.value)) throw new Error('no such value')
    return
  }
  const moves = legalMoves(hand, seat)
  if (moves.length === 0) throw new Error('no move is left')
  for (const move of moves) walk(applyMove(hand, seat, move), depth + 1, seen)
}

it('every sequence of moves of a hand ends: at most six cards, four raises and their answers', () => {
  const seen = { ends: 0, deepest: 0 }
  walk(beginHand(dealt, 0, 'normal'), 0, seen)
  expect(seen.ends).toBeGreaterThan(100)
  expect(seen.deepest).toBeLessThanOrEqual(14)
})

describe('four seats', () => {
  const four: DealtHand = {
    cards: [
      ['4C', '5C', '6C'],
      ['3H', '2H', 'AH'],
      ['3S', '4S', '5S'],
      ['QD', 'JD', 'KD'],
    ].map((codes) => codes.map(card)),
    vira: card('6H'),
  }
  const play = (hand: Hand, seat: number, place: number) =>
    applyMove(hand, seat, { kind: 'play', place })

  it('go round from the leader; equal cards of partners are not a tie, of opponents they are', () => {
    expect(trickOf(['3H', '4C', '3S', '5C'].map(card), card('6H'))).toEqual({ result: 0, seat: 0 })
    expect(trickOf(['4C', '3H', '3S', '5C'].map(card), card('6H'))).toEqual({ result: 'tie' })
    let hand = beginHand(four, 2, 'normal')
    for (const seat of [2, 3, 0, 1]) {
      expect(seatsToMove(hand)).toEqual([seat])
      hand = play(hand, seat, 0)
    }
    // The threes of seats 1 and 2 tie, so the same seat leads again.
    expect(hand.results).toEqual(['tie'])
    expect(seatsToMove(hand)).toEqual([2])
  })

  it('either partner answers a raise, and play continues with the one who raised', () => {
    const raised = applyMove(beginHand(four, 1, 'normal'), 1, { kind: 'raise' })
    expect(seatsToMove(raised)).toEqual([0, 2])
    const accepted = applyMove(raised, 2, { kind: 'accept' })
    expect(seatsToMove(accepted)).toEqual([1])
    expect(accepted.value).toBe(3)
    expect(applyMove(raised, 0, { kind: 'fold' }).winner).toBe(1)
    expect(() => applyMove(raised, 3, { kind: 'accept' })).toThrow(RangeError)
    expect(() => applyMove(accepted, 1, { kind: 'raise' })).toThrow(RangeError)
  })

  it('partners show each other their cards while they decide on a hand of eleven, and only then', () => {
    const match: Match = {
      points: [11, 4],
      handNumber: 3,
      hand: beginHand(four, 3, 'eleven', 0),
      past: [],
    }
    const shown = (viewer: number | undefined, one: Match) =>
      viewOf(one, viewer).hand.cards.map((cards) => cards.filter((seen) => seen !== null).length)
    expect(shown(0, match)).toEqual([3, 0, 3, 0])
    expect(shown(1, match)).toEqual([0, 3, 0, 0])
    expect(shown(undefined, match)).toEqual([0, 0, 0, 0])
    const accepted = { ...match, hand: applyMove(match.hand, 2, { kind: 'accept' }) }
    expect(shown(0, accepted)).toEqual([3, 0, 0, 0])
  })
})

const playOut = (given: TableSeeds, picks: () => number, check: (match: Match) => void): Match => {
  const deal = (number: number) => dealHand(given, number)
  let now = beginMatch(deal)
  for (let move = 0; move < 6000 && now.winner === undefined; move += 1) {
    check(now)
    const may = seatsToMove(now.hand)
    const seat = may[picks() % may.length] ?? 0
    const moves = legalMoves(now.hand, seat)
    const chosen = moves[picks() % moves.length] ?? { kind: 'fold' }
    const other = given.seats.findIndex((_, one) => !may.includes(one))
    const before = now
    expect(() => applyToMatch(before, other, chosen, deal)).toThrow(RangeError)
    now = applyToMatch(now, seat, chosen, deal)
  }
  return now
}

it('a match ends with twelve points of one side, and no view shows a card that another seat holds', () => {
  fc.assert(
    fc.property(seeds, fc.infiniteStream(fc.nat({ max: 59 })), (given, stream) => {
      const picks = () => Number(stream.next().value)
      const end = playOut(given, picks, (match) => {
        const { points, hand } = match
        expect(Math.max(...points)).toBeLessThan(pointsToWin)
        for (const seat of given.seats.keys()) {
          // Changing a card that another seat still holds changes nothing in the view.
          const isHidden = (one: number, place: number) =>
            hand.played[one]?.includes(place) !== true &&
            (hand.kind === 'iron' ||
              (one !== seat &&
                !(hand.asked && hand.kind === 'eleven' && teamOf(one) === teamOf(seat))))
          const cards = hand.cards.map((own, one) =>
            own.map((value, place) => (isHidden(one, place) ? -1 : value)),
          )
          expect(viewOf({ ...match, hand: { ...hand, cards } }, seat)).toEqual(viewOf(match, seat))
        }
      })
      expect(end.points[end.winner ?? 0]).toBe(pointsToWin)
      expect(Math.min(...end.points)).toBeLessThan(pointsToWin)
      expect(end.past.reduce((sum, { value }) => sum + value, 0)).toBeGreaterThanOrEqual(
        pointsToWin,
      )
    }),
    { numRuns: 40 },
  )
})
