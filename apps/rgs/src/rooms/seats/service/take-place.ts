import type { Tx } from '@trevo/database/connect.ts'
import type { SeatedTitle } from '@trevo/game-rules/engine/title-data.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { listPlacedBets, type PlacedBet } from '../repository/seats.ts'
import { lockRoomGame } from '../../common/repository/rooms.ts'
import type { RoomGameRow } from '../../../tables.ts'
import type { NewBet } from '../../common/service/shared-game.ts'
import { seatedOf } from './seated-port.ts'

const seatPlace = (seat: number): string => `seat-${seat}`
const behindPlace = (seat: number): string => `behind-${seat}`

const requireSeat = (
  { seats }: RoomGameRow,
  placed: readonly PlacedBet[],
  { seat, playerRef }: { readonly seat: number; readonly playerRef: string },
): void => {
  const kept = seats.find((one) => one.seat === seat)
  const isKept = kept !== undefined && kept.playerRef !== playerRef
  const isTaken = placed.some(({ table_place: place }) => place === seatPlace(seat))
  if (isKept || isTaken) throw new Refusal('rgs.place_taken')
  const sitsElsewhere = placed.some(
    ({ player_ref: player, table_place: place }) =>
      player === playerRef && place?.startsWith('seat-') === true,
  )
  if (sitsElsewhere) throw new Refusal('rgs.choice_not_offered')
}

/**
 * Gives a bet its place at the table. A player has one seat, a seat one player; a seat played in the previous
 * round is kept for its player. A bet behind needs another player on the seat.
 */
export const takePlace = async (
  tx: Tx,
  title: SeatedTitle,
  { gameId, playerRef, choice }: NewBet,
): Promise<string> => {
  const seated = seatedOf(title)
  const { seat, isBehind } = seated.placeOf(choice)
  // Requests for a place take turns here.
  const game = await lockRoomGame(tx, gameId)
  if (game?.state !== 'open') throw new Refusal('rgs.bets_closed')
  const placed = await listPlacedBets(tx, gameId)
  if (!isBehind) {
    requireSeat(game, placed, { seat, playerRef })
    return seatPlace(seat)
  }
  const front = placed.find(({ table_place: place }) => place === seatPlace(seat))
  if (!front || front.player_ref === playerRef) throw new Refusal('rgs.choice_not_offered')
  const behind = placed.filter(({ table_place: place }) => place === behindPlace(seat))
  if (behind.length >= seated.behindMax) throw new Refusal('rgs.place_taken')
  return behindPlace(seat)
}
