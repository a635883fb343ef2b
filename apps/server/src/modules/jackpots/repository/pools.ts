import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { CycleRow, JackpotTables, PoolRow } from './tables.ts'

type Db = Database<JackpotTables>['db']

export const listPools = (db: Db): Promise<PoolRow[]> =>
  db.selectFrom('jackpots.pool').selectAll().orderBy('id').execute()

/** Operations that fill, pay or open a pool are serialized here. */
export const lockPool = (tx: Tx, poolId: number): Promise<PoolRow | undefined> =>
  tables<JackpotTables>(tx)
    .selectFrom('jackpots.pool')
    .selectAll()
    .where('id', '=', poolId)
    .forUpdate()
    .executeTakeFirst()

export const updatePool = async (
  tx: Tx,
  poolId: number,
  change: Partial<Pick<PoolRow, 'balance_minor' | 'hit_count' | 'opened_at'>>,
): Promise<void> => {
  await tables<JackpotTables>(tx)
    .updateTable('jackpots.pool')
    .set(change)
    .where('id', '=', poolId)
    .execute()
}

export const getCycle = (db: Db, poolId: number, number: number): Promise<CycleRow> =>
  db
    .selectFrom('jackpots.cycle')
    .selectAll()
    .where('pool_id', '=', poolId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()

export const insertCycle = async (
  tx: Tx,
  cycle: Pick<CycleRow, 'pool_id' | 'number' | 'secret' | 'commitment' | 'committed_at'>,
): Promise<void> => {
  await tables<JackpotTables>(tx).insertInto('jackpots.cycle').values(cycle).execute()
}

export const updateCycle = async (
  tx: Tx,
  { pool_id: poolId, number }: Pick<CycleRow, 'pool_id' | 'number'>,
  change: Partial<Omit<CycleRow, 'pool_id' | 'number' | 'secret' | 'commitment' | 'committed_at'>>,
): Promise<void> => {
  await tables<JackpotTables>(tx)
    .updateTable('jackpots.cycle')
    .set(change)
    .where('pool_id', '=', poolId)
    .where('number', '=', number)
    .execute()
}

/** Current cycles of every pool. */
export const listRunningCycles = (db: Db): Promise<CycleRow[]> =>
  db
    .selectFrom('jackpots.cycle')
    .selectAll()
    .where('opened_at', 'is not', null)
    .where('won_at', 'is', null)
    .execute()

/** How many pools of a brand have a current cycle. */
export const countRunningPools = async (db: Db, brandId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('jackpots.cycle')
    .innerJoin('jackpots.pool', 'jackpots.pool.id', 'jackpots.cycle.pool_id')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('brand_id', '=', brandId)
    .where('jackpots.cycle.opened_at', 'is not', null)
    .where('won_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Won cycles of a brand, latest first. */
export const listWonCycles = (db: Db, brandId: number, limit: number): Promise<CycleRow[]> =>
  db
    .selectFrom('jackpots.cycle')
    .innerJoin('jackpots.pool', 'jackpots.pool.id', 'jackpots.cycle.pool_id')
    .selectAll('jackpots.cycle')
    .where('brand_id', '=', brandId)
    .where('won_at', 'is not', null)
    .orderBy('won_at', 'desc')
    .limit(limit)
    .execute()

/** Of these games those that take part, with the brand of each pool. */
export const listGamesOf = async (
  tx: Tx,
  nodeIds: readonly number[],
): Promise<readonly (PoolGame & { readonly brandId: number })[]> => {
  if (nodeIds.length === 0) return []
  const rows = await tables<JackpotTables>(tx)
    .selectFrom('jackpots.game')
    .innerJoin('jackpots.pool', 'jackpots.pool.id', 'jackpots.game.pool_id')
    .select(['node_id', 'pool_id', 'share_bp', 'brand_id'])
    .where('node_id', 'in', [...nodeIds])
    .execute()
  return rows.map((row) => ({
    nodeId: row.node_id,
    poolId: row.pool_id,
    shareBp: row.share_bp,
    brandId: row.brand_id,
  }))
}

export type PoolGame = {
  readonly nodeId: number
  readonly poolId: number
  readonly shareBp: number
}

export const listPoolGames = async (db: Db): Promise<PoolGame[]> => {
  const rows = await db.selectFrom('jackpots.game').selectAll().orderBy('node_id').execute()
  return rows.map((row) => ({ nodeId: row.node_id, poolId: row.pool_id, shareBp: row.share_bp }))
}
