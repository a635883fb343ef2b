import { sql, type Kysely } from 'kysely'
import type { SportsTables } from '../../tables.ts'

type Draft = SportsTables['sportsbook.draft']

export const findDraft = (db: Kysely<SportsTables>, memberId: bigint) =>
  db.selectFrom('sportsbook.draft').selectAll().where('member_id', '=', memberId).executeTakeFirst()

/** Replaces the member's draft. */
export const saveDraft = async (
  db: Kysely<SportsTables>,
  { member_id: memberId, legs, updated_at: at }: Draft,
): Promise<void> => {
  await sql`
    insert into sportsbook.draft (member_id, legs, updated_at)
    values (${memberId}, ${JSON.stringify(legs)}::jsonb, ${at})
    on conflict (member_id) do update
    set legs = excluded.legs, updated_at = excluded.updated_at`.execute(db)
}
