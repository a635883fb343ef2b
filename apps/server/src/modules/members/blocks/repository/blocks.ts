import type { MemberPermission } from '@trevo/contract/member-permissions.ts'
import { sql, type Selectable } from 'kysely'
import type { BlockTable, MemberDb } from '../../tables.ts'

export type BlockRow = Selectable<BlockTable>

/** The blocks in force, at most one for each permission. */
export const listRunningBlocks = (db: MemberDb, memberId: bigint): Promise<BlockRow[]> =>
  db
    .selectFrom('members.block')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .orderBy('block_id')
    .execute()

/** Writes the permissions that are blocked to the member, from the rows in force. */
const markBlocked = async (db: MemberDb, memberId: bigint): Promise<void> => {
  await sql`update members.member set blocked = (
      select coalesce(array_agg(permission order by block_id), '{}') from members.block
      where member_id = ${memberId} and ended_at is null)
    where member_id = ${memberId}`.execute(db)
}

/** Ends those in force of these permissions, and tells which they were. */
export const endRunningBlocks = async (
  db: MemberDb,
  memberId: bigint,
  permissions: readonly MemberPermission[],
  at: Date,
): Promise<BlockRow[]> => {
  const ended = await db
    .updateTable('members.block')
    .set({ ended_at: at })
    .where('member_id', '=', memberId)
    .where('permission', 'in', [...permissions])
    .where('ended_at', 'is', null)
    .returningAll()
    .execute()
  await markBlocked(db, memberId)
  return ended
}

/** One for each permission; the earlier ones have ended. */
export const insertBlocks = async (
  db: MemberDb,
  permissions: readonly MemberPermission[],
  block: Omit<BlockRow, 'block_id' | 'permission' | 'ended_at'>,
): Promise<void> => {
  const rows = permissions.map((permission) => ({ ...block, permission }))
  await db.insertInto('members.block').values(rows).execute()
  await markBlocked(db, block.member_id)
}

/** Members of whom a block has reached its end, the earliest first. */
export const listOverdueBlocks = (
  db: MemberDb,
  now: Date,
  limit: number,
): Promise<Pick<BlockRow, 'member_id'>[]> =>
  db
    .selectFrom('members.block')
    .select('member_id')
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(limit)
    .execute()
