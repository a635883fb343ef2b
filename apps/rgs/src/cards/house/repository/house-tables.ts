import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { CardTables } from '../../tables.ts'

/** Tables in play at which the house opponent has a seat, those first that have waited longest. */
export const listHouseTables = async (db: Kysely<CardTables>, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select t.id from cards.seat s join cards.card_table t on t.id = s.table_id
    where s.is_house and s.state = 'seated' and t.state in ('committing', 'showing', 'playing')
    group by t.id order by t.deadline_at limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

type Wanted = {
  readonly gameCode: string
  readonly rulesVersion: number
  /** The table to leave. */
  readonly tableId: string
  readonly openedAt: Date
  readonly entryMinor: bigint
  /** The most that this session may pay for a seat. */
  readonly maxMinor: bigint
  readonly playerRef: string
  /** Cash tables may be joined during play. */
  readonly isCash: boolean
}

export type TableWithPlayers = {
  readonly entry_minor: bigint
  readonly sit_and_go: string | null
  readonly players: number
  readonly free_seats: number
}

/**
 * Another table of a game with players and free seats: the one with the most players, then the one whose entry is
 * nearest. Of two tables with one waiting player each only the older is offered, else the two would change places.
 */
export const findTableWithPlayers = async (
  db: Kysely<CardTables>,
  wanted: Wanted,
): Promise<TableWithPlayers | undefined> => {
  const { gameCode, rulesVersion, tableId, openedAt, entryMinor, maxMinor, playerRef, isCash } =
    wanted
  const { rows } = await sql<TableWithPlayers>`
    select t.entry_minor, t.sit_and_go, count(*)::integer as players,
      (t.seat_count - count(*))::integer as free_seats
    from cards.card_table t join cards.seat s on s.table_id = t.id and s.state in ('asked', 'seated')
    where t.state <> 'over' and s.game_code = ${gameCode} and t.id <> ${tableId}
      and t.rules_version = ${rulesVersion} and t.entry_minor <= ${maxMinor}
      and t.started_at is null
      and (t.state = 'gathering' or (${isCash} and t.sit_and_go is null))
    group by t.id
    having count(*) < t.seat_count and not bool_or(s.is_house)
      and not bool_or(s.player_ref = ${playerRef})
      and (count(*) > 1 or t.opened_at < ${openedAt})
    order by players desc, abs(t.entry_minor - ${entryMinor}), t.opened_at limit 1`.execute(db)
  return rows[0]
}
