import { expect, it } from 'vitest'
import { fastChance } from '../slots/fast-chance.ts'
import { cardCount, cardOfCode, codeOf, symbolsOf } from './card.ts'
import { createShoe } from './shoe.ts'

it('a shoe has each card once per deck, and no more', () => {
  const shoe = createShoe(6, fastChance(3))
  const drawn = shoe.drawMany(6 * cardCount)
  for (let card = 0; card < cardCount; card += 1) {
    expect(drawn.filter((one) => one === card)).toHaveLength(6)
  }
  expect(() => shoe.draw()).toThrow(RangeError)
})

it('cards that were already dealt are not drawn', () => {
  const held = [0, 17, 51]
  const drawn = createShoe(1, fastChance(4), held).drawMany(49)
  expect(drawn.some((card) => held.includes(card))).toBe(false)
})

it('each card is equally likely to be on top', () => {
  const chance = fastChance(5)
  const counts = Array.from({ length: cardCount }, () => 0)
  const rounds = 52_000
  for (let round = 0; round < rounds; round += 1) {
    const card = createShoe(1, chance).drawMany(3)[2] ?? 0
    counts[card] = (counts[card] ?? 0) + 1
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0)
  // 99.9 % of 51 degrees of freedom.
  expect(chiSquare).toBeLessThan(87.97)
})

it('a card has one code and is found by it', () => {
  for (let card = 0; card < cardCount; card += 1) expect(cardOfCode(codeOf(card))).toBe(card)
  expect(codeOf(0)).toBe('2C')
  expect(codeOf(51)).toBe('AS')
  expect(symbolsOf(['TH', 'QS'])).toBe('10♥ Q♠')
  for (const wrong of ['', 'Q', '1H', 'QX', 'QHH', '__proto__']) {
    expect(cardOfCode(wrong)).toBeUndefined()
  }
})
