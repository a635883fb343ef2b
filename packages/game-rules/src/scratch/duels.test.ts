import { maths } from '@trevo/titles/queda-de-braco/maths.ts'
import { describe, expect, it } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { fastChance } from '../slots/fast-chance.ts'
import { engine } from './engine.ts'
import { measure } from './measure.ts'
import { wonRowChances } from './duels.ts'

/** Cards of these seeds, each with what it pays in hundredths. */
const cards = Array.from({ length: 3_000 }, (_, seed) => {
  const staked = { stakeMinor: 10_000n, choice: null }
  const { view } = engine.play(maths, staked, [], fastChance(seed + 1))
  if (view.card.mechanic !== 'duels') throw new Error('another card')
  return { card: view.card, paid: view.multiplier }
})

describe('duels', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 0,
    rtpBpFrom: 9400,
    rtpBpTo: 9900,
    roundCount: 40_000,
  })

  it('pays by the rows in which its own number is higher; equal numbers win nothing', () => {
    const { game } = maths
    if (game.mechanic !== 'duels') throw new Error('another card')
    for (const { card, paid } of cards) {
      const won = card.rows.filter(({ own, theirs }) => own > theirs).length
      expect(paid).toBe(game.pays[won])
    }
    const isEven = ({ own, theirs }: { own: number; theirs: number }): boolean => own === theirs
    expect(cards.some(({ card }) => card.rows.some(isEven))).toBe(true)
  })

  it('counts rows as counting all pairs of numbers does', () => {
    // Of the four pairs of 1 and 2 one is won: 2 to 1.
    const game = { mechanic: 'duels', rowCount: 1, highest: 2, pays: [0, 100] } as const
    expect(wonRowChances(game)).toEqual([0.75, 0.25])
  })
})
