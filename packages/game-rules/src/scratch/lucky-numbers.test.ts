import { maths } from '@trevo/titles/bonde-de-santa-teresa/maths.ts'
import { describe, expect, it } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { fastChance } from '../slots/fast-chance.ts'
import { engine } from './engine.ts'
import { measure } from './measure.ts'
import { matchChances } from './lucky-numbers.ts'

/** Cards of these seeds, each with what it pays in hundredths. */
const cards = Array.from({ length: 3_000 }, (_, seed) => {
  const staked = { stakeMinor: 10_000n, choice: null }
  const { view } = engine.play(maths, staked, [], fastChance(seed + 1))
  if (view.card.mechanic !== 'lucky-numbers') throw new Error('another card')
  return { card: view.card, paid: view.multiplier }
})

describe('lucky-numbers', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 0,
    rtpBpFrom: 9400,
    rtpBpTo: 9700,
    roundCount: 40_000,
  })

  it('pays the prizes under its own numbers that are among the winning ones', () => {
    for (const { card, paid } of cards) {
      const won = card.own.filter(({ number }) => card.winning.includes(number))
      expect(paid).toBe(won.reduce((sum, { prize }) => sum + prize, 0))
    }
  })

  it('shows different winning numbers and different numbers of its own, from 1 to 45', () => {
    for (const { card } of cards) {
      const own = card.own.map(({ number }) => number)
      expect(new Set(card.winning).size).toBe(3)
      expect(new Set(own).size).toBe(6)
      expect(Math.min(...own, ...card.winning)).toBeGreaterThanOrEqual(1)
      expect(Math.max(...own, ...card.winning)).toBeLessThanOrEqual(45)
    }
  })

  it('counts matches as counting all pairs of draws does', () => {
    // One winning number of two, one of its own: half of the cards match.
    const game = { mechanic: 'lucky-numbers', highest: 2, winningCount: 1, ownCount: 1 } as const
    expect(matchChances({ ...game, prizes: [] })).toEqual([0.5, 0.5])
  })
})
