import { describe, expect, it } from 'vitest'
import { compileSlot, type SpinMode } from '@trevo/game-rules/slots/compile-slot.ts'
import { payOfLine } from '@trevo/game-rules/slots/evaluate-line.ts'
import { fingerprintOf } from '@trevo/game-rules/slots/measure/fingerprint.ts'
import { measureTitle } from '@trevo/game-rules/slots/measure/measure-title.ts'
import { simulateTitle } from '@trevo/game-rules/slots/measure/simulate-title.ts'
import { getPublishedFigures } from './published.ts'
import { slotTitles } from './slot-titles.ts'
import type { SlotMaths } from '@trevo/game-rules/slots/types.ts'

const ofKind = (kind: SlotMaths['kind']) => slotTitles.filter((maths) => maths.kind === kind)

it('every title is published, in lobby order, with the day it was measured', () => {
  const published = slotTitles.map(({ gameCode }) => getPublishedFigures(gameCode))
  expect(published.map(({ gameCode }) => gameCode)).toEqual(
    slotTitles.map(({ gameCode }) => gameCode),
  )
  for (const { measuredOn } of published) expect(measuredOn).toMatch(/^\d{4}-\d\d-\d\d$/)
})

describe.each(slotTitles)('$gameCode', (maths) => {
  const figures = getPublishedFigures(maths.gameCode)

  it('its figures belong to its current data', () => {
    expect(figures.mathsVersion).toBe(maths.version)
    expect(figures.fingerprint).toBe(fingerprintOf(maths))
  })

  it('returns what it promises, equally at every stake, and never below 85 %', () => {
    expect(Math.abs(figures.rtpBp - maths.rtpBp)).toBeLessThanOrEqual(maths.rtpWithinBp)
    // Game, sheet and lobby all show this figure: the measured one, rounded down.
    expect(maths.rtpBp).toBe(Math.floor(figures.rtpBp))
    expect(figures.rtpByStake.map(({ stakeMinor }) => BigInt(stakeMinor))).toEqual(
      maths.stakeStepsMinor,
    )
    expect(new Set(figures.rtpByStake.map(({ rtpBp }) => rtpBp))).toEqual(new Set([figures.rtpBp]))
    expect(figures.rtpBp).toBeGreaterThanOrEqual(8_500)
  })

  it('can pay its cap, at least once in 100 million rounds', () => {
    expect(figures.maxWinStakes).toBe(maths.winCapStakes)
    expect(figures.maxWinOneIn).toBeLessThanOrEqual(100_000_000)
  })

  it('was simulated with a result consistent with its exact figures', () => {
    const { roundCount, rtpBp, rtpBpFrom, rtpBpTo, hitRate } = figures.simulation
    expect(roundCount).toBeGreaterThanOrEqual(1_000_000)
    expect(rtpBpFrom).toBeLessThan(rtpBp)
    expect(rtpBpTo).toBeGreaterThan(rtpBp)
    const deviationBp = (figures.stdDev * 10_000) / Math.sqrt(roundCount)
    expect(Math.abs(rtpBp - figures.rtpBp)).toBeLessThan(4 * deviationBp)
    const hitDeviation = Math.sqrt((figures.hitRate * (1 - figures.hitRate)) / roundCount)
    expect(Math.abs(hitRate - figures.hitRate)).toBeLessThan(4 * hitDeviation + 0.00001)
  })

  it('still plays the same: a short simulation agrees with the published RTP and hit rate', () => {
    const { rtp, hitRate } = simulateTitle(maths, { roundCount: 150_000, seed: 77 })
    const deviation = figures.stdDev / Math.sqrt(150_000)
    expect(Math.abs(rtp - figures.rtpBp / 10_000)).toBeLessThan(4 * deviation)
    const hitDeviation = Math.sqrt((figures.hitRate * (1 - figures.hitRate)) / 150_000)
    expect(Math.abs(hitRate - figures.hitRate)).toBeLessThan(4 * hitDeviation)
  })
})

