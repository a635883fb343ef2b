import { tables, type Tx } from '@trevo/database/connect.ts'
import type { SeatedTitle } from '@trevo/game-rules/engine/title-data.ts'
import { moveRoomGame } from '../../../repository/rooms.ts'
import type { RgsTables, RoomGameRow, StoredMove } from '../../../repository/tables.ts'
import { standingOf, type SeatedDraw } from './seated-port.ts'

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms)

/** Until when the seat whose turn it is may decide, or when the end was seen. */
export const nextTurn = (
  { table }: SeatedTitle,
  turn: number | null,
  { now, leadMs }: { readonly now: Date; readonly leadMs: number },
): Pick<RoomGameRow, 'turn_ends_at' | 'ends_at'> => {
  const { turns, drawMs } = table
  if (turn === null) return { turn_ends_at: null, ends_at: later(now, leadMs + drawMs) }
  return { turn_ends_at: later(now, leadMs + turns.decisionMs), ends_at: null }
}

type Decided = {
  readonly draw: SeatedDraw
  /** Locked. */
  readonly game: RoomGameRow
  readonly move: StoredMove
  readonly now: Date
}

/** Writes down a decision; the next seat's time begins when its card was seen. */
export const writeMove = async (tx: Tx, { draw, game, move, now }: Decided): Promise<void> => {
  const moves = [...game.moves, move]
  const { turn } = standingOf(draw, { ...game, moves })
  const { title } = draw
  await moveRoomGame(tables<RgsTables>(tx), game, {
    moves: JSON.stringify(moves),
    ...nextTurn(title, turn, { now, leadMs: title.table.turns.cardMs }),
  })
}
