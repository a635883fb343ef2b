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

/** Locks the person whose the account is, until the transaction ends. */
export const lockPersonOf = async (db: MemberDb, memberId: bigint): Promise<void> => {
  const { personId } = await personOf(db, memberId)
  await lockPersons(db, [personId])
}

/** Whether the account's person, or another account with its CPF, is open at the brand beside this one. */
export const hasOpenAccountBeside = async (db: MemberDb, memberId: bigint): Promise<boolean> => {
  const row = await db
    .selectFrom('members.member as m')
    .innerJoin('members.member as o', (join) =>
      join
        .onRef('o.brand_id', '=', 'm.brand_id')
        .onRef('o.member_id', '<>', 'm.member_id')
        .on('o.closed_at', 'is', null),
    )
    .select('o.member_id')
    .where('m.member_id', '=', memberId)
    .where((where) =>
      where.or([
        where('o.person_id', '=', where.ref('m.person_id')),
        where('o.tax_id', '=', where.ref('m.tax_id')),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
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

/** What is withheld from one of a person's accounts is withheld from all, the joining one among them. */
export const shareWithheld = async (
  db: MemberDb,
  joiningId: bigint,
  personId: bigint,
): Promise<void> => {
  await sql`with own as (
      select member_id, offers_withheld_at as at from members.member
      where person_id = ${personId} or member_id = ${joiningId}
    ), first as (select min(at) as at from own)
    update members.member m set offers_withheld_at = first.at from first
    where m.member_id in (select member_id from own) and m.offers_withheld_at is distinct from first.at`.execute(
    db,
  )
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

/** Ids of all accounts of a person at every brand, in ascending order, in which their balances are locked. */
export const listAccountIds = async (
  db: MemberDb,
  personId: bigint,
): Promise<readonly bigint[]> => {
  const rows = await db
    .selectFrom('members.member')
    .select('member_id')
    .where('person_id', '=', personId)
    .orderBy('member_id')
    .execute()
  return rows.map((row) => row.member_id)
}

/** Takes a further account that a person got, the lowest that nothing else takes. @returns whose it is */
export const takeAddedAccount = async (db: MemberDb): Promise<bigint | undefined> => {
  const { rows } = await sql<{ person_id: bigint }>`
    delete from members.added_account a using members.member m
    where m.member_id = a.member_id and a.member_id in (
      select x.member_id from members.added_account x order by x.member_id limit 1 for update skip locked)
    returning m.person_id`.execute(db)
  return rows[0]?.person_id
}

export type PersonOfBrands = {
  readonly personId: bigint
  /** Where the person has accounts. */
  readonly brandIds: readonly number[]
}

/** Persons whose CPF is known, in the order of their ids. */
export const listPersonsAfter = async (
  db: MemberDb,
  afterId: bigint,
  limit: number,
): Promise<readonly PersonOfBrands[]> => {
  const { rows } = await sql<{ person_id: bigint; brand_ids: number[] }>`
    select p.person_id,
      array(select m.brand_id from members.member m where m.person_id = p.person_id) as brand_ids
    from members.person p where p.cpf is not null and p.person_id > ${afterId}
    order by p.person_id limit ${limit}`.execute(db)
  return rows.map((row) => ({ personId: row.person_id, brandIds: row.brand_ids }))
}
