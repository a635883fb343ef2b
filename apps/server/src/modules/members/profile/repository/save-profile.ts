import type { LanguageCode } from '@trevo/languages/languages.ts'
import { sql } from 'kysely'
import type { MemberDb } from '../../tables.ts'

export const saveNickname = async (
  db: MemberDb,
  memberId: bigint,
  nickname: string,
): Promise<void> => {
  await saveProfile(db, memberId, { nickname })
}

export const saveLanguage = async (
  db: MemberDb,
  memberId: bigint,
  language: LanguageCode,
): Promise<void> => {
  await db
    .updateTable('members.member')
    .set({ language })
    .where('member_id', '=', memberId)
    .execute()
}

export const saveSilentUntil = async (
  db: MemberDb,
  memberId: bigint,
  until: Date | null,
): Promise<void> => {
  await db
    .updateTable('members.member')
    .set({ silent_until: until })
    .where('member_id', '=', memberId)
    .execute()
}

export type ProfileColumns = Partial<{
  nickname: string
  payee_name: string
  born_on: string
  tax_id: string
  /** Whose the CPF is. */
  person_id: bigint
  line: string
  whatsapp: string
  facebook: string
  wechat: string
  qq_number: string
}>

/** Set once, never changed: money and the law depend on them. */
const keptColumns = ['payee_name', 'born_on', 'tax_id'] as const

/** False if a permanent field already had another value. */
export const saveProfile = async (
  db: MemberDb,
  memberId: bigint,
  columns: ProfileColumns,
): Promise<boolean> => {
  let query = db.updateTable('members.member').set(columns).where('member_id', '=', memberId)
  for (const column of keptColumns) {
    const value = columns[column]
    if (value === undefined) continue
    query = query.where(sql<boolean>`coalesce(${sql.ref(column)}::text, ${value}) = ${value}`)
  }
  const result = await query.executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Shown only on the member's own security page. */
export const findPrivateProfile = (db: MemberDb, memberId: bigint) =>
  db
    .selectFrom('members.member')
    .select([
      // As text: a calendar day must not be shifted by a time zone.
      sql<string | null>`born_on::text`.as('born_on'),
      'line',
      'whatsapp',
      'facebook',
      'wechat',
      'qq_number',
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()

/** False if it was already closed. */
export const saveClosed = async (
  db: MemberDb,
  memberId: bigint,
  closed: { readonly at: Date; readonly reason: string | null },
): Promise<boolean> => {
  const result = await db
    .updateTable('members.member')
    .set({ closed_at: closed.at, close_reason: closed.reason })
    .where('member_id', '=', memberId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
