import type { Database } from '@trevo/database/connect.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { listRooms as endpoint } from '@trevo/contract/wps/rooms.ts'
import { textIn } from '@trevo/languages/texts.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { Lobby } from '../domain/lobby.ts'
import { listOpenRooms, type SheetTables } from '../repository/sheets.ts'

type RoomFilter = {
  readonly nodeId?: number | undefined
  readonly vassalage?: string | undefined
}

/** CALL-46: open rooms of games that the brand offers. */
export const listRooms = async (
  database: Database<SheetTables>,
  lobby: Lobby,
  { nodeId, vassalage }: RoomFilter,
  language: Language,
): Promise<Answer<typeof endpoint>> => {
  const rooms = await listOpenRooms(database, nodeId)
  const list = rooms.flatMap((room) => {
    const game = lobby.byNode.get(room.node_id)
    if (!game || (vassalage && game.vendor.code !== vassalage)) return []
    return [
      {
        roomId: room.room_id,
        nodeId: room.node_id,
        vassalage: game.vendor.code,
        roomName: textIn(room.names, language, game.brandLanguage),
        stakeMin: formatMoney(room.stake_min_minor),
        stakeMax: formatMoney(room.stake_max_minor),
        balanceMin: formatMoney(room.balance_min_minor),
      },
    ]
  })
  return { list }
}
