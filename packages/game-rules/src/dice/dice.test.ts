import { maths } from '@trevo/titles/dado-de-ouro/maths.ts'
import { describe, expect, it } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { engine } from './engine.ts'
import { measure } from './measure.ts'
import { isWinningRoll, multiplierAt, winningRolls } from './price-dice.ts'
import { rollCount } from './types.ts'

describe('dice', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 0,
    rtpBpFrom: 9_800,
    rtpBpTo: 9_900,
  })

  it.each([
    { chance: 50, multiplier: 198 },
    { chance: 33, multiplier: 300 },
    { chance: 98, multiplier: 101 },
    { chance: 1, multiplier: 9_900 },
  ])('a chance of $chance % pays $multiplier hundredths', ({ chance, multiplier }) => {
    expect(multiplierAt(maths, chance)).toBe(multiplier)
  })

  it('as many numbers win as the chance says, on either side', () => {
    for (const side of ['under', 'over'] as const) {
      for (const chance of [1, 50, 98]) {
        const rolls = Array.from({ length: rollCount }, (_, roll) => roll)
        const wins = rolls.filter((roll) => isWinningRoll({ side, chance }, roll))
        expect(wins).toHaveLength(winningRolls(chance))
        expect(wins.includes(side === 'under' ? 0 : rollCount - 1)).toBe(true)
      }
    }
  })
})
