import { sql } from 'kysely'
import { memberOf, type Member } from '../../common/repository/find-member.ts'
import type { MemberDb } from '../../tables.ts'

/** The size of a selection list. */
const downlineMax = 500

export type BelowFilter = {
  /** Part of the account's name or of the nickname, in any case; empty matches everybody. */
  readonly search: string
  readonly limit: number
}

/** The members directly below, agents or not, oldest first; closed and excluded ones left out. */
export const listMembersBelow = async (
  db: MemberDb,
  memberId: bigint,
  { search, limit }: BelowFilter,
): Promise<Member[]> => {
  const text = search.trim().toLowerCase()
  const rows = await db
    .selectFrom('members.member')
    .selectAll()
    .where('upline_member_id', '=', memberId)
    .where('closed_at', 'is', null)
    .where('excluded_at', 'is', null)
    .$if(text !== '', (query) =>
      query.where(
        sql<boolean>`(strpos(split_part(account_key, '@', 2), ${text}) > 0
          or strpos(lower(nickname), ${text}) > 0)`,
      ),
    )
    .orderBy('member_id')
    .limit(limit)
    .execute()
  return rows.map(memberOf)
}

/** Members one level below, of some account types, by name; closed and excluded ones left out. */
export const listDirectDownline = async (
  db: MemberDb,
  uplineMemberId: bigint,
  types: readonly number[],
): Promise<readonly Member[]> => {
  if (types.length === 0) return []
  const rows = await db
    .selectFrom('members.member')
    .selectAll()
    .where('upline_member_id', '=', uplineMemberId)
    .where('type', 'in', [...types])
    .where('closed_at', 'is', null)
    .where('excluded_at', 'is', null)
    .orderBy('account_key')
    .limit(downlineMax)
    .execute()
  return rows.map(memberOf)
}

/** How many members a member referred. */
export const countReferred = async (db: MemberDb, memberId: bigint): Promise<number> => {
  const { count } = await db
    .selectFrom('members.member')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('referrer_member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Members that a member referred, latest first, up to `limit`. */
export const listReferred = async (
  db: MemberDb,
  memberId: bigint,
  limit: number,
): Promise<readonly Member[]> => {
  const rows = await db
    .selectFrom('members.member')
    .selectAll()
    .where('referrer_member_id', '=', memberId)
    .orderBy('member_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(memberOf)
}

/** Ids of members in the order of their registration. */
export const listIdsAfter = async (
  db: MemberDb,
  afterId: bigint,
  limit: number,
): Promise<readonly bigint[]> => {
  const rows = await db
    .selectFrom('members.member')
    .select('member_id')
    .where('member_id', '>', afterId)
    .orderBy('member_id')
    .limit(limit)
    .execute()
  return rows.map(({ member_id: id }) => id)
}
