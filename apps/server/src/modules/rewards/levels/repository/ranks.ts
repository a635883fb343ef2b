import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { sql, type QueryExecutorProvider } from 'kysely'
import type { RewardsTables } from '../../tables.ts'

type Db = Database<RewardsTables>['db']
export type RankRow = RewardsTables['rewards.member_rank']
type BenefitRow = RewardsTables['rewards.level_benefit']

/** Locks the member's rank until the transaction ends. */
export const lockRank = (tx: Tx, memberId: bigint): Promise<RankRow> =>
  tables<RewardsTables>(tx)
    .selectFrom('rewards.member_rank')
    .selectAll()
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** Takes members off the list of due checks, those checked longest ago first. */
export const takeDueRanks = async (db: Db, limit: number): Promise<RankRow[]> => {
  const { rows } = await sql<RankRow>`
    update rewards.member_rank set is_due = false where member_id in (
      select member_id from rewards.member_rank where is_due
      order by looked_at nulls first limit ${limit}
      for update skip locked) returning *`.execute(db)
  return rows
}

/** Puts the member back on the list. */
export const keepDue = async (db: Db, memberId: bigint, lookedAt: Date): Promise<void> => {
  await sql`update rewards.member_rank set is_due = true, looked_at = ${lookedAt}
    where member_id = ${memberId}`.execute(db)
}

export const setRank = async (
  tx: Tx,
  memberId: bigint,
  { rank, lookedAt }: { readonly rank: number; readonly lookedAt: Date },
): Promise<void> => {
  await sql`update rewards.member_rank set rank = ${rank}, looked_at = ${lookedAt}
    where member_id = ${memberId}`.execute(tx)
}

/** The rewards of a brand's levels up to a rank, from the lowest. */
export const listBenefitsUpTo = (tx: Tx, brandId: number, rank: number): Promise<BenefitRow[]> =>
  tables<RewardsTables>(tx)
    .selectFrom('rewards.level_benefit')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('rank', '<=', rank)
    .orderBy('rank')
    .execute()

/** The rewards of a brand's levels, from the lowest. */
export const listBenefits = (db: Db, brandId: number): Promise<BenefitRow[]> =>
  db
    .selectFrom('rewards.level_benefit')
    .selectAll()
    .where('brand_id', '=', brandId)
    .orderBy('rank')
    .execute()

/** Levels of all brands with a birthday reward. */
export const listBirthdayBenefits = (db: Db) =>
  db
    .selectFrom('rewards.level_benefit')
    .select(['brand_id', 'rank', 'birthday_minor'])
    .where('birthday_minor', '>', 0n)
    .execute()

/** Members whose level was checked after play since an instant, in that order. */
export const listChecked = async (
  db: QueryExecutorProvider,
  since: Date,
  limit: number,
): Promise<readonly { readonly memberId: bigint; readonly at: Date }[]> => {
  const { rows } = await sql<{ member_id: bigint; looked_at: Date }>`
    select member_id, looked_at from rewards.member_rank where looked_at > ${since}
    order by looked_at, member_id limit ${limit}`.execute(db)
  return rows.map((row) => ({ memberId: row.member_id, at: row.looked_at }))
}
