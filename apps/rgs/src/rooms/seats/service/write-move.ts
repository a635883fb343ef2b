import { tables, type Tx } from '@trevo/database/connect.ts'
import type { SeatedTitle } from '@trevo/game-rules/engine/title-data.ts'
import { moveRoomGame } from '../../common/repository/rooms.ts'
import type { RgsTables, RoomGameRow, StoredMove } from '../../../tables.ts'
import { standingOf, type SeatedDraw } from './seated-port.ts'

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms)

/** Until when the seats in turn may decide, or when the end was shown. */
export const nextTurn = (
  { table }: SeatedTitle,
  turns: readonly number[],
  { now, leadMs }: { readonly now: Date; readonly leadMs: number },
): Pick<RoomGameRow, 'turn_ends_at' | 'ends_at'> => {
  const { turns: times, drawMs } = table
  if (turns.length === 0) return { turn_ends_at: null, ends_at: later(now, leadMs + drawMs) }
  return { turn_ends_at: later(now, leadMs + times.decisionMs), ends_at: null }
}

type Decided = {
  readonly draw: SeatedDraw
  /** Locked. */
  readonly game: RoomGameRow
  readonly moves: readonly StoredMove[]
  readonly now: Date
}

/**
 * Records decisions; the next seat's time begins when its card was shown. Seats that are asked at once have the
 * same time, regardless of who answers first.
 */
export const writeMoves = async (
  tx: Tx,
  { draw, game, moves: taken, now }: Decided,
): Promise<void> => {
  const moves = [...game.moves, ...taken]
  const { turns, isAtOnce } = standingOf(draw, { ...game, moves })
  const { title } = draw
  await moveRoomGame(tables<RgsTables>(tx), game, {
    moves: JSON.stringify(moves),
    ...(!isAtOnce && nextTurn(title, turns, { now, leadMs: title.table.turns.cardMs })),
  })
}
