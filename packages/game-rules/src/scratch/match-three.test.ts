import { maths } from '@trevo/titles/raspa-tropical/maths.ts'
import { describe, expect, it } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { engine } from './engine.ts'
import { measure } from './measure.ts'
import { fastChance } from '../slots/fast-chance.ts'

describe('match-three', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 0,
    rtpBpFrom: 9700,
    rtpBpTo: 9900,
    roundCount: 40_000,
  })

  it('shows three of the winning prize, and of no other', () => {
    const chance = fastChance(3)
    for (let round = 0; round < 3_000; round += 1) {
      const { view } = engine.play(maths, { stakeMinor: 10_000n, choice: null }, [], chance)
      if (view.card.mechanic !== 'match-three') throw new Error('another card')
      const { fields, matched } = view.card
      const threes = [...new Set(fields)].filter(
        (prize) => fields.filter((one) => one === prize).length >= 3,
      )
      expect(threes).toEqual(view.multiplier === 0 ? [] : [view.multiplier])
      expect(matched.map((place) => fields[place])).toEqual(
        matched.length === 0 ? [] : [view.multiplier, view.multiplier, view.multiplier],
      )
    }
  })
})
