import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { VendorId } from './shapes.ts'

/** How many rooms one answer contains. */
export const tableRoomsMax = 1_000

/** The players in a room of a game between players. */
export const TableRoom = z.object({
  gameCode: VendorId,
  /** As named in a launch. */
  roomId: VendorId,
  /** Seats waiting for others. */
  waiting: z.int().min(0),
  /** Seats in play. */
  playing: z.int().min(0),
})
export type TableRoom = z.infer<typeof TableRoom>

export const TableRoomsReply = z.object({
  requestId: z.string(),
  rooms: z.array(TableRoom).max(tableRoomsMax),
})
export type TableRoomsReply = z.infer<typeof TableRoomsReply>

/** On the vendor's side, signed by the platform like its query about a round. */
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
