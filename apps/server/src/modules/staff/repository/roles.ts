import { isRight } from '@trevo/contract/ops/rights.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { OperatorRights } from '../../../platform/http/actor.ts'
import type { StaffDb, StaffTables } from './tables.ts'

/** A right of several roles has the highest of their ceilings. A right unknown to this version is left out. */
export const listRightsOf = async (
  db: StaffDb,
  operatorId: bigint,
  at: Date,
): Promise<OperatorRights> => {
  const rows = await db
    .selectFrom('staff.operator_role as held')
    .innerJoin('staff.role_right as given', 'given.role_id', 'held.role_id')
    .select('given.right_code')
    // The lower one of the role and of how it was granted; null where neither has one.
    .select(sql<bigint | null>`max(least(given.ceiling_minor, held.ceiling_minor))`.as('ceiling'))
    .select(
      sql<boolean>`bool_or(least(given.ceiling_minor, held.ceiling_minor) is null)`.as(
        'is_unlimited',
      ),
    )
    .where('held.operator_id', '=', operatorId)
    .where((one) => one.or([one('held.ends_at', 'is', null), one('held.ends_at', '>', at)]))
    .groupBy('given.right_code')
    .orderBy('given.right_code')
    .execute()
  return new Map(
    rows.flatMap(({ right_code: right, ceiling, is_unlimited: isUnlimited }) =>
      isRight(right) ? [[right, isUnlimited ? null : ceiling] as const] : [],
    ),
  )
}

/** By operator, the roles valid at an instant. */
export const listRolesOf = (db: StaffDb, brandId: number, at: Date) =>
  db
    .selectFrom('staff.operator_role as held')
    .innerJoin('staff.role as role', 'role.id', 'held.role_id')
    .select(['held.operator_id as operatorId', 'role.code', 'held.ends_at as endsAt'])
    .select('held.ceiling_minor as ceilingMinor')
    .where('role.brand_id', '=', brandId)
    .where((one) => one.or([one('held.ends_at', 'is', null), one('held.ends_at', '>', at)]))
    .orderBy('role.code')
    .execute()

export const findRoleId = async (
  tx: Tx,
  brandId: number,
  code: string,
): Promise<bigint | undefined> => {
  const row = await tables<StaffTables>(tx)
    .selectFrom('staff.role')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('code', '=', code)
    .executeTakeFirst()
  return row?.id
}

export type Grant = {
  readonly operatorId: bigint
  readonly roleId: bigint
  readonly endsAt: Date | null
  readonly ceilingMinor: bigint | null
  readonly at: Date
}

/** An existing role of the operator gets the new end and ceiling. */
export const saveGrant = async (
  tx: Tx,
  { operatorId, roleId, endsAt, ceilingMinor, at }: Grant,
): Promise<void> => {
  const held = { granted_at: at, ends_at: endsAt, ceiling_minor: ceilingMinor }
  await tables<StaffTables>(tx)
    .insertInto('staff.operator_role')
    .values({ operator_id: operatorId, role_id: roleId, ...held })
    .onConflict((conflict) => conflict.columns(['operator_id', 'role_id']).doUpdateSet(held))
    .execute()
}

