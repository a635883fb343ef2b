import { tables, type Tx } from '@trevo/database/connect.ts'
import type { StopScope } from '@trevo/contract/ops/games/play-stops.ts'
import { sql, type Kysely } from 'kysely'
import type { PlayTables, StopRow } from './tables.ts'

type Db = Kysely<PlayTables>

/** Stops of all brands that nobody has ended yet; an unconfirmed one may be past its time. */
export const listUnended = (db: Db): Promise<StopRow[]> =>
  db
    .selectFrom('play.stop')
    .selectAll()
    .where('ended_at', 'is', null)
    .orderBy('stopped_at')
    .limit(1_000)
    .execute()

export const findStop = (db: Db, id: string): Promise<StopRow | undefined> =>
  db.selectFrom('play.stop').selectAll().where('id', '=', id).executeTakeFirst()

/** One that nobody has ended, locked. Who changes stops of a brand waits here for each other. */
export const lockUnended = async (
  tx: Tx,
  brandId: number,
  what: StopScope,
): Promise<StopRow | undefined> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('play.stop', ${brandId}))`.execute(tx)
  return tables<PlayTables>(tx)
    .selectFrom('play.stop')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('scope', '=', what.scope)
    .where('ended_at', 'is', null)
    .$if(what.scope === 'vendor', (query) =>
      query.where('vendor', '=', what.scope === 'vendor' ? what.vendor : ''),
    )
    .$if(what.scope === 'game', (query) =>
      query.where('node_id', '=', what.scope === 'game' ? what.nodeId : 0),
    )
    .forUpdate()
    .executeTakeFirst()
}

export const lockStop = (tx: Tx, id: string): Promise<StopRow | undefined> =>
  tables<PlayTables>(tx)
    .selectFrom('play.stop')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const insertStop = async (
  tx: Tx,
  row: Pick<
    StopRow,
    | 'id'
    | 'brand_id'
    | 'scope'
    | 'vendor'
    | 'node_id'
    | 'reason'
    | 'stopped_by'
    | 'stopped_at'
    | 'confirm_until'
  >,
): Promise<void> => {
  await tables<PlayTables>(tx).insertInto('play.stop').values(row).execute()
}

export const confirmStop = async (
  tx: Tx,
  id: string,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> => {
  await tables<PlayTables>(tx)
    .updateTable('play.stop')
    .set({ confirmed_by: by, confirmed_at: at })
    .where('id', '=', id)
    .execute()
}

/** Only one that has not ended. */
export const endStop = async (
  tx: Tx,
  id: string,
  end: { readonly how: 'reverted' | 'resumed'; readonly by: string | null; readonly at: Date },
): Promise<void> => {
  await tables<PlayTables>(tx)
    .updateTable('play.stop')
    .set({ ended_at: end.at, ended_by: end.by, ended_how: end.how })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** What was stopped before, the newest first. */
export const listEnded = async (
  db: Db,
  {
    brandId,
    before,
    limit,
  }: {
    readonly brandId: number
    readonly before: { readonly at: Date; readonly id: string } | undefined
    readonly limit: number
  },
): Promise<StopRow[]> => {
  const { rows } = await sql<StopRow>`
    select * from play.stop
    where brand_id = ${brandId} and ended_at is not null
      and ${before ? sql`(stopped_at, id) < (${before.at}, ${before.id}::uuid)` : sql`true`}
    order by stopped_at desc, id desc limit ${limit}`.execute(db)
  return rows
}
