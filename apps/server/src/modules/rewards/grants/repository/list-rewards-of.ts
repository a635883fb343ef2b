import { sql, type Kysely } from 'kysely'
import type { RewardRow, RewardsTables } from '../../tables.ts'
import { moneyOf } from '../domain/prize-money.ts'

/** A reward of a member, of any state. */
export type RewardOf = Pick<RewardRow, 'id' | 'names' | 'kind' | 'granted_at'> & {
  readonly state: RewardRow['state'] | 'withdrawn'
  readonly worthMinor: bigint
}

/** Every reward of a member, the latest first. */
export const listRewardsOf = async (
  db: Kysely<RewardsTables>,
  memberId: bigint,
  { before, limit }: { readonly before: bigint | undefined; readonly limit: number },
): Promise<RewardOf[]> => {
  let query = db.selectFrom('rewards.reward').selectAll().where('member_id', '=', memberId)
  if (before !== undefined) query = query.where('id', '<', before)
  const rows = await query.orderBy('id', 'desc').limit(limit).execute()
  return rows.map((row) => ({
    id: row.id,
    names: row.names,
    kind: row.kind,
    granted_at: row.granted_at,
    state: row.withdrawn_at ? 'withdrawn' : row.state,
    worthMinor: moneyOf(row),
  }))
}

/** The level that each of some members has reached; those without a row are at the lowest. */
export const findRanksOf = async (
  db: Kysely<RewardsTables>,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> => {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('rewards.member_rank')
    .select(['member_id', 'rank'])
    .where('member_id', 'in', [...memberIds])
    .execute()
  return new Map(rows.map(({ member_id: memberId, rank }) => [memberId, rank]))
}

/** Members of a brand's levels above the lowest, by falling number. */
export const listIdsOfLevels = async (
  db: Kysely<RewardsTables>,
  page: {
    readonly brandId: number
    readonly levelMin: number
    readonly levelMax: number
    readonly before: bigint | undefined
    readonly limit: number
  },
): Promise<readonly bigint[]> => {
  const { brandId, levelMin, levelMax, before, limit } = page
  // Each level by itself, so that every one is read in the order of its index.
  const { rows } = await sql<{ member_id: bigint }>`
    select one.member_id
    from generate_series(greatest(${levelMin}::integer, 1), ${levelMax}::integer) level
    cross join lateral (
      select r.member_id from rewards.member_rank r
      where r.brand_id = ${brandId} and r.rank = level and r.rank > 0
        and (${before ?? null}::bigint is null or r.member_id < ${before ?? null}::bigint)
      order by r.member_id desc limit ${limit}
    ) one
    order by one.member_id desc limit ${limit}`.execute(db)
  return rows.map(({ member_id: memberId }) => memberId)
}
