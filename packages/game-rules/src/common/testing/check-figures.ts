import { expect, it } from 'vitest'
import type { Json } from '../../engine/json.ts'
import type { TitleData } from '../../engine/title-data.ts'
import { fastChance } from '../../slots/fast-chance.ts'
import { spread, type Checked, type Rounds } from './checked.ts'
import { playStated } from './play-checked.ts'

// Five standard errors: a right engine fails once in two million comparisons.
const standardErrors = 5

/** What is promised is what is paid. */
export const checkFigures = <T extends TitleData, C extends Json, A extends Json, V extends Json>(
  { engine, measure, title, rtpBpFrom, rtpBpTo, roundCount = 20_000 }: Checked<T, C, A, V>,
  wagers: readonly Rounds<C>[],
): void => {
  const exact = wagers.flatMap(({ wager, choice }) =>
    wager.exact ? [{ wager, choice, figures: wager.exact }] : [],
  )

  it('promises the return of its best wager, and each wager is within its range', () => {
    for (const { wager, figures } of exact) {
      expect(figures.rtpBp, wager.id).toBeGreaterThanOrEqual(rtpBpFrom - 1e-6)
      expect(figures.rtpBp, wager.id).toBeLessThanOrEqual(rtpBpTo + 1e-6)
      expect(figures.maxWinStakes).toBeLessThanOrEqual(engine.maxWinStakes(title) + 1e-9)
    }
    const best = Math.max(...exact.map(({ figures }) => figures.rtpBp))
    if (exact.length > 0) {
      expect(Math.abs(best - title.rtpBp)).toBeLessThanOrEqual(title.rtpWithinBp)
    }
  })

  it('pays in play what its exact figures say', () => {
    for (const { wager, choice, figures } of spread(exact, 30)) {
      let [paid, staked, hits] = [0, 0, 0]
      const chance = fastChance(wager.id.length * 7_919 + roundCount)
      for (let round = 0; round < roundCount; round += 1) {
        const last = playStated(engine, measure, title, { wager, choice }, chance)
        // Simulated rounds are small: a float holds their sums exactly.
        paid += Number(last.payoutMinor)
        staked += Number(last.stakeMinor)
        hits += last.payoutMinor > 0n ? 1 : 0
      }
      const { hitRate, stdDev, rtpBp } = figures
      const error = (standardErrors * stdDev) / Math.sqrt(roundCount)
      expect(Math.abs(paid / staked - rtpBp / 10_000), wager.id).toBeLessThanOrEqual(error + 1e-9)
      const hitError = standardErrors * Math.sqrt((hitRate * (1 - hitRate)) / roundCount)
      // One extra round for probabilities so small that zero is the likeliest count.
      const slack = hitError + 3 / roundCount
      expect(Math.abs(hits / roundCount - hitRate), wager.id).toBeLessThanOrEqual(slack)
    }
  }, 120_000)
}
