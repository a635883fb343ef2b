import type { Database } from '@trevo/database/connect.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { TableRoom } from '@trevo/contract/vendor/table-rooms.ts'
import type { SitAndGoRoom, listRooms as endpoint } from '@trevo/contract/wps/games/rooms.ts'
import { textIn } from '@trevo/languages/texts.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { Lobby } from '../domain/lobby.ts'
import { sitAndGoNow } from '../domain/sit-and-go-room.ts'
import type { CatalogueNeeds } from '../needs.ts'
import { listOpenRooms, type RoomRow, type SheetTables } from '../repository/sheets.ts'

type RoomFilter = {
  readonly nodeId?: number | undefined
  readonly vassalage?: string | undefined
}

type Sources = Pick<CatalogueNeeds, 'play'> & { readonly database: Database<SheetTables> }

const sitAndGoOf = (
  { buy_in_minor: buyInMinor, seat_count: seatCount }: RoomRow,
  who: TableRoom | undefined,
): SitAndGoRoom | null =>
  buyInMinor === null || seatCount === null
    ? null
    : {
        buyIn: formatMoney(buyInMinor),
        seatCount,
        now: who ? sitAndGoNow(seatCount, who) : null,
      }

/** CALL-46: open rooms of games that the brand offers; of tournaments with how they stand. */
export const listRooms = async (
  { database, play }: Sources,
  lobby: Lobby,
  { nodeId, vassalage }: RoomFilter,
  language: Language,
): Promise<Answer<typeof endpoint>> => {
  const rows = await listOpenRooms(database, nodeId)
  const offered = rows.flatMap((room) => {
    const game = lobby.byNode.get(room.node_id)
    return !game || (vassalage && game.vendor.code !== vassalage) ? [] : [{ room, game }]
  })
  const withTournaments = offered.filter(({ room }) => room.seat_count !== null)
  const vendors = [...new Set(withTournaments.map(({ game }) => game.vendor.integration))]
  const told = await Promise.all(
    vendors.map(async (vendor) => [vendor, await play.tableRoomsOf(vendor)] as const),
  )
  const roomsOf = new Map(told)
  const list = offered.map(({ room, game }) => {
    const who = roomsOf
      .get(game.vendor.integration)
      ?.find((one) => one.roomId === room.room_id && one.gameCode === game.row.game_code)
    return {
      roomId: room.room_id,
      nodeId: room.node_id,
      vassalage: game.vendor.code,
      roomName: textIn(room.names, language, game.brandLanguage),
      stakeMin: formatMoney(room.stake_min_minor),
      stakeMax: formatMoney(room.stake_max_minor),
      balanceMin: formatMoney(room.balance_min_minor),
      sitAndGo: sitAndGoOf(room, who),
    }
  })
  return { list }
}
