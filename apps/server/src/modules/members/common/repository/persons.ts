import { sql } from 'kysely'
import type { MemberDb } from '../../tables.ts'

export type Person = {
  readonly personId: bigint
  readonly companyId: number
  readonly cpf: string | null
}

/** Serialises everything that gives this CPF to a person, until the transaction ends. */
export const lockCpf = async (db: MemberDb, cpf: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('members.person'), hashtext(${cpf}))`.execute(db)
}

/** Whose the account is. Throws without such a member. */
export const personOf = async (db: MemberDb, memberId: bigint): Promise<Person> => {
  const row = await db
    .selectFrom('members.member as m')
    .innerJoin('members.person as p', 'p.person_id', 'm.person_id')
    .select(['p.person_id', 'p.company_id', 'p.cpf'])
    .where('m.member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return { personId: row.person_id, companyId: row.company_id, cpf: row.cpf }
}

/** Who of a company has the CPF. */
export const findPersonByCpf = async (
  db: MemberDb,
  companyId: number,
  cpf: string,
): Promise<bigint | undefined> => {
  const row = await db
    .selectFrom('members.person')
    .select('person_id')
    .where('company_id', '=', companyId)
    .where('cpf', '=', cpf)
    .executeTakeFirst()
  return row?.person_id
}

/** Locks persons in ascending order until the transaction ends. */
export const lockPersons = async (db: MemberDb, personIds: readonly bigint[]): Promise<void> => {
  await db
    .selectFrom('members.person')
    .select('person_id')
    .where('person_id', 'in', [...personIds])
    .orderBy('person_id')
    .forUpdate()
    .execute()
}

export const saveCpf = async (db: MemberDb, personId: bigint, cpf: string): Promise<void> => {
  await db.updateTable('members.person').set({ cpf }).where('person_id', '=', personId).execute()
}

/** Notes whose accounts this person's became. */
export const saveJoined = async (
  db: MemberDb,
  personId: bigint,
  joinedPersonId: bigint,
): Promise<void> => {
  await db
    .updateTable('members.person')
    .set({ joined_person_id: joinedPersonId })
    .where('person_id', '=', personId)
    .execute()
}

/** The accounts of a person, at most one a brand, in the order of the brands. */
export const accountsOfPerson = async (
  db: MemberDb,
  personId: bigint,
): Promise<readonly { readonly memberId: bigint; readonly brandId: number }[]> => {
  const rows = await db
    .selectFrom('members.member')
    .select(['member_id', 'brand_id'])
    .where('person_id', '=', personId)
    .orderBy('brand_id')
    .execute()
  return rows.map((row) => ({ memberId: row.member_id, brandId: row.brand_id }))
}
