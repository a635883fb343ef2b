import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { cardCount, cardOfCode, type Card } from '../cards/card.ts'
import { classOfScore, handClasses, scoreHand, type HandClass } from './score-hand.ts'

const hand = (codes: string): Card[] => codes.split(' ').map((code) => cardOfCode(code) ?? -1)

it('hands are ordered by class, and within a class by rank', () => {
  const falling = [
    'AS KS QS JS TS',
    '5H 4H 3H 2H AH',
    '9C 9D 9H 9S KC',
    '9C 9D 9H 9S QC',
    'KC KD KH 2S 2C',
    'QC QD QH AS AC',
    'AH 9H 7H 4H 2H',
    'KH QH JH TH 8H',
    'AC KD QH JS TC',
    '5C 4D 3H 2S AC',
    '7C 7D 7H AS 2C',
    'KC KD 3H 3S AC',
    'KC KD 3H 3S QC',
    'AC AD 4H 3S 2C',
    'KC KD AH QS JC',
    'AC KD QH JS 9C',
    '7C 5D 4H 3S 2C',
  ].map((codes) => scoreHand(hand(codes)))
  expect(falling).toEqual(falling.toSorted((a, b) => b - a))
  expect(new Set(falling).size).toBe(falling.length)
  expect(scoreHand(hand('AC AD KH KS 2C 2D 3H'))).toBe(scoreHand(hand('AH AS KC KD 3S')))
  expect(scoreHand(hand('7C 7D 7H 6S 6C 6D AH'))).toBe(scoreHand(hand('7C 7D 7H 6S 6C')))
  expect(classOfScore(scoreHand(hand('AC 2D 3H 4S 5C 5D 5H')))).toBe('straight')
})

/**
 * How many of the 2,598,960 hands of five are in each class: M. Shackleford, “Probabilities in Poker”
 * (mathproblems.info), where four royal flushes are counted separately from the other 36 straight
 * flushes.
 */
const published: Readonly<Record<HandClass, number>> = {
  'straight flush': 40,
  'four of a kind': 624,
  'full house': 3_744,
  flush: 5_108,
  straight: 10_200,
  'three of a kind': 54_912,
  'two pair': 123_552,
  pair: 1_098_240,
  'high card': 1_302_540,
}

it('all 2,598,960 hands of five cards, by class', { timeout: 240_000 }, () => {
  const counts = new Map<HandClass, number>()
  const scores = new Set<number>()
  for (let a = 0; a < cardCount; a += 1)
    for (let b = a + 1; b < cardCount; b += 1)
      for (let c = b + 1; c < cardCount; c += 1)
        for (let d = c + 1; d < cardCount; d += 1)
          for (let e = d + 1; e < cardCount; e += 1) {
            const score = scoreHand([a, b, c, d, e])
            scores.add(score)
            const one = classOfScore(score)
            counts.set(one, (counts.get(one) ?? 0) + 1)
          }
  expect(Object.fromEntries(counts)).toEqual(published)
  expect(handClasses.map((one) => counts.get(one) ?? 0).reduce((sum, one) => sum + one, 0)).toBe(
    2_598_960,
  )
  // Hands that differ neither in suit pattern nor in order.
  expect(scores.size).toBe(7_462)
})

it('the score of seven cards is that of the best five of them', () => {
  const seven = fc.uniqueArray(fc.nat({ max: cardCount - 1 }), { minLength: 7, maxLength: 7 })
  fc.assert(
    fc.property(seven, (cards) => {
      const fives = cards.flatMap((_, first) =>
        cards
          .map((__, second) => second)
          .filter((second) => second > first)
          .map((second) =>
            scoreHand(cards.filter((___, place) => place !== first && place !== second)),
          ),
      )
      expect(scoreHand(cards)).toBe(Math.max(...fives))
    }),
    { numRuns: 300 },
  )
})
