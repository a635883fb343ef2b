import type { BaccaratTitle } from '@trevo/game-rules/baccarat/types.ts'
import type { BoardTheme } from '@trevo/titles/look/theme.ts'
import { createLiveRoads } from '../../live/create-live-roads.ts'
import { tableOf } from '../baccarat/table-of.ts'
import type { Board, BoardContext } from '../board.ts'

const usualLook = { skin: '#8d5a3b', hair: '#17100d', suit: '#2b3f78' }

/** Live baccarat: the same hands for all players, a presenter, and the table's roads. */
export const createBoard = (context: BoardContext<BaccaratTitle>): Board => {
  const { options, words, describe } = tableOf(context)
  const { presenter: look = usualLook } = context.title.theme as BoardTheme // a title of this family has that of a board
  return createLiveRoads(context, options, {
    look,
    describe,
    detail: ({ winner }) => words.won[winner],
    cardsOf: ({ player, banker }) => [player, banker],
  })
}
