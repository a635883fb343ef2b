import type { SideBetReturns } from './types.ts'

/**
 * The most that each stake can be paid, in stakes, with any side bets: every hand that splitting can
 * make, doubled and won.
 */
export const mostOfStakes = (handCountMax: number, sideBets: SideBetReturns): number => {
  const main = 4 * handCountMax
  const pairs = Math.max(...Object.values(sideBets.perfectPairs)) / 100
  const three = Math.max(...Object.values(sideBets.twentyOnePlusThree)) / 100
  return Math.ceil(
    Math.max(main, (main + pairs) / 2, (main + three) / 2, (main + pairs + three) / 3),
  )
}
