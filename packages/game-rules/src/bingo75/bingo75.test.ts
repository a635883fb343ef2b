import { maths } from '@trevo/titles/bingo-do-vovo/maths.ts'
import { describe, expect, it } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { engine } from './engine.ts'
import { measure } from './measure.ts'
import { bingo75Card } from './card.ts'
import { chanceOfGoal } from './chances.ts'

describe('bingo75', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 0,
    rtpBpFrom: 9700,
    rtpBpTo: 9900,
    roundCount: 8_000,
  })

  it('there are ten thousand cards to choose from', () => {
    const [stakeMinor = 0n] = maths.stakeStepsMinor
    const goal = maths.goals[0]?.id
    const read = (cardSet: number) => engine.readChoice(maths, stakeMinor, { goal, cardSet })
    expect([0, 9_999].map(read)).toEqual([
      { goal, cardSet: 0 },
      { goal, cardSet: 9_999 },
    ])
    expect([-1, 10_000, 0.5].map(read)).toEqual([undefined, undefined, undefined])
  })

  it('a card has five numbers of each column and a free middle', () => {
    for (const cardSet of [0, 7, 9_999]) {
      const card = bingo75Card(cardSet)
      expect(card).toHaveLength(25)
      expect(card[12]).toBe(0)
      expect(new Set(card).size).toBe(25)
      for (const [cell, number] of card.entries()) {
        if (cell !== 12) expect(Math.floor((number - 1) / 15)).toBe(cell % 5)
      }
    }
  })

  it('goals are certain with all balls and impossible with too few', () => {
    for (const goal of maths.goals) {
      expect(chanceOfGoal(goal, 75)).toBeCloseTo(1, 9)
      expect(chanceOfGoal(goal, 3)).toBeCloseTo(0, 9)
    }
  })

  it('prizes decrease as balls increase', () => {
    for (const { tiers } of maths.goals) {
      for (const [index, tier] of tiers.entries()) {
        const before = tiers[index - 1]
        if (before) expect(tier.ballCountMax).toBeGreaterThan(before.ballCountMax)
        if (before) expect(tier.multiplier).toBeLessThan(before.multiplier)
      }
    }
  })
})
