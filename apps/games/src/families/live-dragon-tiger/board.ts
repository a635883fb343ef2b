import type { DragonTigerTitle } from '@trevo/game-rules/dragon-tiger/types.ts'
import { createLiveRoads } from '../../live/create-live-roads.ts'
import { tableOf } from '../dragon-tiger/table-of.ts'
import type { Board, BoardContext } from '../board.ts'

const look = { skin: '#e2b48c', hair: '#6d2f1a', suit: '#1f6a4a' }

/** Live dragon tiger: one card a side for all players, a presenter, and the table's roads. */
export const createBoard = (context: BoardContext<DragonTigerTitle>): Board => {
  const { options, words, describe } = tableOf(context)
  return createLiveRoads(context, options, {
    look,
    describe,
    detail: ({ winner }) => words.won[winner],
    cardsOf: ({ dragon, tiger }) => [[dragon], [tiger]],
  })
}