it.each(ofKind('lines-3x3'))(
  '$gameCode: measured again, all exact figures are the same',
  (maths) => {
    const { measuredOn: _day, ...published } = getPublishedFigures(maths.gameCode)
    const { roundCount: _rounds, ...sample } = published.simulation
    const again = measureTitle(maths, { roundCount: 1_000, seed: sample.seed })
    expect({ ...again, simulation: undefined }).toEqual({ ...published, simulation: undefined })
  },
)

/**
 * The mean of a twenty-line title without enumeration: symbols of a line are independent, and so are
 * the scatters of the reels; the number of free spins is a recursion. It ignores the cap, which at its
 * odds reduces the mean by less than a basis point.
 */
describe('twenty-line titles, by combinatorics', () => {
  it.each(ofKind('lines-5x3').filter(({ winCapStakes }) => winCapStakes < 1_000))(
    '$gameCode returns the published RTP',
    (maths) => {
      const { rtpBp, freeSpinsOneIn } = getPublishedFigures(maths.gameCode)
      const { rtp, freeSpinChance } = uncappedOf(maths)
      expect(Math.abs(rtp * 10_000 - rtpBp)).toBeLessThan(0.1)
      expect(1 / freeSpinChance).toBeCloseTo(freeSpinsOneIn!, 1)
    },
  )

  it('coroa-real returns the published RTP plus what its cap cuts off', () => {
    const maths = slotTitles.find(({ gameCode }) => gameCode === 'coroa-real')!
    const difference = uncappedOf(maths).rtp * 10_000 - getPublishedFigures('coroa-real').rtpBp
    expect(difference).toBeGreaterThan(0)
    expect(difference).toBeLessThan(10)
  })
})

const uncappedOf = (maths: SlotMaths): { rtp: number; freeSpinChance: number } => {
  const [base, free] = [spinMeanOf(maths, 'base'), spinMeanOf(maths, 'free')]
  const { award = {}, retrigger = {}, spinCountMax = 0 } = maths.features.freeSpins ?? {}
  const known = new Map<string, number>()
  const spinsFrom = (left: number, total: number): number => {
    if (left === 0) return 0
    const key = `${left}/${total}`
    const before = known.get(key)
    if (before !== undefined) return before
    let spins = 1
    for (const [count, chance] of free.scatters.entries()) {
      const more = Math.min(retrigger[count] ?? 0, spinCountMax - total)
      spins += chance * spinsFrom(left - 1 + more, total + more)
    }
    known.set(key, spins)
    return spins
  }
  let [spins, freeSpinChance] = [0, 0]
  for (const [count, chance] of base.scatters.entries()) {
    const won = award[count] ?? 0
    spins += chance * spinsFrom(won, won)
    if (won > 0) freeSpinChance += chance
  }
  return { rtp: (base.units + spins * free.units) / maths.unitsPerStake, freeSpinChance }
}

const spinMeanOf = (maths: SlotMaths, mode: SpinMode): { units: number; scatters: number[] } => {
  const slot = compileSlot(maths)
  const shares = slot.reels[mode].map((reel) =>
    maths.symbols.map((_, symbol) => reel.filter((at) => at === symbol).length / reel.length),
  )
  const line: number[] = []
  const lineMean = (reel: number, chance: number): number => {
    if (chance === 0) return 0
    if (reel === shares.length) return chance * (payOfLine(slot, line)?.units ?? 0)
    return (shares[reel] ?? []).reduce((sum, share, symbol) => {
      line[reel] = symbol
      return sum + lineMean(reel + 1, chance * share)
    }, 0)
  }
  // Scatters are at least three apart on each strip, so a window shows at most one.
  let scatters = [1]
  for (const share of shares.map((of) => 3 * (of[slot.scatter] ?? 0))) {
    const next: number[] = Array.from({ length: scatters.length + 1 }, () => 0)
    for (const [count, chance] of scatters.entries()) {
      next[count]! += chance * (1 - share)
      next[count + 1]! += chance * share
    }
    scatters = next
  }
  const pays = maths.symbols[slot.scatter]?.pays ?? {}
  const scatterMean = scatters.reduce((sum, chance, count) => sum + chance * (pays[count] ?? 0), 0)
  const multiplier = mode === 'free' ? (maths.features.freeSpins?.multiplier ?? 1) : 1
  return { units: (maths.lines.length * lineMean(0, 1) + scatterMean) * multiplier, scatters }
}
