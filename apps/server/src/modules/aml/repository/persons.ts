import type { ClassReason, RiskClass } from '@trevo/contract/ops/compliance/aml.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { AmlDb, AmlTables, PersonRow } from './tables.ts'

/** Serialises what is decided about a person, until the transaction ends. */
export const lockWatched = async (tx: Tx, personId: bigint): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('aml person ' || ${personId}, 0))`.execute(
    tables<AmlTables>(tx),
  )
}

export const findPerson = (db: AmlDb, personId: bigint): Promise<PersonRow | undefined> =>
  db.selectFrom('aml.person').selectAll().where('person_id', '=', personId).executeTakeFirst()

export const findPersons = async (
  db: AmlDb,
  personIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, PersonRow>> => {
  const rows = await db
    .selectFrom('aml.person')
    .selectAll()
    .where('person_id', 'in', [...personIds, 0n])
    .execute()
  return new Map(rows.map((row) => [row.person_id, row]))
}

/** Saves the class; a change of class or reasons is kept in the history. */
export const saveClass = async (tx: Tx, row: PersonRow): Promise<void> => {
  const db = tables<AmlTables>(tx)
  const known = await findPerson(db, row.person_id)
  await db
    .insertInto('aml.person')
    .values(row)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ ...row }))
    .execute()
  if (known?.risk_class === row.risk_class && known.reasons.join() === row.reasons.join()) return
  await db
    .insertInto('aml.class_change')
    .values({
      person_id: row.person_id,
      at: row.calculated_at,
      risk_class: row.risk_class,
      reasons: row.reasons,
    })
    .execute()
}

export const listClassChanges = (
  db: AmlDb,
  personId: bigint,
  limit: number,
): Promise<{ at: Date; risk_class: RiskClass; reasons: ClassReason[] }[]> =>
  db
    .selectFrom('aml.class_change')
    .select(['at', 'risk_class', 'reasons'])
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Persons of a class, the last calculated first. */
export const listPersons = (
  db: AmlDb,
  {
    companyId,
    riskClass,
    from,
    limit,
  }: {
    readonly companyId: number
    readonly riskClass: RiskClass
    readonly from: { readonly at: Date; readonly id: bigint } | undefined
    readonly limit: number
  },
): Promise<PersonRow[]> => {
  let query = db
    .selectFrom('aml.person')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('risk_class', '=', riskClass)
  if (from) query = query.where(sql<boolean>`(calculated_at, person_id) < (${from.at}, ${from.id})`)
  return query.orderBy('calculated_at', 'desc').orderBy('person_id', 'desc').limit(limit).execute()
}

/**
 * Alerts, cases and classes of one person's account become the other's, who is evaluated again. Where both have an
 * open case, the older one takes the alerts and the other is archived.
 */
export const movePerson = async (
  tx: Tx,
  joined: {
    readonly fromPersonId: bigint
    readonly toPersonId: bigint
    readonly memberId: bigint
  },
): Promise<void> => {
  const { fromPersonId: from, toPersonId: to, memberId } = joined
  const db = tables<AmlTables>(tx)
  await sql`
    with kept as (
      select min(id) as id, max(id) as other from aml.case_file
      where state = 'open' and (person_id = ${to} or person_id = ${from} and member_id = ${memberId})
      having count(*) = 2
    ), moved as (
      update aml.alert a set case_id = kept.id from kept where a.case_id = kept.other
    )
    update aml.case_file c set state = 'archived', decided_by = opened_by, decided_at = clock_timestamp(),
      decision = 'case ' || kept.id
    from kept where c.id = kept.other`.execute(db)
  await sql`update aml.case_file set person_id = ${to}
    where person_id = ${from} and member_id = ${memberId}`.execute(db)
  await sql`
    update aml.alert a set person_id = ${to},
      key = case when exists (select from aml.alert b where b.person_id = ${to} and b.rule = a.rule
        and b.key = a.key) then a.key || ' ' || a.id else a.key end
    where person_id = ${from} and member_id = ${memberId}`.execute(db)
  await sql`delete from aml.person where person_id = ${from} and member_id = ${memberId}`.execute(
    db,
  )
  await sql`
    insert into aml.due as d (member_id, since) values (${memberId}, clock_timestamp())
    on conflict (member_id) do update set changes = d.changes + 1`.execute(db)
}
