import { maths } from '@trevo/titles/cafe-coado/maths.ts'
import { describe, expect, it } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { fastChance } from '../slots/fast-chance.ts'
import { engine } from './engine.ts'
import { measure } from './measure.ts'

/** Cards of these seeds, each with what it pays in hundredths. */
const cards = Array.from({ length: 3_000 }, (_, seed) => {
  const staked = { stakeMinor: 10_000n, choice: null }
  const { view } = engine.play(maths, staked, [], fastChance(seed + 1))
  if (view.card.mechanic !== 'multiplied') throw new Error('another card')
  return { card: view.card, paid: view.multiplier }
})

describe('multiplied', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 0,
    rtpBpFrom: 9400,
    rtpBpTo: 9900,
    roundCount: 40_000,
  })

  it('pays the prize that is there three times, as often as the last field says', () => {
    for (const { card, paid } of cards) {
      const threes = [...new Set(card.fields)].filter(
        (prize) => card.fields.filter((one) => one === prize).length >= 3,
      )
      expect(threes).toHaveLength(paid === 0 ? 0 : 1)
      expect(paid).toBe((threes[0] ?? 0) * card.times)
      expect(card.matched.map((place) => card.fields[place])).toEqual(
        threes.flatMap((prize) => [prize, prize, prize]),
      )
    }
  })
})
