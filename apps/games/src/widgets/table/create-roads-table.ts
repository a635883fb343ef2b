import type { Board, BoardContext } from '../../families/board.ts'
import { createRoadsParts, type Outcome, type RoadsTableOptions } from './create-roads-parts.ts'
import { keepResults } from './keep-results.ts'

/** A table with two sides: their hands, the places, the roads of the player's own results. */
export const createRoadsTable = <
  Side extends string,
  Winner extends string,
  Drawn extends Outcome<Winner>,
>(
  context: Omit<BoardContext, 'title'>,
  options: RoadsTableOptions<Side, Winner, Drawn>,
): Board => {
  const { words, viewOf } = options
  const { table, duel, showRoads, deal } = createRoadsParts(context, options)
  const results = keepResults(options.gameCode)
  showRoads(results.list())
  return {
    ...table.board(words.ready, duel.clear),
    show: async (_, round, { isAtOnce }) => {
      const { outcome, bets } = viewOf(round)
      table.beginShow(round, isAtOnce)
      await deal(outcome)
      table.betting.settle(bets)
      results.add(round.id, outcome.winner)
      showRoads(results.list())
      await table.pacer.wait(480)
    },
    detail: (round) => words.won[viewOf(round).outcome.winner],
  }
}
