import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Insertable, Kysely, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { CardTableRow, CardTables, CardTableTable } from '../../tables.ts'

/** A table locked: everything that changes it or its chips queues up behind it. */
export const lockTable = (tx: Tx, id: string): Promise<CardTableRow | undefined> =>
  tables<CardTables>(tx)
    .selectFrom('cards.card_table')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const findTable = (db: Kysely<CardTables>, id: string): Promise<CardTableRow | undefined> =>
  db.selectFrom('cards.card_table').selectAll().where('id', '=', id).executeTakeFirst()

export const insertTable = (tx: Tx, table: Insertable<CardTableTable>): Promise<CardTableRow> =>
  tables<CardTables>(tx)
    .insertInto('cards.card_table')
    .values(table)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Changes a locked table; its revision marks the change. */
export const changeTable = (
  tx: Tx,
  id: string,
  change: Updateable<CardTableTable> = {},
): Promise<CardTableRow> =>
  tables<CardTables>(tx)
    .updateTable('cards.card_table')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

type Wanted = {
  /** The game's code, and at a tournament its code (`tableCodeOf`). */
  readonly tableCode: string
  readonly rulesVersion: number
  readonly entryMinor: bigint
  /** A player does not sit at a table twice, nor again at one that was left. */
  readonly playerRef: string
}

/** Seats at one entry are assigned one at a time, so that two players who come at once share a table. */
export const lockQueue = async (
  tx: Tx,
  { tableCode, entryMinor }: Pick<Wanted, 'tableCode' | 'entryMinor'>,
): Promise<void> => {
  const queue = `cards:${tableCode}:${entryMinor}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${queue}, 0))`.execute(
    tables<CardTables>(tx),
  )
}

type CashWanted = Wanted & {
  /** A player may not return to a table with less than was taken away from it. */
  readonly broughtMinor: bigint
}

/** The longest waiting table with a free seat, and its lowest free seat. */
export const findFreeSeat = async (
  tx: Tx,
  { tableCode, rulesVersion, entryMinor, playerRef }: Wanted,
): Promise<{ tableId: string; seat: number } | undefined> => {
  const { rows } = await sql<{ table_id: string; seat: number }>`
    select t.id as table_id, place.seat
    from cards.card_table t, lateral generate_series(0, t.seat_count - 1) place(seat)
    where t.state = 'gathering' and t.game_code = ${tableCode}
      and t.rules_version = ${rulesVersion} and t.entry_minor = ${entryMinor}
      and t.started_at is null
      and not exists (select from cards.seat s where s.table_id = t.id
        and ((s.seat = place.seat and s.state in ('asked', 'seated'))
          or (s.player_ref = ${playerRef} and s.state <> 'refused'
            and not (s.state in ('returning', 'returned') and s.returned_for is null))))
    order by t.opened_at, t.id, place.seat limit 1`.execute(tables<CardTables>(tx))
  const [row] = rows
  return row && { tableId: row.table_id, seat: row.seat }
}

/** As `findFreeSeat`, at a cash table: a player may also join during play. */
export const findFreeCashSeat = async (
  tx: Tx,
  { tableCode, rulesVersion, entryMinor, playerRef, broughtMinor }: CashWanted,
): Promise<{ tableId: string; seat: number } | undefined> => {
  const { rows } = await sql<{ table_id: string; seat: number }>`
    select t.id as table_id, place.seat
    from cards.card_table t, lateral generate_series(0, t.seat_count - 1) place(seat)
    where t.state <> 'over' and t.game_code = ${tableCode}
      and t.rules_version = ${rulesVersion} and t.entry_minor = ${entryMinor}
      and not exists (select from cards.seat s where s.table_id = t.id
        and ((s.seat = place.seat and s.state in ('asked', 'seated'))
          or (s.player_ref = ${playerRef}
            and (s.state in ('asked', 'seated') or s.payout_minor > ${broughtMinor}))))
    order by t.opened_at, t.id, place.seat limit 1`.execute(tables<CardTables>(tx))
  const [row] = rows
  return row && { tableId: row.table_id, seat: row.seat }
}

/** Tables whose clock has come, the longest overdue first. */
export const listDueTables = async (
  db: Kysely<CardTables>,
  now: Date,
  limit: number,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('cards.card_table')
    .select('id')
    .where('deadline_at', '<=', now)
    .orderBy('deadline_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export const listRevisions = async (
  db: Kysely<CardTables>,
  ids: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('cards.card_table')
    .select(['id', 'revision'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, revision }) => [id, revision]))
}

/** Null excludes nobody. */
export type QueueRow = { entry_minor: bigint; waiting: number | null; playing: number | null }

/** For each entry of a game the number of waiting and of playing players. */
export const countSeats = async (db: Kysely<CardTables>, gameCode: string): Promise<QueueRow[]> => {
  const { rows } = await sql<QueueRow>`
    select t.entry_minor,
      (count(*) filter (where t.state in ('gathering', 'committing', 'showing')))::integer as waiting,
      (count(*) filter (where t.state = 'playing'))::integer as playing
    from cards.card_table t join cards.seat s on s.table_id = t.id and s.state in ('asked', 'seated')
    where t.game_code = ${gameCode} and t.state <> 'over' and not s.is_house
    group by t.entry_minor`.execute(db)
  return rows
}

/** As `countSeats`, at cash tables: a player alone waits, the others play. */
export const countCashSeats = async (
  db: Kysely<CardTables>,
  gameCode: string,
): Promise<QueueRow[]> => {
  const { rows } = await sql<QueueRow>`
    select entry_minor, (sum(seated) filter (where seated = 1))::integer as waiting,
      (sum(seated) filter (where seated > 1))::integer as playing
    from (select t.entry_minor, count(*) as seated
      from cards.card_table t join cards.seat s on s.table_id = t.id and s.state in ('asked', 'seated')
      where t.game_code = ${gameCode} and t.state <> 'over'
      group by t.id, t.entry_minor) of_table
    group by entry_minor`.execute(db)
  return rows
}

/** As `countSeats`, for the tournaments of a game: players at one that has not started wait. */
export const countSitAndGoSeats = async (
  db: Kysely<CardTables>,
  gameCode: string,
): Promise<(QueueRow & { sit_and_go: string })[]> => {
  const { rows } = await sql<QueueRow & { sit_and_go: string }>`
    select t.sit_and_go, t.entry_minor,
      (count(*) filter (where t.started_at is null))::integer as waiting,
      (count(*) filter (where t.started_at is not null))::integer as playing
    from cards.card_table t join cards.seat s on s.table_id = t.id and s.state in ('asked', 'seated')
    where s.game_code = ${gameCode} and t.state <> 'over' and t.sit_and_go is not null
      and not s.is_house
    group by t.sit_and_go, t.entry_minor`.execute(db)
  return rows
}
