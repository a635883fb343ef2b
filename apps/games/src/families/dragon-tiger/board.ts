import type { DragonTigerTitle } from '@trevo/game-rules/dragon-tiger/types.ts'
import { createRoadsTable } from '../../widgets/table/create-roads-table.ts'
import type { Board, BoardContext } from '../board.ts'
import { tableOf, viewOf } from './table-of.ts'

/** Dragon tiger: one card each, four bets and the roads of the player's own results. */
export const createBoard = (context: BoardContext<DragonTigerTitle>): Board => {
  const { options, describe } = tableOf(context)
  return {
    ...createRoadsTable(context, options),
    describe: (round) => describe(viewOf(round).outcome),
  }
}
