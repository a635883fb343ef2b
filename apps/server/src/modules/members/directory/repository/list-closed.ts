import { sql } from 'kysely'
import type { MemberDb } from '../../tables.ts'

export type ClosedAccount = {
  readonly memberId: bigint
  readonly brandId: number
  readonly closedAt: Date
}

/** Closed accounts in the order of their ids, from the one after `afterId` on. */
export const listClosed = async (
  db: MemberDb,
  afterId: bigint,
  limit: number,
): Promise<readonly ClosedAccount[]> => {
  const { rows } = await sql<ClosedAccount>`
    select member_id as "memberId", brand_id as "brandId", closed_at as "closedAt"
    from members.member where closed_at is not null and member_id > ${afterId}
    order by member_id limit ${limit}`.execute(db)
  return rows
}

/** Why operators blocked a permission of these members, by member; those without a block are left out. */
export const findBlockReasons = async (
  db: MemberDb,
  memberIds: readonly bigint[],
  permission: string,
): Promise<ReadonlyMap<bigint, string>> => {
  const { rows } = await sql<{ member_id: bigint; reason: string }>`
    select member_id, reason from members.block
    where member_id = any (${[...memberIds]}::bigint[]) and permission = ${permission} and ended_at is null`.execute(
    db,
  )
  return new Map(rows.map(({ member_id: memberId, reason }) => [memberId, reason]))
}
