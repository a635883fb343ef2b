import type { RouletteTitle } from '@trevo/game-rules/roulette/types.ts'
import type { Board, BoardContext } from '../board.ts'
import { createLiveRoulette } from './create-live-roulette.ts'

const look = { skin: '#c98a5c', hair: '#2a1712', suit: '#8e1f37' }

/** Live roulette: one wheel for all players, a presenter, and the table's numbers. */
export const createBoard = (context: BoardContext<RouletteTitle>): Board =>
  createLiveRoulette(context, { look })
