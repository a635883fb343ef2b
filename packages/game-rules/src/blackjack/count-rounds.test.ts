import { maths } from '@trevo/titles/vinte-e-um-do-trevo/maths.ts'
import { describe, expect, it, test } from 'vitest'
import { adviseMove } from './basic-strategy.ts'
import { countRounds } from './count-rounds.ts'
import { countPairs, countThrees, returnsOfSideBets } from './count-side-bets.ts'
import { countsOfDecks, dealerResults, removeCard } from './dealer-results.ts'

describe('the main bet by basic strategy, every card counted', () => {
  it('six decks, to four hands: the edge is 0.4059 per cent of the bet', () => {
    const { payout, stake } = countRounds(6, 4)
    expect((100 * (stake - payout)).toFixed(4)).toBe('0.4059')
    expect(((100 * payout) / stake).toFixed(4)).toBe('99.6413')
  }, 240_000)
})

describe('the dealer', () => {
  it('has one of the results or a blackjack', () => {
    for (let open = 1; open <= 10; open += 1) {
      const counts = countsOfDecks(6)
      removeCard(counts, open)
      const sum = dealerResults(counts, open).reduce((total, one) => total + one, 0)
      const completing = open === 1 ? 96 / 311 : open === 10 ? 24 / 311 : 0
      expect(sum).toBeCloseTo(1 - completing, 12)
    }
  })
})

describe('side bets', () => {
  test.each([
    ['perfect', 5 / 311],
    ['coloured', 6 / 311],
    ['mixed', 12 / 311],
  ] as const)('a pair is %s with a chance of %d', (kind, chance) => {
    expect(countPairs(6).get(kind)).toBeCloseTo(chance, 12)
  })

  it('three of the same suit and rank come as often as expected with six decks', () => {
    expect(countThrees(6).get('suited-three')).toBeCloseTo((5 * 4) / (311 * 310), 12)
    expect(countThrees(6).get('three-of-a-kind')).toBeCloseTo((23 * 22 - 5 * 4) / (311 * 310), 12)
  })

  it('return what their paytables say', () => {
    const { perfectPairs, twentyOnePlusThree } = returnsOfSideBets(maths)
    expect((perfectPairs / 100).toFixed(4)).toBe('93.8907')
    expect((twentyOnePlusThree / 100).toFixed(4)).toBe('95.3790')
  })
})

describe('basic strategy', () => {
  const all = { canDouble: true, canSplit: true }
  test.each([
    ['hard 16 against 10', { points: 16, isSoft: false, pairOf: undefined }, 10, 'hit'],
    ['hard 12 against 4', { points: 12, isSoft: false, pairOf: undefined }, 4, 'stand'],
    ['hard 12 against 3', { points: 12, isSoft: false, pairOf: undefined }, 3, 'hit'],
    ['11 against an ace', { points: 11, isSoft: false, pairOf: undefined }, 1, 'hit'],
    ['11 against 10', { points: 11, isSoft: false, pairOf: undefined }, 10, 'double'],
    ['soft 18 against 9', { points: 18, isSoft: true, pairOf: undefined }, 9, 'hit'],
    ['soft 18 against 2', { points: 18, isSoft: true, pairOf: undefined }, 2, 'stand'],
    ['soft 18 against 6', { points: 18, isSoft: true, pairOf: undefined }, 6, 'double'],
    ['eights against an ace', { points: 16, isSoft: false, pairOf: 8 }, 1, 'split'],
    ['nines against 7', { points: 18, isSoft: false, pairOf: 9 }, 7, 'stand'],
    ['fives against 9', { points: 10, isSoft: false, pairOf: 5 }, 9, 'double'],
    ['tens against 6', { points: 20, isSoft: false, pairOf: 10 }, 6, 'stand'],
    ['fours against 5', { points: 8, isSoft: false, pairOf: 4 }, 5, 'split'],
  ] as const)('%s', (_name, hand, dealer, advice) => {
    expect(adviseMove(hand, dealer, all)).toBe(advice)
  })

  it('hits or stands where it may not double or split', () => {
    const none = { canDouble: false, canSplit: false }
    const soft = { points: 18, isSoft: true, pairOf: undefined }
    expect(adviseMove(soft, 6, none)).toBe('stand')
    expect(adviseMove({ points: 16, isSoft: false, pairOf: 8 }, 10, none)).toBe('hit')
  })
})
