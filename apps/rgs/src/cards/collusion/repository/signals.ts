import { tables, type Tx } from '@trevo/database/connect.ts'
import type { TableSignalKind } from '@trevo/contract/vendor/table-signals.ts'
import type { Insertable, Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { CollusionTables } from './tables.ts'

export type SignalRow = Selectable<CollusionTables['cards.collusion_signal']>

type SignalOf = {
  readonly gameCode: string
  readonly kind: TableSignalKind
  readonly playerRef: string
  readonly otherRef: string
}

/** Whether a pair was signalled for the same reason since an instant. */
export const wasSignalled = async (
  tx: Tx,
  { gameCode, kind, playerRef, otherRef }: SignalOf,
  since: Date,
): Promise<boolean> => {
  const found = await tables<CollusionTables>(tx)
    .selectFrom('cards.collusion_signal')
    .select('number')
    .where('game_code', '=', gameCode)
    .where('player_ref', '=', playerRef)
    .where('other_ref', '=', otherRef)
    .where('kind', '=', kind)
    .where('raised_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

type PairsOf = Omit<SignalOf, 'playerRef' | 'otherRef'> & {
  readonly pairs: readonly Pick<SignalOf, 'playerRef' | 'otherRef'>[]
}

/** Those of many pairs that were signalled for the same reason since an instant. */
export const listSignalledPairs = async (
  tx: Tx,
  { gameCode, kind, pairs }: PairsOf,
  since: Date,
): Promise<Pick<SignalOf, 'playerRef' | 'otherRef'>[]> => {
  const { rows } = await sql<{ player_ref: string; other_ref: string }>`
    select distinct player_ref, other_ref
    from unnest(${pairs.map(({ playerRef }) => playerRef)}::text[],
      ${pairs.map(({ otherRef }) => otherRef)}::text[]) asked(player_ref, other_ref)
    join cards.collusion_signal s using (player_ref, other_ref)
    where s.game_code = ${gameCode} and s.kind = ${kind}
      and s.raised_at > ${since}`.execute(tables<CollusionTables>(tx))
  return rows.map((row) => ({ playerRef: row.player_ref, otherRef: row.other_ref }))
}

/** Inserts signals, numbered in their order; the writer holds the lock of the facts. */
export const insertSignals = async (
  tx: Tx,
  signals: readonly Insertable<CollusionTables['cards.collusion_signal']>[],
): Promise<void> => {
  if (signals.length === 0) return
  await tables<CollusionTables>(tx).insertInto('cards.collusion_signal').values(signals).execute()
}

/** Signals after a number, in the order in which they were raised. */
export const listSignals = (
  db: Kysely<CollusionTables>,
  after: number,
  limit: number,
): Promise<SignalRow[]> =>
  db
    .selectFrom('cards.collusion_signal')
    .selectAll()
    .where('number', '>', BigInt(after))
    .orderBy('number')
    .limit(limit)
    .execute()

type Old = {
  /** Days before this one no longer count. */
  readonly day: string
  /** The platform has read signals raised before this long ago. */
  readonly raisedAt: Date
  /** Rows of each table at a time. */
  readonly limit: number
}

/** Removes what is too old to count. @returns the number of rows. */
export const removeOld = async (tx: Tx, { day, raisedAt, limit }: Old): Promise<number> => {
  const db = tables<CollusionTables>(tx)
  const { rows } = await sql<{ count: number }>`
    with pairs as (
      delete from cards.pair_day where ctid = any(array(
        select ctid from cards.pair_day where day < ${day} limit ${limit})) returning 1
    ), players as (
      delete from cards.player_day where ctid = any(array(
        select ctid from cards.player_day where day < ${day} limit ${limit})) returning 1
    ), signals as (
      delete from cards.collusion_signal where ctid = any(array(
        select ctid from cards.collusion_signal where raised_at < ${raisedAt} limit ${limit}))
      returning 1
    )
    select ((select count(*) from pairs) + (select count(*) from players)
      + (select count(*) from signals))::integer as count`.execute(db)
  return rows[0]?.count ?? 0
}
