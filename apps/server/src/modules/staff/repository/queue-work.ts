import { tables, type Tx } from '@trevo/database/connect.ts'
import type { StaffDb, StaffTables } from './tables.ts'

export type Viewing = {
  readonly brandId: number
  readonly operatorId: bigint
  readonly kind: string
  readonly target: string
  readonly at: Date
}

/** An operator has one item open; the time since when stays as long as it is the same. */
export const saveViewer = async (db: StaffDb, viewing: Viewing): Promise<void> => {
  const { brandId, operatorId, kind, target, at } = viewing
  await db
    .insertInto('staff.viewer')
    .values({ brand_id: brandId, operator_id: operatorId, kind, target, since: at, seen_at: at })
    .onConflict((conflict) =>
      conflict.columns(['brand_id', 'operator_id']).doUpdateSet((set) => ({
        since: set
          .case()
          .when(
            set.and([set('staff.viewer.kind', '=', kind), set('staff.viewer.target', '=', target)]),
          )
          .then(set.ref('staff.viewer.since'))
          .else(at)
          .end(),
        kind,
        target,
        seen_at: at,
      })),
    )
    .execute()
}

type Items = {
  readonly brandId: number
  readonly kind: string
  readonly targets: readonly string[]
}

export const listViewers = (db: StaffDb, { brandId, kind, targets }: Items, seenAfter: Date) =>
  db
    .selectFrom('staff.viewer')
    .select(['target', 'operator_id as operatorId', 'since'])
    .where('brand_id', '=', brandId)
    .where('kind', '=', kind)
    .where('target', 'in', [...targets, ''])
    .where('seen_at', '>', seenAfter)
    .orderBy('since')
    .limit(500)
    .execute()

export const listAssignments = (db: StaffDb, { brandId, kind, targets }: Items) =>
  db
    .selectFrom('staff.assignment')
    .select(['target', 'operator_id as operatorId', 'at'])
    .where('brand_id', '=', brandId)
    .where('kind', '=', kind)
    .where('target', 'in', [...targets, ''])
    .execute()

export const saveAssignments = async (
  tx: Tx,
  { brandId, kind, targets }: Items,
  by: { readonly operatorId: bigint; readonly assignedBy: bigint; readonly at: Date },
): Promise<void> => {
  await tables<StaffTables>(tx)
    .insertInto('staff.assignment')
    .values(
      targets.map((target) => ({
        brand_id: brandId,
        kind,
        target,
        operator_id: by.operatorId,
        assigned_by: by.assignedBy,
        at: by.at,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['brand_id', 'kind', 'target']).doUpdateSet((set) => ({
        operator_id: set.ref('excluded.operator_id'),
        assigned_by: set.ref('excluded.assigned_by'),
        at: set.ref('excluded.at'),
      })),
    )
    .execute()
}

export const deleteAssignments = async (
  tx: Tx,
  { brandId, kind, targets }: Items,
): Promise<void> => {
  await tables<StaffTables>(tx)
    .deleteFrom('staff.assignment')
    .where('brand_id', '=', brandId)
    .where('kind', '=', kind)
    .where('target', 'in', [...targets])
    .execute()
}

/** Operators of a brand who hold a right at an instant. */
export const listHoldersOf = async (
  db: StaffDb,
  brandId: number,
  right: string,
  at: Date,
): Promise<readonly bigint[]> => {
  const rows = await db
    .selectFrom('staff.operator_role as held')
    .innerJoin('staff.role as role', 'role.id', 'held.role_id')
    .innerJoin('staff.role_right as given', 'given.role_id', 'held.role_id')
    .select('held.operator_id')
    .distinct()
    .where('role.brand_id', '=', brandId)
    .where('given.right_code', '=', right)
    .where((one) => one.or([one('held.ends_at', 'is', null), one('held.ends_at', '>', at)]))
    .limit(1_000)
    .execute()
  return rows.map((row) => row.operator_id)
}
