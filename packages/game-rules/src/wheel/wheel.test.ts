import { maths } from '@trevo/titles/roda-da-feira/maths.ts'
import { describe, expect, it } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { engine } from './engine.ts'
import { measure } from './measure.ts'

describe('wheel', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 0,
    rtpBpFrom: 9900,
    rtpBpTo: 9900,
    roundCount: 20_000,
  })

  it('offers five sizes in three risks', () => {
    expect(maths.wheels.map(({ segments }) => segments.length)).toEqual([
      10, 20, 30, 40, 50, 10, 20, 30, 40, 50, 10, 20, 30, 40, 50,
    ])
  })

  it('refuses a size that it does not have', () => {
    const read = (segmentCount: number) =>
      engine.readChoice(maths, 10_000n, { risk: 'low', segmentCount })
    expect(read(10)).toEqual({ risk: 'low', segmentCount: 10 })
    expect(read(15)).toBeUndefined()
  })
})
