import type { Answer, Body } from '@trevo/contract/endpoint.ts'
import type { Facts } from '@trevo/contract/ops/approvals.ts'
import type * as endpoints from '@trevo/contract/ops/company/rooms.ts'
import type { OperatorRoom } from '@trevo/contract/ops/company/rooms.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import type { DeskParts } from './desk-parts.ts'
import { findRoom, isCardGame, listRoomViews, saveRoom } from '../repository/rooms.ts'
import type { RoomRow } from '../repository/sheets.ts'

type Room = Body<typeof endpoints.saveRoom>['room']

const presentRoom = (row: RoomRow): OperatorRoom => ({
  nodeId: row.node_id,
  roomId: row.room_id,
  names: row.names,
  stakeMin: formatMoney(row.stake_min_minor),
  stakeMax: formatMoney(row.stake_max_minor),
  balanceMin: formatMoney(row.balance_min_minor),
  tournament:
    row.buy_in_minor === null || row.seat_count === null
      ? null
      : { buyIn: formatMoney(row.buy_in_minor), seatCount: row.seat_count },
  isOpen: row.enabled,
})

const rowOf = ({ nodeId, roomId, tournament, ...room }: Room): RoomRow => ({
  node_id: nodeId,
  room_id: roomId,
  names: room.names,
  stake_min_minor: parseMoney(room.stakeMin),
  stake_max_minor: parseMoney(room.stakeMax),
  balance_min_minor: parseMoney(room.balanceMin),
  buy_in_minor: tournament && parseMoney(tournament.buyIn),
  seat_count: tournament && tournament.seatCount,
  enabled: room.isOpen,
})

/** @throws Refusal `catalogue.room_invalid` with the first field that does not fit. */
const requireValid = (row: RoomRow): void => {
  const fault = (field: string) => new Refusal('catalogue.room_invalid', { field })
  if (row.stake_min_minor <= 0n) throw fault('stakeMin')
  if (row.stake_max_minor < row.stake_min_minor) throw fault('stakeMax')
  if (row.buy_in_minor !== null && row.buy_in_minor <= 0n) throw fault('buyIn')
  // Who may sit down can pay the smallest stake, or the entry of the tournament.
  if (row.balance_min_minor < (row.buy_in_minor ?? row.stake_min_minor)) throw fault('balanceMin')
}

const factsOf = (row: RoomRow | undefined): Facts => {
  if (!row) return { room: null }
  const { tournament, ...room } = presentRoom(row)
  return { ...room, names: { ...room.names }, tournament }
}

/** Rooms of card games between players, which all brands have in common. */
export const createRoomsDesk = ({ database }: DeskParts) => {
  const list = async (): Promise<Answer<typeof endpoints.listOperatorRooms>> => {
    const { games, rooms } = await listRoomViews(database.db)
    return {
      games: games.map(({ node_id, names, game_code }) => ({
        nodeId: node_id,
        gameCode: game_code,
        names,
      })),
      rooms: rooms.map(presentRoom),
    }
  }
  return {
    listOperatorRooms: list,

    /** @throws Refusal `catalogue.unknown`, `catalogue.room_invalid`, `catalogue.room_changed` */
    saveRoom: async ({ room, before, reason }: Body<typeof endpoints.saveRoom>) => {
      const row = rowOf(room)
      requireValid(row)
      await database.inTx(async (tx) => {
        if (!(await isCardGame(tx, room.nodeId))) throw new Refusal('catalogue.unknown')
        const current = await findRoom(tx, room.nodeId, room.roomId)
        const seen = before && rowOf(before)
        if (JSON.stringify(factsOf(current)) !== JSON.stringify(factsOf(seen ?? undefined))) {
          throw new Refusal('catalogue.room_changed')
        }
        noteAct({
          target: `${room.nodeId}/${room.roomId}`,
          before: factsOf(current),
          after: factsOf(row),
          reason,
        })
        await saveRoom(tx, row)
      })
      return list()
    },
  }
}
