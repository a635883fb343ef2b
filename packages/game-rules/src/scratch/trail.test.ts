import { maths } from '@trevo/titles/estrada-real/maths.ts'
import { describe, expect, it } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { fastChance } from '../slots/fast-chance.ts'
import { engine } from './engine.ts'
import { measure } from './measure.ts'
import { drawTrail, reachedOf } from './trail.ts'

/** Cards of these seeds, each with what it pays in hundredths. */
const cards = Array.from({ length: 3_000 }, (_, seed) => {
  const staked = { stakeMinor: 10_000n, choice: null }
  const { view } = engine.play(maths, staked, [], fastChance(seed + 1))
  if (view.card.mechanic !== 'trail') throw new Error('another card')
  return { card: view.card, paid: view.multiplier }
})

describe('trail', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 0,
    rtpBpFrom: 9500,
    rtpBpTo: 9950,
    roundCount: 40_000,
  })

  it('pays the prizes before the first stop', () => {
    for (const { card, paid } of cards) {
      const reached = reachedOf(card.fields)
      if (reached === card.fields.length) continue
      expect(card.fields[reached]).toBe(0)
      expect(paid).toBe(card.fields.slice(0, reached).reduce((sum, prize) => sum + prize, 0))
    }
  })

  it('pays the extra prize too for a trail without a stop', () => {
    const { game } = maths
    if (game.mechanic !== 'trail') throw new Error('another card')
    const open = { ...game, stopWeight: 0, prizes: [{ multiplier: 100, weight: 1 }] }
    const [paid, { fields }] = drawTrail(open, fastChance(1))
    expect(fields).toEqual(Array.from({ length: 9 }, () => 100))
    expect(paid).toBe(900 + game.finish)
  })
})
