import { maths } from '@trevo/titles/torre-do-sol/maths.ts'
import { describe, expect, it } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { engine } from './engine.ts'
import { measure } from './measure.ts'
import { fastChance } from '../slots/fast-chance.ts'
import { chanceOfClimbing, ladderOf, levelOf } from './ladder.ts'
import type { TowerAction } from './types.ts'

const play = (actions: readonly TowerAction[], seed: number) =>
  engine.play(
    maths,
    { stakeMinor: 10_000n, choice: { difficulty: 'easy' } },
    actions,
    fastChance(seed),
  )

const open = (column: number): TowerAction => ({ kind: 'open', column })

describe('tower', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 12,
    rtpBpFrom: 9850,
    rtpBpTo: 9900,
    roundCount: 4_000,
  })

  it('the return is between 98 and 99 % for a stop at any floor', () => {
    for (const level of maths.levels) {
      for (const [index, multiplier] of ladderOf(maths, level).entries()) {
        const returned = multiplier * chanceOfClimbing(level, index + 1)
        expect(returned).toBeGreaterThanOrEqual(98)
        expect(returned).toBeLessThanOrEqual(99 + 1e-9)
      }
    }
  })

  it('towers with the same open floors look the same until they end', () => {
    const seeds = Array.from({ length: 60 }, (_, seed) => seed)
    const climbing = seeds.filter((seed) => play([open(0)], seed).legal.length > 0)
    const standing = climbing
      .map((seed) => play([open(0), open(1)], seed))
      .filter(({ legal }) => legal.length > 0)
    expect(standing.length).toBeGreaterThan(10)
    for (const one of standing) expect(one).toEqual(standing[0])
  })

  it('the top pays automatically, a trap nothing, and both show the traps', () => {
    const level = levelOf(maths, 'easy')
    const start = play([], 3)
    expect(start.view.traps).toBeNull()
    const climbing: TowerAction[] = []
    for (let floor = 0; floor < level.floorCount; floor += 1) {
      const column = [0, 1, 2, 3].find(
        (one) => play([...climbing, open(one)], 3).view.end !== 'trap',
      )
      climbing.push(open(column ?? 0))
    }
    expect(play(climbing, 3)).toMatchObject({
      payoutMinor: BigInt(ladderOf(maths, level).at(-1) ?? 0) * 100n,
      view: { end: 'top' },
    })
  })
})
