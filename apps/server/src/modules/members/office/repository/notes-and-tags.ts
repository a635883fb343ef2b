import { sql, type Selectable } from 'kysely'
import type { MemberDb, NoteTable } from '../../tables.ts'

export type NoteRow = Selectable<NoteTable>

/** The latest first, before a note of the list. */
export const listNotes = (
  db: MemberDb,
  memberId: bigint,
  { before, limit }: { readonly before: bigint | undefined; readonly limit: number },
): Promise<NoteRow[]> => {
  let query = db.selectFrom('members.note').selectAll().where('member_id', '=', memberId)
  if (before !== undefined) query = query.where('note_id', '<', before)
  return query.orderBy('note_id', 'desc').limit(limit).execute()
}

export const insertNote = (db: MemberDb, note: Omit<NoteRow, 'note_id'>): Promise<NoteRow> =>
  db.insertInto('members.note').values(note).returningAll().executeTakeFirstOrThrow()

/** How many notes a member has; counting stops at `max`. */
export const countNotes = async (db: MemberDb, memberId: bigint, max: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from members.note where member_id = ${memberId} limit ${max}) as kept`.execute(db)
  return rows[0]?.count ?? 0
}

/** The tags of each of some members, in the order of the alphabet. */
export const findTags = async (
  db: MemberDb,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, string[]>> => {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('members.tag')
    .select(['member_id', 'tag'])
    .where('member_id', 'in', [...memberIds])
    .orderBy('tag')
    .execute()
  const byMember = Map.groupBy(rows, ({ member_id: memberId }) => memberId)
  return new Map([...byMember].map(([id, tags]) => [id, tags.map(({ tag }) => tag)]))
}

/** Adds tags and removes others. The caller has locked the member. */
export const saveTags = async (
  db: MemberDb,
  { brandId, memberId }: { readonly brandId: number; readonly memberId: bigint },
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
): Promise<void> => {
  if (remove.length > 0) {
    await db
      .deleteFrom('members.tag')
      .where('brand_id', '=', brandId)
      .where('member_id', '=', memberId)
      .where('tag', 'in', [...remove])
      .execute()
  }
  if (add.length > 0) {
    await db
      .insertInto('members.tag')
      .values(add.map((tag) => ({ brand_id: brandId, tag, member_id: memberId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Nobody else changes the member's row until the transaction ends. */
export const lockMember = async (db: MemberDb, memberId: bigint): Promise<void> => {
  await db
    .selectFrom('members.member')
    .select('member_id')
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .execute()
}

/** The tags that members of a brand have, each found by the index after the one before. */
export const listTagsOfBrand = async (
  db: MemberDb,
  brandId: number,
  limit: number,
): Promise<string[]> => {
  const { rows } = await sql<{ tag: string }>`
    with recursive found as (
      (select tag from members.tag where brand_id = ${brandId} order by tag limit 1)
      union all
      select (select t.tag from members.tag t where t.brand_id = ${brandId} and t.tag > found.tag
        order by t.tag limit 1)
      from found where found.tag is not null
    )
    select tag from found where tag is not null limit ${limit}`.execute(db)
  return rows.map(({ tag }) => tag)
}
