import { createCoalescer } from '@trevo/database/coalesce.ts'
import type { Database } from '@trevo/database/connect.ts'
import {
  findNewestGames,
  listChangedBets,
  takeRooms,
  type ChangedBet,
  type ChangesAsked,
  type Lease,
  type Taken,
} from '../repository/room-sets.ts'
import type { RgsTables, RoomGameRow } from '../../../tables.ts'

/** The repeated database calls of all rooms, in one statement together. */
export type RoomSets = {
  takeRoom(lease: Lease): Promise<Taken>
  /** Null before the first game. */
  findNewestGame(gameCode: string): Promise<RoomGameRow | null>
  listChangedBets(asked: ChangesAsked): Promise<readonly ChangedBet[]>
}

/** A slower statement does not hold up the next one: leases have to be kept. */
const patienceMs = 200

export const createRoomSets = ({ db }: Database<RgsTables>): RoomSets => ({
  takeRoom: createCoalescer((leases: readonly Lease[]) => takeRooms(db, leases), { patienceMs }),
  findNewestGame: createCoalescer((codes: readonly string[]) => findNewestGames(db, codes), {
    patienceMs,
  }),
  listChangedBets: createCoalescer((asked: readonly ChangesAsked[]) => listChangedBets(db, asked), {
    patienceMs,
  }),
})
