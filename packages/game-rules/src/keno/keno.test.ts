import { maths } from '@trevo/titles/keno-do-mar/maths.ts'
import { describe, expect, it } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { engine } from './engine.ts'
import { measure } from './measure.ts'
import { hypergeometric } from '../common/combinations.ts'

describe('keno', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 0,
    rtpBpFrom: 9800,
    rtpBpTo: 9900,
    roundCount: 20_000,
  })

  it('every table has an entry for each count of hits, none decreasing', () => {
    for (const tables of Object.values(maths.pays)) {
      expect(tables).toHaveLength(10)
      for (const [index, pays] of tables.entries()) {
        expect(pays).toHaveLength(index + 2)
        const paying = pays.slice(pays.findIndex((pay, hits) => pay > 0 && hits > 0))
        expect(paying).toEqual(paying.toSorted((a, b) => a - b))
      }
    }
  })

  it('chances of all counts of hits add up to one', () => {
    for (let picks = 1; picks <= 10; picks += 1) {
      const all = Array.from({ length: picks + 1 }, (_, hits) =>
        hypergeometric(40, picks, 10, hits),
      )
      expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
    }
  })

  it.each([
    [[]],
    [[0]],
    [[41]],
    [[2, 1]],
    [[3, 3]],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    [['1']],
  ])('refuses picks %j', (picks) => {
    expect(engine.readChoice(maths, 10_000n, { risk: 'low', picks })).toBeUndefined()
  })
})
