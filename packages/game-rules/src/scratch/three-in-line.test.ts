import { maths } from '@trevo/titles/velha-guarda/maths.ts'
import { describe, expect, it } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { fastChance } from '../slots/fast-chance.ts'
import { engine } from './engine.ts'
import { measure } from './measure.ts'
import { completeLines } from './three-in-line.ts'

/** Cards of these seeds, each with what it pays in hundredths. */
const cards = Array.from({ length: 3_000 }, (_, seed) => {
  const staked = { stakeMinor: 10_000n, choice: null }
  const { view } = engine.play(maths, staked, [], fastChance(seed + 1))
  if (view.card.mechanic !== 'three-in-line') throw new Error('another card')
  return { card: view.card, paid: view.multiplier }
})

describe('three-in-line', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 0,
    rtpBpFrom: 9500,
    rtpBpTo: 9900,
    roundCount: 40_000,
  })

  it('finds rows, columns and diagonals', () => {
    expect(completeLines([0, 0, 0, 1, 2, 1, 2, 1, 2])).toEqual([[0, 1, 2]])
    expect(completeLines([0, 1, 2, 0, 2, 1, 0, 1, 2])).toEqual([[0, 3, 6]])
    expect(completeLines([0, 1, 2, 1, 0, 2, 2, 1, 0])).toEqual([[0, 4, 8]])
    expect(completeLines([1, 1, 1, 1, 1, 1, 1, 1, 1])).toHaveLength(8)
  })

  it('pays the picture of each complete line, all lines together', () => {
    const { game } = maths
    if (game.mechanic !== 'three-in-line') throw new Error('another card')
    for (const { card, paid } of cards) {
      const prizes = completeLines(card.fields).map(
        ([first]) => game.pictures[card.fields[first] ?? -1]?.multiplier ?? 0,
      )
      expect(paid).toBe(prizes.reduce((sum, prize) => sum + prize, 0))
    }
  })
})
