import { maths } from '@trevo/titles/ache-a-onca/maths.ts'
import { describe, expect, it } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { engine } from './engine.ts'
import { measure } from './measure.ts'
import { fastChance } from '../slots/fast-chance.ts'

describe('find-symbol', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 0,
    rtpBpFrom: 9700,
    rtpBpTo: 9900,
    roundCount: 40_000,
  })

  it('pays the sum of the prizes under the target pictures', () => {
    const chance = fastChance(3)
    for (let round = 0; round < 3_000; round += 1) {
      const { view } = engine.play(maths, { stakeMinor: 10_000n, choice: null }, [], chance)
      if (view.card.mechanic !== 'find-symbol') throw new Error('another card')
      const found = view.card.fields.filter(({ picture }) => picture === 0)
      expect(view.card.fields).toHaveLength(12)
      expect(view.multiplier).toBe(found.reduce((sum, { prize }) => sum + prize, 0))
    }
  })
})
