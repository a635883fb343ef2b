import type { Database } from '@trevo/database/connect.ts'
import type { Texts } from '@trevo/languages/texts.ts'

export type SheetRow = {
  node_id: number
  texts: Texts<{ readonly pitch: string; readonly rules: string[] }>
  hit_rate_bp: number | null
  stake_min_minor: bigint | null
  stake_max_minor: bigint | null
  max_win_stakes: number | null
  demo: boolean
  certificate_laboratory: string | null
  certificate_number: string | null
  certified_on: string | null
  certificate_url: string | null
}
export type RoomRow = {
  node_id: number
  room_id: string
  names: Texts<string>
  stake_min_minor: bigint
  stake_max_minor: bigint
  balance_min_minor: bigint
  /** For a tournament with this many seats; both null at a cash table. */
  buy_in_minor: bigint | null
  seat_count: number | null
  enabled: boolean
}
export type SheetTables = { 'catalogue.game_sheet': SheetRow; 'catalogue.room': RoomRow }

export const findSheet = (
  { db }: Database<SheetTables>,
  nodeId: number,
): Promise<SheetRow | undefined> =>
  db
    .selectFrom('catalogue.game_sheet')
    .select(['node_id', 'texts', 'hit_rate_bp'])
    .select(['stake_min_minor', 'stake_max_minor', 'max_win_stakes', 'demo'])
    .select(['certificate_laboratory', 'certificate_number', 'certified_on', 'certificate_url'])
    .where('node_id', '=', nodeId)
    .executeTakeFirst()

/** For games whose vendor declares it, by node id. */
export const listMaxWins = async ({ db }: Database<SheetTables>): Promise<Map<number, number>> => {
  const rows = await db
    .selectFrom('catalogue.game_sheet')
    .select(['node_id', 'max_win_stakes'])
    .where('max_win_stakes', 'is not', null)
    .execute()
  return new Map(rows.map((row) => [row.node_id, row.max_win_stakes ?? 0]))
}

/** Open rooms, lowest stakes first; of one game if it is named. */
export const listOpenRooms = (
  { db }: Database<SheetTables>,
  nodeId: number | undefined,
): Promise<RoomRow[]> =>
  db
    .selectFrom('catalogue.room')
    .selectAll()
    .where('enabled', '=', true)
    .$if(nodeId !== undefined, (query) => query.where('node_id', '=', nodeId ?? 0))
    .orderBy('seat_count', (order) => order.asc().nullsFirst())
    .orderBy('stake_min_minor')
    .orderBy('node_id')
    .orderBy('room_id')
    .execute()
