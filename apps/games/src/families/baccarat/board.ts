import type { BaccaratTitle } from '@trevo/game-rules/baccarat/types.ts'
import { createRoadsTable } from '../../widgets/table/create-roads-table.ts'
import type { Board, BoardContext } from '../board.ts'
import { tableOf, viewOf } from './table-of.ts'

/** Baccarat: two hands, five bets and the roads of the player's own results. */
export const createBoard = (context: BoardContext<BaccaratTitle>): Board => {
  const { options, describe } = tableOf(context)
  return {
    ...createRoadsTable(context, options),
    describe: (round) => describe(viewOf(round).outcome),
  }
}
