import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql, type Kysely } from 'kysely'
import type { CycleRow, JackpotTables, PoolRow } from './tables.ts'

type Db = Kysely<JackpotTables>

/** Pools of a brand, the oldest first. */
export const listPoolsOf = (db: Db, brandId: number): Promise<PoolRow[]> =>
  db
    .selectFrom('jackpots.pool')
    .selectAll()
    .where('brand_id', '=', brandId)
    .orderBy('id')
    .limit(100)
    .execute()

/** A pool of a brand, locked. */
export const lockPoolByCode = (
  tx: Tx,
  brandId: number,
  code: string,
): Promise<PoolRow | undefined> =>
  tables<JackpotTables>(tx)
    .selectFrom('jackpots.pool')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()

type Terms = Pick<PoolRow, 'names' | 'seed_minor' | 'must_hit_by_minor'>

/** Writes the terms of a pool, or of a new one, which the next opening seeds. */
export const savePool = async (
  tx: Tx,
  { brandId, code }: { readonly brandId: number; readonly code: string },
  { names, seed_minor, must_hit_by_minor }: Terms,
): Promise<void> => {
  await sql`
    insert into jackpots.pool (brand_id, code, names, seed_minor, must_hit_by_minor)
    values (${brandId}, ${code}, ${JSON.stringify(names)}::jsonb, ${seed_minor}, ${must_hit_by_minor})
    on conflict (brand_id, code) do update set names = excluded.names,
      seed_minor = excluded.seed_minor, must_hit_by_minor = excluded.must_hit_by_minor`.execute(tx)
}

export type FilledPool = Pick<PoolRow, 'code'> & { readonly share_bp: number }

/** The brand's pool that a game fills, locked with it; undefined if it fills none. */
export const lockGame = async (
  tx: Tx,
  brandId: number,
  nodeId: number,
): Promise<FilledPool | undefined> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('jackpots.game', ${nodeId}))`.execute(tx)
  return tables<JackpotTables>(tx)
    .selectFrom('jackpots.game as g')
    .innerJoin('jackpots.pool as p', 'p.id', 'g.pool_id')
    .select(['p.code', 'g.share_bp'])
    .where('g.node_id', '=', nodeId)
    .where('p.brand_id', '=', brandId)
    .executeTakeFirst()
}

/** Has the game fill one of the brand's pools with this share of stakes, or none of them. */
export const saveGame = async (
  tx: Tx,
  brandId: number,
  nodeId: number,
  fills: { readonly poolId: number; readonly shareBp: number } | undefined,
): Promise<void> => {
  const db = tables<JackpotTables>(tx)
  await db
    .deleteFrom('jackpots.game')
    .where('node_id', '=', nodeId)
    .where('pool_id', 'in', (query) =>
      query.selectFrom('jackpots.pool').select('id').where('brand_id', '=', brandId),
    )
    .execute()
  if (!fills) return
  await db
    .insertInto('jackpots.game')
    .values({ node_id: nodeId, pool_id: fills.poolId, share_bp: fills.shareBp })
    .execute()
}

/** The last wins of a pool. */
export const listWinsOf = (db: Db, poolId: number, limit: number): Promise<CycleRow[]> =>
  db
    .selectFrom('jackpots.cycle')
    .selectAll()
    .where('pool_id', '=', poolId)
    .where('won_at', 'is not', null)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
