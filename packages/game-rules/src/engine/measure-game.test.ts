import { maths } from '@trevo/titles/dado-de-ouro/maths.ts'
import { getGameFigures } from '@trevo/titles/published.ts'
import { describe, expect, it } from 'vitest'
import { engineOf } from './engines.ts'
import { measureGame } from './measure-game.ts'
import { measureOf } from './measures.ts'

const game = { title: maths, engine: engineOf(maths), measure: measureOf(maths) }
const sample = { roundCount: 400, seed: 7 }

describe('a title whose outcomes are counted', () => {
  const measured = measureGame(game, sample)

  it('has the figures that were published of it, with any sample', () => {
    const { measuredOn: _, wagers, ...published } = getGameFigures(maths.gameCode)
    expect(measured).toMatchObject(published)
    expect(measured.wagers.map(({ id, method, figures }) => ({ id, method, figures }))).toEqual(
      wagers.map(({ id, method, figures }) => ({ id, method, figures })),
    )
  })

  it('has beside them those of the sample, with an interval around its return', () => {
    for (const { id, simulation } of measured.wagers) {
      expect(simulation, id).toMatchObject(sample)
      const { rtpBp, rtpBpFrom, rtpBpTo } = simulation
      expect((rtpBpFrom + rtpBpTo) / 2, id).toBeCloseTo(rtpBp, 3)
      expect(rtpBpFrom, id).toBeLessThanOrEqual(rtpBp)
    }
  })
})

describe('a title that can only be sampled', () => {
  const uncounted = {
    ...game.measure,
    wagers: () => game.measure.wagers(maths).map((wager) => ({ ...wager, exact: undefined })),
  }
  const measured = measureGame({ ...game, measure: uncounted }, sample)
  const returns = measured.wagers.map(({ figures }) => figures.rtpBp)

  it('has the figures of the sample, to four decimals of a basis point', () => {
    for (const { id, method, figures, simulation } of measured.wagers) {
      expect(method, id).toBe('simulation')
      expect(simulation, id).toMatchObject(figures)
      expect(Number(figures.rtpBp.toFixed(4)), id).toBe(figures.rtpBp)
    }
  })

  it('returns what its best and its worst wager do', () => {
    expect(measured.rtpBp).toBe(Math.max(...returns))
    expect(measured.rtpBpLeast).toBe(Math.min(...returns))
    expect(measured.rtpBpLeast).toBeLessThan(measured.rtpBp)
  })
})

it('a wager that was counted leads before one that was only sampled', () => {
  const [counted, ...others] = game.measure.wagers(maths)
  if (!counted) throw new Error('a wager')
  const some = {
    ...game.measure,
    wagers: () => [counted, ...others.map((wager) => ({ ...wager, exact: undefined }))],
  }
  expect(measureGame({ ...game, measure: some }, sample).rtpBp).toBe(
    Number(counted.exact?.rtpBp.toFixed(4)),
  )
})
