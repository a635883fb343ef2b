import { describe, expect, it } from 'vitest'
import { maths as boto } from '@trevo/titles/boto-encantado/maths.ts'
import { fastChance } from '../slots/fast-chance.ts'
import { endCountsOf, exactHold } from './exact-hold.ts'
import { playHold } from './play-hold.ts'
import type { ReelStep } from '../reels/types.ts'

const storyOf = (seed: number): ReelStep[] => {
  const steps: ReelStep[] = []
  playHold(boto, { buy: 'hold' }, fastChance(seed), (step) => steps.push(step))
  return steps
}

describe('hold and spin', () => {
  it('locks every coin, counts down, and restarts the count when one lands', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const steps = storyOf(seed)
      for (const [index, step] of steps.entries()) {
        const before = steps[index - 1]
        if (!before) continue
        expect(step.held).toEqual(before.coins?.map(({ cell }) => cell))
        for (const coin of before.coins ?? []) expect(step.coins).toContainEqual(coin)
        const isNew = (step.coins?.length ?? 0) > (before.coins?.length ?? 0)
        const isFull = step.coins?.length === 15
        const left = isNew ? boto.hold.respins : (before.respinsLeft ?? 0) - 1
        expect(step.respinsLeft).toBe(isFull ? 0 : left)
      }
      expect(steps.at(-1)?.respinsLeft).toBe(0)
    }
  })

  it('pays all coins at its end and nothing before, and the greatest jackpot for a full grid', () => {
    const always = { nextInt: () => 0 }
    const steps: ReelStep[] = []
    playHold(boto, { buy: 'hold' }, always, (step) => steps.push(step))
    const least = boto.coins[0]?.units ?? 0
    const grand = (boto.jackpots.at(-1)?.stakes ?? 0) * boto.unitsPerStake
    expect(steps.map(({ units }) => units)).toEqual([0, least * 15 + grand])
  })

  it('ends with as many coins as its exact probabilities say', () => {
    const chances = endCountsOf(boto, 6)
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
    // Three respins of nine free cells without a coin.
    expect(chances[6]).toBeCloseTo((20 / 21) ** 27, 12)
    const exact = exactHold(boto, { buy: 'hold' })
    const mean = exact.reduce((sum, chance, units) => sum + chance * units, 0)
    const chance = fastChance(3)
    let sum = 0
    for (let round = 0; round < 40_000; round += 1) {
      sum += playHold(boto, { buy: 'hold' }, chance).units
    }
    expect(Math.abs(sum / 40_000 / mean - 1)).toBeLessThan(0.05)
  })
})
