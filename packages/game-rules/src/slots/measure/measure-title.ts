import { payoutMinorOf } from '../play-round.ts'
import type { PublishedFigures } from '../published-figures.ts'
import type { SlotMaths } from '../types.ts'
import { fingerprintOf } from './fingerprint.ts'
import { momentsOf } from './moments.ts'
import { roundDistributionOf, type RoundDistribution } from './round-distribution.ts'
import { simulateTitle } from './simulate-title.ts'
import { spinDistributionOf } from './spin-distribution.ts'
import type { SpinDistribution } from './spin-occurrences.ts'

/** Enumerates a title, computes its rounds, and also simulates it. Takes up to a minute. */
export const measureTitle = (
  maths: SlotMaths,
  sample: { readonly roundCount: number; readonly seed: number },
): Omit<PublishedFigures, 'measuredOn'> => {
  const base = spinDistributionOf(maths, 'base')
  const free = maths.features.freeSpins ? spinDistributionOf(maths, 'free') : undefined
  const chances = roundDistributionOf(maths, base, free)
  const { rtp, stdDev, hitRate, winRate, maxWinStakes, maxWinChance } = momentsOf(maths, chances)
  return {
    gameCode: maths.gameCode,
    mathsVersion: maths.version,
    fingerprint: fingerprintOf(maths),
    method: 'enumeration',
    cycle: base.cycle,
    ...(free ? { freeSpinCycle: free.cycle, freeSpinsOneIn: freeSpinsOneInOf(maths, base) } : {}),
    rtpBp: rounded(rtp * 10_000, 3),
    rtpByStake: maths.stakeStepsMinor.map((stakeMinor) => ({
      stakeMinor: String(stakeMinor),
      rtpBp: rounded(rtpAt(maths, chances, stakeMinor) * 10_000, 3),
    })),
    stdDev: rounded(stdDev, 3),
    hitRate: rounded(hitRate, 5),
    winRate: rounded(winRate, 5),
    maxWinStakes,
    maxWinOneIn: Math.round(1 / maxWinChance),
    simulation: simulationOf(maths, sample),
  }
}

/** From the money that a round pays at that stake, as the game computes it. */
const rtpAt = (maths: SlotMaths, chances: RoundDistribution, stakeMinor: bigint): number =>
  chances.reduce(
    (sum, chance, units) => sum + chance * Number(payoutMinorOf(maths, stakeMinor, units)),
    0,
  ) / Number(stakeMinor)

const freeSpinsOneInOf = (maths: SlotMaths, base: SpinDistribution): number => {
  let triggers = 0
  for (const [result, count] of base.occurrences) {
    if (maths.features.freeSpins?.award[result % 16]) triggers += count
  }
  return rounded(base.cycle / triggers, 2)
}

const simulationOf = (
  maths: SlotMaths,
  sample: { readonly roundCount: number; readonly seed: number },
): PublishedFigures['simulation'] => {
  const { rtp, rtpWithin, stdDev, hitRate } = simulateTitle(maths, sample)
  return {
    ...sample,
    rtpBp: rounded(rtp * 10_000, 3),
    rtpBpFrom: rounded((rtp - rtpWithin) * 10_000, 3),
    rtpBpTo: rounded((rtp + rtpWithin) * 10_000, 3),
    stdDev: rounded(stdDev, 3),
    hitRate: rounded(hitRate, 5),
  }
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))
