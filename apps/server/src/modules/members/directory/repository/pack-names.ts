import { sql } from 'kysely'
import type { MemberDb } from '../../tables.ts'

/**
 * Brands and user names of members as one JSON text, `[["7",1,"ana"]]`, written by the database: a process that only
 * hands it to another thread spends no time on it.
 * @param memberIds separated by commas
 */
export const packNames = async (db: MemberDb, memberIds: string): Promise<string> => {
  const { rows } = await sql<{ text: string }>`
    select coalesce(json_agg(json_build_array(member_id::text, brand_id,
      substr(account, strpos(account, '@') + 1))), '[]')::text as text
    from members.member where member_id = any (string_to_array(${memberIds}, ',')::bigint[])`.execute(
    db,
  )
  return rows[0]?.text ?? '[]'
}
