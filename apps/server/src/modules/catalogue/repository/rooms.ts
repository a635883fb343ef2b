import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Texts } from '@trevo/languages/texts.ts'
import { sql, type Kysely } from 'kysely'
import type { RoomRow, SheetTables } from './sheets.ts'

type Game = {
  readonly node_id: number
  readonly game_code: string
  readonly names: Texts<string>
}

/** Games that have rooms are those of the category of card games between players. */
const isCard = sql`g.category = 'PVP'`

const roomsMax = 500

/** Games with rooms, and all rooms, by game and stakes. */
export const listRoomViews = async (
  db: Kysely<never>,
): Promise<{ readonly games: readonly Game[]; readonly rooms: readonly RoomRow[] }> => {
  const games = await sql<Game>`
    select g.node_id, g.game_code, g.names from catalogue.game g
    where ${isCard} and g.retired_at is null order by g.sort_order, g.node_id limit ${roomsMax}`.execute(
    db,
  )
  const rooms = await sql<RoomRow>`
    select r.* from catalogue.room r join catalogue.game g using (node_id)
    order by g.sort_order, r.node_id, r.seat_count nulls first, r.stake_min_minor, r.room_id
    limit ${roomsMax}`.execute(db)
  return { games: games.rows, rooms: rooms.rows }
}

export const isCardGame = async (tx: Tx, nodeId: number): Promise<boolean> => {
  const { rows } = await sql`
    select from catalogue.game g where g.node_id = ${nodeId} and ${isCard}`.execute(tx)
  return rows.length > 0
}

/** A room, locked. */
export const findRoom = (tx: Tx, nodeId: number, roomId: string): Promise<RoomRow | undefined> =>
  tables<SheetTables>(tx)
    .selectFrom('catalogue.room')
    .selectAll()
    .where('node_id', '=', nodeId)
    .where('room_id', '=', roomId)
    .forUpdate()
    .executeTakeFirst()

/** Writes a room, or a new one. */
export const saveRoom = async (tx: Tx, row: RoomRow): Promise<void> => {
  const { node_id, room_id, ...rest } = row
  const value = { ...rest, names: sql<RoomRow['names']>`${JSON.stringify(rest.names)}::jsonb` }
  await tables<SheetTables>(tx)
    .insertInto('catalogue.room')
    .values({ node_id, room_id, ...value })
    .onConflict((conflict) => conflict.columns(['node_id', 'room_id']).doUpdateSet(value))
    .execute()
}
