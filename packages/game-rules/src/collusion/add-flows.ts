import { chipFlows } from './chip-flows.ts'
import type { FactCounts } from './pair-facts.ts'

/** Counts the flows between the seats of a finished deal, for both sides of each. */
export const addFlows = (counts: FactCounts, stacks: Parameters<typeof chipFlows>[0]): void => {
  for (const { from, to, hundredths } of chipFlows(stacks)) {
    const lostSquares = hundredths * hundredths
    counts.add(from, to, { transferCount: 1, lostHundredths: hundredths, lostSquares })
    counts.add(to, from, { transferCount: 1, lostHundredths: -hundredths, lostSquares })
  }
}
