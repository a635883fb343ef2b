import { tables } from '@trevo/database/connect.ts'
import type { SeatedTitle } from '@trevo/game-rules/engine/title-data.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { lockRoomGame, moveRoomGame } from '../../common/repository/rooms.ts'
import { answerRaises, listAskedRaises } from '../repository/seats.ts'
import type { RgsTables, RoomGameRow } from '../../../tables.ts'
import { standingOf, type SeatedDraw } from './seated-port.ts'
import { writeMoves } from './write-move.ts'

const isDue = ({ state, turn_ends_at: endsAt }: RoomGameRow, now: Date): boolean =>
  state === 'flying' && endsAt !== null && endsAt <= now

/**
 * Seats that time out stand, or stay without insurance. Stakes still requested in the turn no longer count, and
 * are returned if they were taken.
 */
export const endTurn = async (
  { database }: Dependencies,
  draw: SeatedDraw,
  seen: RoomGameRow,
  now: Date,
): Promise<void> => {
  if (!isDue(seen, now)) return
  await database.inTx(async (tx) => {
    const game = await lockRoomGame(tx, seen.id)
    if (!game || !isDue(game, now)) return
    const { turns, timeoutKind: kind } = standingOf(draw, game)
    if (turns.length === 0) throw new Error(`game ${game.id} waits for nobody`)
    const roundIds = await listAskedRaises(tx, game.id)
    await answerRaises(tx, { roundIds, state: 'cancelling', now })
    const moves = turns.map((seat) => ({ seat, kind, isTimeout: true as const }))
    await writeMoves(tx, { draw, game, moves, now })
  })
}

/** After a pause of all processes the seat in turn has its full time again. */
export const giveTimeAgain = async (
  { database }: Dependencies,
  { table }: SeatedTitle,
  { id }: RoomGameRow,
  now: Date,
): Promise<void> => {
  await database.inTx(async (tx) => {
    const game = await lockRoomGame(tx, id)
    if (game?.state !== 'flying' || game.turn_ends_at === null) return
    const endsAt = new Date(now.getTime() + table.turns.decisionMs)
    if (game.turn_ends_at >= endsAt) return
    await moveRoomGame(tables<RgsTables>(tx), game, { turn_ends_at: endsAt })
  })
}
