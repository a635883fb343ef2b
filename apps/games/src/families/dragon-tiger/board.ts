import type { DragonTigerTitle } from '@trevo/game-rules/dragon-tiger/types.ts'
import { createRoadsTable } from '../../widgets/table/create-roads-table.ts'
import type { Board, BoardContext } from '../board.ts'
import { tableOf, viewOf } from './table-of.ts'

/** Dragon tiger: a card each, four places and the roads of one's own results. */
export const createBoard = (context: BoardContext<DragonTigerTitle>): Board => {
  const { options, describe } = tableOf(context)
  return {
    ...createRoadsTable(context, options),
    describe: (round) => describe(viewOf(round).outcome),
  }
}
