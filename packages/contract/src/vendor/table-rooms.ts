import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { VendorId } from './shapes.ts'

/** Rooms of one answer. */
export const tableRoomsMax = 1_000

/** The players in a room of a game between players. */
export const TableRoom = z.object({
  gameCode: VendorId,
  /** As a launch names it. */
  roomId: VendorId,
  /** Seats that wait for others. */
  waiting: z.int().min(0),
  /** Seats that play. */
  playing: z.int().min(0),
})
export type TableRoom = z.infer<typeof TableRoom>

export const TableRoomsReply = z.object({
  requestId: z.string(),
  rooms: z.array(TableRoom).max(tableRoomsMax),
})
export type TableRoomsReply = z.infer<typeof TableRoomsReply>

/** On the vendor's side, signed by the platform as its question about a round is. */
export const queryTableRooms = endpoint({
  name: 'queryTableRooms',
  summary: 'Who waits and who plays in the rooms of games between players',
  method: 'POST',
  path: '/platform/v1/table-rooms',
  family: 'vendor',
  auth: 'none',
  body: z.strictObject({ requestId: VendorId }),
  response: TableRoomsReply,
  refusals: [],
})
