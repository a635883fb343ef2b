import { hasCome } from '@trevo/database/has-come.ts'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { ImpedimentStep } from '../domain/impediment-clock.ts'
import type {
  ComplianceDb,
  ImpededAccountTable,
  ImpedimentEventTable,
  ImpedimentTable,
  VoidStakeTable,
} from './tables.ts'

export type Impediment = Selectable<ImpedimentTable>
export type ImpededAccount = Selectable<ImpededAccountTable>

/** The person's impediment in force; there is at most one. */
export const findRunningImpediment = (
  db: ComplianceDb,
  personId: bigint,
): Promise<Impediment | undefined> =>
  db
    .selectFrom('compliance.impediment')
    .selectAll()
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

export const insertImpediment = async (
  db: ComplianceDb,
  row: Insertable<ImpedimentTable>,
): Promise<bigint> => {
  const { impediment_id: id } = await db
    .insertInto('compliance.impediment')
    .values(row)
    .returning('impediment_id')
    .executeTakeFirstOrThrow()
  return id
}

/** Locks an impediment and reads it. */
export const lockImpediment = (db: ComplianceDb, id: bigint): Promise<Impediment | undefined> =>
  db
    .selectFrom('compliance.impediment')
    .selectAll()
    .where('impediment_id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const updateImpediment = async (
  db: ComplianceDb,
  id: bigint,
  change: Updateable<ImpedimentTable>,
): Promise<void> => {
  await db
    .updateTable('compliance.impediment')
    .set(change)
    .where('impediment_id', '=', id)
    .execute()
}

/** Those whose next step is due, the earliest first. */
export const listDueImpediments = (
  db: ComplianceDb,
  { now, latest, limit }: { readonly now: Date; readonly latest: Date; readonly limit: number },
): Promise<Impediment[]> =>
  db
    .selectFrom('compliance.impediment')
    .selectAll()
    .where(hasCome('next_step_at', now, latest))
    .orderBy('next_step_at')
    .limit(limit)
    .execute()

