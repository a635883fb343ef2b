import { maths } from '@trevo/titles/cascata-de-caju/maths.ts'
import { describe, expect, it } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { engine } from './engine.ts'
import { measure } from './measure.ts'
import { chanceOfSlot, findSlots } from './board.ts'

describe('plinko', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 0,
    rtpBpFrom: 9800,
    rtpBpTo: 9900,
    roundCount: 20_000,
  })

  it('offers 8 to 16 rows in three risks, each with one slot more than rows', () => {
    expect(maths.boards).toHaveLength(27)
    for (const { risk, rowCount, half } of maths.boards) {
      expect(half).toHaveLength(Math.floor(rowCount / 2) + 1)
      const slots = findSlots(maths, { risk, rowCount }) ?? []
      expect(slots).toHaveLength(rowCount + 1)
      expect(slots).toEqual(slots.toReversed())
      const chances = slots.map((_, slot) => chanceOfSlot(rowCount, slot))
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
    }
  })

  it('the ball ends as many slots to the right as it went right', () => {
    const wager = { stakeMinor: 10_000n, choice: { risk: 'high', rowCount: 16 } as const }
    const right = engine.play(maths, wager, [], { nextInt: () => 1 })
    expect(right).toMatchObject({ payoutMinor: 10_000_000n, view: { slot: 16 } })
  })
})
