import { sql, type RawBuilder } from 'kysely'
import { memberOf, type Member } from '../../common/repository/find-member.ts'
import type { MemberDb } from '../../tables.ts'

const foundMax = 10

const listWhere = async (db: MemberDb, isIt: RawBuilder<boolean>): Promise<Member[]> => {
  const rows = await db
    .selectFrom('members.member')
    .selectAll()
    .where(isIt)
    // Ordered by the bare id, PostgreSQL would walk through all members until it finds ten.
    .orderBy(sql`member_id + 0`, 'desc')
    .limit(foundMax)
    .execute()
  return rows.map(memberOf)
}

/** Whose email this is, confirmed or not. */
export const listByEmail = (db: MemberDb, brandId: number, email: string) =>
  listWhere(
    db,
    sql<boolean>`brand_id = ${brandId} and email is not null and lower(email) = lower(${email})`,
  )

/** Whose number this is (+5511987654321), confirmed or not. */
export const listByMobile = (db: MemberDb, brandId: number, mobileE164: string) =>
  listWhere(db, sql<boolean>`brand_id = ${brandId} and mobile_e164 = ${mobileE164}`)

/** Whose CPF this is, 11 digits. */
export const listByCpf = (db: MemberDb, brandId: number, cpf: string) =>
  listWhere(db, sql<boolean>`brand_id = ${brandId} and tax_id = ${cpf}`)
