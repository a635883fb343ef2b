import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import { fingerprintOf } from '@trevo/game-rules/engine/fingerprint.ts'
import { measureOf } from '@trevo/game-rules/engine/measures.ts'
import { simulateGame } from '@trevo/game-rules/engine/simulate-game.ts'
import { inEachLanguage } from '@trevo/languages/languages.ts'
import { describe, expect, it } from 'vitest'
import { findTitle } from './find-title.ts'
import { getGameFigures, getLobbyFigures } from './published.ts'
import { readDrawings } from './read-drawings.ts'
import { isSlot } from './slot-titles.ts'
import { titlesInOrder } from './titles-in-order.ts'

const titles = titlesInOrder.map(({ maths }) => maths)
const games = titles.filter((title) => !isSlot(title))

describe.each(titles)('$gameCode', (title) => {
  it('is found with the engine of its family', () => {
    expect(findTitle(title.gameCode)).toEqual({ title, engine: engineOf(title) })
    expect(engineOf(title).family).toBe(title.family)
  })

  it('has texts in every language', () => {
    inEachLanguage((language) => {
      expect(title.title[language].trim()).not.toBe('')
      expect(title.pitch[language].trim()).not.toBe('')
    })
  })

  it('contains its rules in every language, with nothing left open', () => {
    const rules = engineOf(title).rules(title)
    expect(rules.PT.length).toBe(rules.EN.length)
    inEachLanguage((language) => {
      expect(rules[language].length).toBeGreaterThan(0)
      expect(JSON.stringify(rules[language])).not.toMatch(/undefined|NaN|\[object/)
    })
  })

  it('offers ascending stakes of whole centavos', () => {
    const { stakeStepsMinor } = title
    expect(stakeStepsMinor.every((stakeMinor) => stakeMinor > 0n && stakeMinor % 100n === 0n)).toBe(
      true,
    )
    expect(stakeStepsMinor).toEqual(
      [...new Set(stakeStepsMinor)].toSorted((a, b) => (a < b ? -1 : 1)),
    )
  })

  it('shows the measured figures in the lobby', async () => {
    const { rtpBp, maxWinStakes } = getLobbyFigures(title)
    expect(Math.abs(rtpBp - title.rtpBp)).toBeLessThanOrEqual(title.rtpWithinBp)
    expect(title.rtpBp).toBe(Math.floor(rtpBp))
    expect(maxWinStakes).toBe(Math.ceil(engineOf(title).maxWinStakes(title)))
    expect(await readDrawings(title)).toHaveLength(3)
  })
})

it('no two titles share a code or a name', () => {
  expect(new Set(titles.map(({ gameCode }) => gameCode)).size).toBe(titles.length)
  expect(new Set(titles.map(({ title }) => title.PT)).size).toBe(titles.length)
  expect(new Set(titles.map(({ title }) => title.EN)).size).toBe(titles.length)
})

describe.each(games)('$gameCode', (title) => {
  const figures = getGameFigures(title.gameCode)
  const engine = engineOf(title)
  const measure = measureOf(title)

  it('its figures belong to its current data', () => {
    expect(figures.gameCode).toBe(title.gameCode)
    expect(figures.mathsVersion).toBe(title.version)
    expect(figures.fingerprint).toBe(fingerprintOf(title))
    expect(figures.measuredOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(figures.wagers.map(({ id }) => id)).toEqual(measure.wagers(title).map(({ id }) => id))
  })

  it('no wager pays more than the declared maximum', () => {
    for (const { figures: found, simulation } of figures.wagers) {
      expect(found.maxWinStakes).toBeLessThanOrEqual(figures.maxWinStakes)
      expect(simulation.maxWinStakes).toBeLessThanOrEqual(figures.maxWinStakes)
    }
  })

  it('was simulated with results consistent with its exact figures', () => {
    for (const { figures: found, simulation } of figures.wagers) {
      const { roundCount, rtpBp, rtpBpFrom, rtpBpTo, hitRate } = simulation
      expect(roundCount).toBeGreaterThanOrEqual(1_000_000)
      expect(rtpBpFrom).toBeLessThanOrEqual(rtpBp)
      expect(rtpBpTo).toBeGreaterThanOrEqual(rtpBp)
      // The deviation of the sample or of the exact figures, whichever is larger: a rare prize may not
      // have come at all.
      const sampleBp = (rtpBpTo - rtpBp) / 2.5758
      const exactBp = (found.stdDev * 10_000) / Math.sqrt(roundCount)
      expect(Math.abs(rtpBp - found.rtpBp)).toBeLessThanOrEqual(
        4 * Math.max(sampleBp, exactBp) + 0.01,
      )
      const hitDeviation = Math.sqrt((found.hitRate * (1 - found.hitRate)) / roundCount)
      expect(Math.abs(hitRate - found.hitRate)).toBeLessThanOrEqual(4 * hitDeviation + 0.00001)
    }
  })

  it('still plays the same: a short simulation agrees with the published hit rates', () => {
    const wagers = measure.wagers(title)
    const roundCount = Math.ceil(20_000 / wagers.length)
    for (const [index, wager] of wagers.entries()) {
      const found = figures.wagers[index]?.figures
      if (!found) throw new Error(`${wager.id} was not measured`)
      const { hitRate } = simulateGame({ title, engine, measure }, wager, { roundCount, seed: 77 })
      const hitDeviation = Math.sqrt((found.hitRate * (1 - found.hitRate)) / roundCount)
      expect(Math.abs(hitRate - found.hitRate)).toBeLessThanOrEqual(4.5 * hitDeviation + 0.001)
    }
  })
})
