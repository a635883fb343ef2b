import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { DealRow } from '../../tables.ts'
import type { CollusionTables } from './tables.ts'

/** A deal with the data of its table that its facts depend on. */
export type EndedDeal = DealRow & {
  readonly ended_at: Date
  readonly game_code: string
  readonly entry_minor: bigint
  readonly rules_version: number
  /** Null at a cash table. */
  readonly sit_and_go: string | null
}

/** Only one of all processes records facts, until the end of its transaction. @returns whether it may. */
export const lockFacts = async (tx: Tx): Promise<boolean> => {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('cards:facts', 0)) as locked`.execute(
    tables<CollusionTables>(tx),
  )
  return rows[0]?.locked ?? false
}

/** The same for writers of signals of another kind: waits, so that their numbers rise in the order of reading. */
export const waitForFacts = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('cards:facts', 0))`.execute(tx)
}

/** Ended deals whose facts are not recorded yet, oldest first. */
export const listDealsToNote = async (tx: Tx, since: Date, limit: number): Promise<EndedDeal[]> => {
  const { rows } = await sql<EndedDeal>`
    select d.*, t.game_code, t.entry_minor, t.rules_version, t.sit_and_go
    from cards.deal d join cards.card_table t on t.id = d.table_id
    where d.state = 'over' and d.facts_noted_at is null and d.ended_at >= ${since}
    order by d.ended_at limit ${limit}`.execute(tables<CollusionTables>(tx))
  return rows
}

export const markNoted = async (
  tx: Tx,
  deals: readonly Pick<EndedDeal, 'table_id' | 'number'>[],
  at: Date,
): Promise<void> => {
  await sql`
    update cards.deal d set facts_noted_at = ${at}
    from unnest(${deals.map((one) => one.table_id)}::uuid[],
      ${deals.map(({ number }) => number)}::integer[]) noted(table_id, number)
    where d.table_id = noted.table_id and d.number = noted.number`.execute(
    tables<CollusionTables>(tx),
  )
}
