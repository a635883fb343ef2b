import type { WagerFigures } from '../engine/measure.ts'

/** One possible end of a round: its probability, and its payout in hundredths of the stake. */
export type Outcome = { readonly probability: number; readonly multiplier: number }

/** The figures of a wager whose outcomes are all counted. */
export const exactFigures = (outcomes: readonly Outcome[]): WagerFigures => {
  const possible = outcomes.filter(({ probability }) => probability > 0)
  const meanOf = (valueOf: (stakes: number) => number) =>
    possible.reduce(
      (sum, { probability, multiplier }) => sum + probability * valueOf(multiplier / 100),
      0,
    )
  const mean = meanOf((stakes) => stakes)
  return {
    rtpBp: mean * 10_000,
    hitRate: meanOf((stakes) => (stakes > 0 ? 1 : 0)),
    stdDev: Math.sqrt(meanOf((stakes) => (stakes - mean) ** 2)),
    maxWinStakes: Math.max(0, ...possible.map(({ multiplier }) => multiplier)) / 100,
  }
}

/** A stake that is paid at one multiplier or lost. */
export const winOrLose = (probability: number, multiplier: number): readonly Outcome[] => [
  { probability, multiplier },
  { probability: 1 - probability, multiplier: 0 },
]
