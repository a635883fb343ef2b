import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { SegmentProfile } from '@trevo/promotion-rules/in-segment.ts'
import { sql } from 'kysely'
import type { PromotionsTables } from '../../tables.ts'

type Db = Database<PromotionsTables>['db']
export type ProfileRow = PromotionsTables['promotions.member_profile']
export type LastStake = PromotionsTables['promotions.last_stake']

/** The highest member that has a profile; 0 without any. */
export const lastProfiled = async (db: Db): Promise<bigint> => {
  const { rows } = await sql<{ id: bigint | null }>`
    select max(member_id) as id from promotions.member_profile`.execute(db)
  return rows[0]?.id ?? 0n
}

/** Which of these members have a profile. */
export const listProfiled = async (
  db: Db,
  memberIds: readonly bigint[],
): Promise<ReadonlySet<bigint>> => {
  const { rows } = await sql<{ member_id: bigint }>`select member_id from promotions.member_profile
    where member_id = any(${[...memberIds]}::bigint[])`.execute(db)
  return new Set(rows.map(({ member_id: id }) => id))
}

/** Members whose profile is due, the longest overdue first. */
export const listDue = async (db: Db, now: Date, limit: number): Promise<bigint[]> => {
  const rows = await db
    .selectFrom('promotions.member_profile')
    .select('member_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute()
  return rows.map(({ member_id: id }) => id)
}

/** Reads these profiles again at the next run. */
export const makeDue = async (db: Db, memberIds: readonly bigint[], now: Date): Promise<void> => {
  await sql`update promotions.member_profile set due_at = ${now}
    where member_id = any(${[...memberIds]}::bigint[]) and due_at > ${now}`.execute(db)
}

/** Writes profiles as they were read, with the last stakes that are known. */
export const saveProfiles = async (
  tx: Tx,
  profiles: readonly ProfileRow[],
  stakes: readonly LastStake[],
): Promise<void> => {
  const own = tables<PromotionsTables>(tx)
  if (profiles.length > 0) {
    await own
      .insertInto('promotions.member_profile')
      .values([...profiles])
      .onConflict((conflict) =>
        conflict.column('member_id').doUpdateSet((set) => ({
          brand_id: set.ref('excluded.brand_id'),
          account: set.ref('excluded.account'),
          level: set.ref('excluded.level'),
          registered_at: set.ref('excluded.registered_at'),
          last_staked_at: set.ref('excluded.last_staked_at'),
          country: set.ref('excluded.country'),
          state: set.ref('excluded.state'),
          tags: set.ref('excluded.tags'),
          available_minor: set.ref('excluded.available_minor'),
          line: set.ref('excluded.line'),
          is_flagged: set.ref('excluded.is_flagged'),
          read_at: set.ref('excluded.read_at'),
          due_at: set.ref('excluded.due_at'),
        })),
      )
      .execute()
  }
  if (stakes.length === 0) return
  await own
    .insertInto('promotions.last_stake')
    .values([...stakes])
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'product'])
        .doUpdateSet((set) => ({ at: set.ref('excluded.at') })),
    )
    .execute()
}

/** Tags of these members. */
export const listTagsOf = async (
  db: Db,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, string[]>> => {
  const { rows } = await sql<{ member_id: bigint; tags: string[] }>`
    select member_id, array_agg(tag order by tag) as tags from promotions.member_tag
    where member_id = any(${[...memberIds]}::bigint[]) group by member_id`.execute(db)
  return new Map(rows.map(({ member_id: id, tags }) => [id, tags]))
}

/** What segments ask about one member, as it was read last; undefined before the first reading. */
export const findProfile = async (
  db: Db,
  memberId: bigint,
): Promise<SegmentProfile | undefined> => {
  const row = await db
    .selectFrom('promotions.member_profile')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!row) return undefined
  const stakes = await db
    .selectFrom('promotions.last_stake')
    .select(['product', 'at'])
    .where('member_id', '=', memberId)
    .execute()
  return {
    level: row.level,
    registeredAt: row.registered_at,
    lastStakes: stakes,
    country: row.country,
    state: row.state,
    tags: row.tags,
    availableMinor: row.available_minor,
    line: row.line,
    isFlagged: row.is_flagged,
  }
}
