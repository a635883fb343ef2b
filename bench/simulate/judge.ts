import {
  figuresOfSums,
  Z99,
  type SampleFigures,
  type SampleSums,
} from '@trevo/game-rules/engine/sample-sums.ts'
import type { DeclaredFigures, SimulatedWager } from './records.ts'

/**
 * Of some 350 wagers three or four miss their 99 % interval by chance alone; at this many standard
 * errors, 99.99 %, a miss is a defect.
 */
export const errorCountMax = 3.8906

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

/**
 * The distance of a sample's return from the declared one, in standard errors. The error is that of
 * the sample or of the exact deviation, whichever is larger, because a rare prize may not have come at
 * all; a declared return that was itself simulated adds its own error.
 */
export const errorCountOf = (
  declared: DeclaredFigures,
  { rtp, rtpWithin }: SampleFigures,
  roundCount: number,
): number => {
  const exactBp = declared.method === 'exact' ? declared.stdDev * 10_000 : 0
  const ownBp = Math.max((rtpWithin * 10_000) / Z99, exactBp / Math.sqrt(roundCount))
  // A wager that always pays the same has no deviation; 0.01 is the rounding of the declared return.
  const errorBp = Math.max(Math.hypot(ownBp, declared.rtpErrorBp), 0.01)
  return (rtp * 10_000 - declared.rtpBp) / errorBp
}

/** The part of a record that is computed from a wager's sums. */
export const simulatedWager = (
  id: string,
  declared: DeclaredFigures,
  sums: SampleSums,
): Omit<SimulatedWager, 'firstRoundsPayout'> => {
  const figures = figuresOfSums(sums)
  const { rtp, rtpWithin, hitRate, stdDev, maxWinStakes } = figures
  return {
    id,
    roundCount: sums.rounds,
    declared: {
      ...declared,
      rtpBp: rounded(declared.rtpBp, 4),
      rtpErrorBp: rounded(declared.rtpErrorBp, 4),
    },
    measured: {
      rtpBp: rounded(rtp * 10_000, 4),
      rtpBpFrom: rounded((rtp - rtpWithin) * 10_000, 4),
      rtpBpTo: rounded((rtp + rtpWithin) * 10_000, 4),
      hitRate: rounded(hitRate, 7),
      stdDev: rounded(stdDev, 4),
      maxWinStakes: rounded(maxWinStakes, 4),
    },
    errorCount: rounded(errorCountOf(declared, figures, sums.rounds), 2),
    sums,
  }
}