export const addAccount = async (
  db: ComplianceDb,
  account: Insertable<ImpededAccountTable>,
): Promise<void> => {
  await db
    .insertInto('compliance.impeded_account')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const listImpededAccounts = (db: ComplianceDb, id: bigint): Promise<ImpededAccount[]> =>
  db
    .selectFrom('compliance.impeded_account')
    .selectAll()
    .where('impediment_id', '=', id)
    .orderBy('member_id')
    .execute()

export const markUndeliverable = async (
  db: ComplianceDb,
  id: bigint,
  memberId: bigint,
  isUndeliverable: boolean,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('compliance.impeded_account')
    .set({ is_undeliverable: isUndeliverable })
    .where('impediment_id', '=', id)
    .where('member_id', '=', memberId)
    .where('is_undeliverable', '<>', isUndeliverable)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const addImpedimentEvent = async (
  db: ComplianceDb,
  event: {
    readonly id: bigint
    readonly kind: ImpedimentEventTable['kind']
    readonly at: Date
    readonly detail?: Readonly<Record<string, unknown>>
  },
): Promise<void> => {
  await db
    .insertInto('compliance.impediment_event')
    .values({
      impediment_id: event.id,
      kind: event.kind,
      at: event.at,
      detail: JSON.stringify(event.detail ?? {}),
    })
    .execute()
}

export const listImpedimentEvents = (
  db: ComplianceDb,
  id: bigint,
  limit: number,
): Promise<Selectable<ImpedimentEventTable>[]> =>
  db
    .selectFrom('compliance.impediment_event')
    .selectAll()
    .where('impediment_id', '=', id)
    .orderBy('event_id')
    .limit(limit)
    .execute()

/** Notes a void stake; false if it was noted before. */
export const insertVoidStake = async (
  db: ComplianceDb,
  stake: Insertable<VoidStakeTable>,
): Promise<boolean> => {
  const rows = await db
    .insertInto('compliance.void_stake')
    .values(stake)
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .execute()
  return rows.length > 0
}

/** What was returned of void stakes, by member. */
export const sumVoidStakes = async (
  db: ComplianceDb,
  id: bigint,
): Promise<ReadonlyMap<bigint, { readonly count: number; readonly returnedMinor: bigint }>> => {
  const { rows } = await sql<{ member_id: bigint; count: number; sum: bigint }>`
    select member_id, count(*)::integer as count, sum(returned_minor)::bigint as sum
    from compliance.void_stake where impediment_id = ${id} group by member_id`.execute(db)
  return new Map(
    rows.map((row) => [row.member_id, { count: row.count, returnedMinor: BigInt(row.sum) }]),
  )
}

export type ImpedimentFilter = {
  readonly brandId: number
  readonly step: ImpedimentStep | undefined
  readonly state: 'running' | 'late' | 'undeliverable' | 'ended' | undefined
  readonly before: bigint | undefined
  readonly now: Date
  readonly limit: number
}

const stateWhere = (state: ImpedimentFilter['state'], now: Date) => {
  switch (state) {
    case 'running':
      return sql<boolean>`i.ended_at is null and i.step <> 'done'`
    case 'ended':
      return sql<boolean>`(i.ended_at is not null or i.step = 'done')`
    case 'undeliverable':
      return sql<boolean>`a.is_undeliverable`
    case 'late':
      return sql<boolean>`i.ended_at is null and case i.step when 'notice' then i.notice_until
        when 'plays' then i.withdraw_until when 'withdrawal' then i.withdraw_until
        when 'return' then i.close_until when 'closing' then i.close_until
        when 'rest' then i.return_until end < ${now}`
    case undefined:
      return sql<boolean>`true`
    default:
      return state satisfies never
  }
}

/** The impediments of persons who have an account at a brand, the latest first. */
export const listImpediments = async (
  db: ComplianceDb,
  { brandId, step, state, before, now, limit }: ImpedimentFilter,
): Promise<(Impediment & Pick<ImpededAccount, 'member_id' | 'is_undeliverable'>)[]> => {
  let query = db
    .selectFrom('compliance.impeded_account as a')
    .innerJoin('compliance.impediment as i', 'i.impediment_id', 'a.impediment_id')
    .selectAll('i')
    .select(['a.member_id', 'a.is_undeliverable'])
    .where('a.brand_id', '=', brandId)
    .where(stateWhere(state, now))
  if (step !== undefined) query = query.where('i.step', '=', step).where('i.ended_at', 'is', null)
  if (before !== undefined) query = query.where('a.impediment_id', '<', before)
  return query.orderBy('a.impediment_id', 'desc').limit(limit).execute()
}

/** Impediments of a brand whose step is past its deadline, counted up to a bound. */
export const countLateImpediments = async (
  db: ComplianceDb,
  { brandId, now, max }: { readonly brandId: number; readonly now: Date; readonly max: number },
): Promise<number> => {
  const rows = await db
    .selectFrom('compliance.impeded_account as a')
    .innerJoin('compliance.impediment as i', 'i.impediment_id', 'a.impediment_id')
    .select('a.impediment_id')
    .where('a.brand_id', '=', brandId)
    .where('i.next_step_at', 'is not', null)
    .where(stateWhere('late', now))
    .limit(max)
    .execute()
  return rows.length
}

/** One of them with its account at the brand; undefined for a person without one. */
export const findImpedimentOfBrand = async (
  db: ComplianceDb,
  brandId: number,
  id: bigint,
): Promise<(Impediment & Pick<ImpededAccount, 'member_id' | 'is_undeliverable'>) | undefined> =>
  db
    .selectFrom('compliance.impeded_account as a')
    .innerJoin('compliance.impediment as i', 'i.impediment_id', 'a.impediment_id')
    .selectAll('i')
    .select(['a.member_id', 'a.is_undeliverable'])
    .where('a.brand_id', '=', brandId)
    .where('a.impediment_id', '=', id)
    .executeTakeFirst()
