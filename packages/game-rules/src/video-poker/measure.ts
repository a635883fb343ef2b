import { cardOfCode } from '../cards/card.ts'
import type { Measure, MeasuredWager, WagerFigures } from '../engine/measure.ts'
import { engine } from './engine.ts'
import { bestHold, solveGame, type SolvedGame } from './solve-hands.ts'
import { handCountNames } from './texts.ts'
import type { VideoPokerAction, VideoPokerTitle, VideoPokerView } from './types.ts'

/** The return is the same for all; only its spread differs. */
const measuredCounts = [1, 3, 5, 10]

const solved = new Map<string, SolvedGame>()

/** Solved once, on first use. */
const solvedGame = (title: VideoPokerTitle): SolvedGame => {
  const key = JSON.stringify([title.wilds, title.pays])
  const game = solved.get(key) ?? solveGame(title)
  solved.set(key, game)
  return game
}

const figuresOf = (title: VideoPokerTitle, handCount: number): WagerFigures => {
  const { mean, meanSquare, meanOfDealSquare, hitRate } = solvedGame(title)
  // Hands are independent once the deal is known.
  const square = (meanSquare + (handCount - 1) * meanOfDealSquare) / handCount
  return {
    rtpBp: mean * 10_000,
    hitRate: hitRate(handCount),
    stdDev: Math.sqrt(square - mean * mean),
    maxWinStakes: engine.maxWinStakes(title),
  }
}

const wagerOf = (title: VideoPokerTitle, handCount: number): MeasuredWager => ({
  id: `hands-${handCount}`,
  label: handCountNames(handCount),
  stakeMinor: (title.stakeStepsMinor[0] ?? 0n) * BigInt(handCount),
  choice: { handCount },
  get exact() {
    return figuresOf(title, handCount)
  },
})

/** Optimal play: of the 32 ways to hold, the one with the highest mean payout. */
export const measure: Measure<VideoPokerTitle, VideoPokerAction, VideoPokerView> = {
  wagers: (title) =>
    measuredCounts
      .filter((handCount) => handCount <= title.handCountMax)
      .map((handCount) => wagerOf(title, handCount)),
  decide: (title, _wager, { view, legal }) => {
    const held = bestHold(
      title,
      view.dealt.map((code) => cardOfCode(code) ?? 0),
    )
    const best = legal.find(({ action }) => action.held === held)
    if (!best) throw new RangeError('nothing is to be decided')
    return best
  },
}
