import type { RoomPicture } from '@trevo/contract/rgs/rooms.ts'
import type { Round } from '@trevo/contract/rgs/round.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Room } from '../../rooms/running/service/room.ts'
import { listRoomGames } from '../../rooms/common/repository/rooms.ts'
import { listOwnBets } from '../../rounds/repository/rounds.ts'
import type { OpenSession } from '../../sessions/service/get-open-session.ts'
import { showRound } from './show-round.ts'
import { nameOf } from '../../rooms/common/domain/name-player.ts'

/** The current room, and the player's own bets in its flight: for a page that is just opened. */
export const getRoom =
  (dependencies: Dependencies) =>
  async (
    { row }: OpenSession,
    room: Room,
  ): Promise<{ room: RoomPicture; own: Round[]; name: string | null }> => {
    const { db } = dependencies.database
    const picture = await room.picture()
    const [game] = await listRoomGames(db, row.game_code, 1)
    const bets = game ? await listOwnBets(db, game.id, row.player_ref) : []
    const own = await Promise.all(bets.map((bet) => showRound(dependencies, bet)))
    const name = picture.game && nameOf(picture.game.chainEnd, row.player_ref)
    return { room: picture, own, name }
  }