/** False if the operator does not have the role. */
export const deleteGrant = async (tx: Tx, operatorId: bigint, roleId: bigint): Promise<boolean> => {
  const result = await tables<StaffTables>(tx)
    .deleteFrom('staff.operator_role')
    .where('operator_id', '=', operatorId)
    .where('role_id', '=', roleId)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

export type RoleEvent = {
  readonly operatorId: bigint
  readonly brandId: number
  readonly role: string
  readonly kind: 'granted' | 'revoked'
  readonly orderedBy: string
  readonly endsAt: Date | null
  readonly ceilingMinor: bigint | null
  readonly at: Date
}

export const insertRoleEvent = async (tx: Tx, event: RoleEvent): Promise<void> => {
  await tables<StaffTables>(tx)
    .insertInto('staff.role_event')
    .values({
      operator_id: event.operatorId,
      brand_id: event.brandId,
      role_code: event.role,
      kind: event.kind,
      ordered_by: event.orderedBy,
      ends_at: event.endsAt,
      ceiling_minor: event.ceilingMinor,
      at: event.at,
    })
    .execute()
}

type RightOfRole = { readonly role: string; readonly right: string }

/** Gives the brands' delivered roles exactly these rights, without a ceiling; creates missing roles. */
export const saveDeliveredRoles = async (
  tx: Tx,
  brandIds: readonly number[],
  given: readonly RightOfRole[],
): Promise<void> => {
  const db = tables<StaffTables>(tx)
  const codes = sql`${given.map(({ role }) => role)}::text[]`
  const wanted = sql`unnest(${codes}, ${given.map(({ right }) => right)}::text[]) as wanted (role, right_code)`
  await sql`
    insert into staff.role (brand_id, code, is_delivered)
    select distinct brand.id, role.code, true
    from unnest(${brandIds}::int[]) as brand (id) cross join unnest(${codes}) as role (code)
    on conflict (brand_id, code) do nothing`.execute(db)
  await sql`
    delete from staff.role_right g using staff.role
    where role.id = g.role_id and role.is_delivered and role.brand_id = any(${brandIds}::int[])
      and not exists (
        select from ${wanted} where wanted.role = role.code and wanted.right_code = g.right_code
      )`.execute(db)
  await sql`
    insert into staff.role_right (role_id, right_code)
    select role.id, wanted.right_code from staff.role join ${wanted} on wanted.role = role.code
    where role.is_delivered and role.brand_id = any(${brandIds}::int[])
    on conflict do nothing`.execute(db)
}

/** The roles of a brand with what each gives; a role that gives nothing has no right. */
export const listRoleRights = (db: StaffDb, brandId: number) =>
  db
    .selectFrom('staff.role as role')
    .leftJoin('staff.role_right as given', 'given.role_id', 'role.id')
    .select(['role.code', 'role.is_delivered as isDelivered'])
    .select(['given.right_code as right', 'given.ceiling_minor as ceilingMinor'])
    .where('role.brand_id', '=', brandId)
    .orderBy('role.code')
    .orderBy('given.right_code')
    .execute()

/** How an operator holds a role at a moment; undefined where the brand has no such role. */
export const findGrant = async (
  tx: Tx,
  {
    brandId,
    role,
    operatorId,
  }: {
    readonly brandId: number
    readonly role: string
    readonly operatorId: bigint
  },
  at: Date,
): Promise<
  | {
      readonly isHeld: boolean
      readonly endsAt: Date | null
      readonly ceilingMinor: bigint | null
    }
  | undefined
> => {
  const row = await tables<StaffTables>(tx)
    .selectFrom('staff.role as role')
    .leftJoin('staff.operator_role as held', (join) =>
      join.onRef('held.role_id', '=', 'role.id').on('held.operator_id', '=', operatorId),
    )
    .select(['held.granted_at', 'held.ends_at', 'held.ceiling_minor'])
    .where('role.brand_id', '=', brandId)
    .where('role.code', '=', role)
    .executeTakeFirst()
  if (!row) return undefined
  const isHeld = row.granted_at !== null && (row.ends_at === null || row.ends_at > at)
  return isHeld
    ? { isHeld, endsAt: row.ends_at, ceilingMinor: row.ceiling_minor }
    : { isHeld, endsAt: null, ceilingMinor: null }
}

/** What was granted to and taken from these operators at a brand, the latest first. */
export const listRoleEvents = (
  db: StaffDb,
  {
    brandId,
    operatorIds,
    max,
  }: { readonly brandId: number; readonly operatorIds: readonly bigint[]; readonly max: number },
) =>
  db
    .selectFrom('staff.role_event')
    .select(['operator_id', 'role_code', 'kind', 'ordered_by', 'ends_at', 'ceiling_minor', 'at'])
    .where('brand_id', '=', brandId)
    .where('operator_id', 'in', [...operatorIds, 0n])
    .orderBy('id', 'desc')
    .limit(max)
    .execute()
