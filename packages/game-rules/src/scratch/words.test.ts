import { maths } from '@trevo/titles/palavra-da-sorte/maths.ts'
import { describe, expect, it } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { engine } from './engine.ts'
import { measure } from './measure.ts'
import { alphabet } from './draw-card.ts'
import { wordCountChances } from './count-outcomes.ts'

describe('words', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 0,
    rtpBpFrom: 9700,
    rtpBpTo: 9900,
    roundCount: 40_000,
  })

  it('every card has the same number of words, in capital letters, and one prize more than words', () => {
    if (maths.game.mechanic !== 'words') throw new Error('another card')
    const { cards, pays } = maths.game
    for (const words of cards) {
      expect(words).toHaveLength(pays.length - 1)
      expect(new Set(words).size).toBe(words.length)
      for (const letter of words.join('')) expect(alphabet).toContain(letter)
    }
  })

  it('counts complete words as counting over all draws does', () => {
    // Two letters of 26: the word AB is complete in one draw of 325, A and B in 25 each.
    const chances = wordCountChances(['AB', 'A', 'B'], 2)
    expect(chances[3]).toBeCloseTo(1 / 325, 12)
    expect(chances[2]).toBeCloseTo(0, 12)
    expect(chances[1]).toBeCloseTo(48 / 325, 12)
    expect(chances[0]).toBeCloseTo(276 / 325, 12)
  })
})
