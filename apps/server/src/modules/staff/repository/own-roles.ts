import { tables, type Tx } from '@trevo/database/connect.ts'
import type { StaffTables } from './tables.ts'

/** A role of a brand with its rights, locked; undefined where the brand has none of this code. */
export const lockRole = async (tx: Tx, brandId: number, code: string) => {
  const db = tables<StaffTables>(tx)
  const role = await db
    .selectFrom('staff.role')
    .select(['id', 'is_delivered as isDelivered'])
    .where('brand_id', '=', brandId)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
  if (!role) return undefined
  const given = await db
    .selectFrom('staff.role_right')
    .select(['right_code as right', 'ceiling_minor as ceilingMinor'])
    .where('role_id', '=', role.id)
    .orderBy('right_code')
    .execute()
  return { ...role, given }
}

/** A role of the brand's own with exactly these rights; made where there is none. */
export const saveOwnRole = async (
  tx: Tx,
  { brandId, code }: { readonly brandId: number; readonly code: string },
  given: readonly { readonly right: string; readonly ceilingMinor: bigint | null }[],
): Promise<void> => {
  const db = tables<StaffTables>(tx)
  await db
    .insertInto('staff.role')
    .values({ brand_id: brandId, code, is_delivered: false })
    .onConflict((conflict) => conflict.columns(['brand_id', 'code']).doNothing())
    .execute()
  const { id } = await db
    .selectFrom('staff.role')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  await db.deleteFrom('staff.role_right').where('role_id', '=', id).execute()
  if (given.length === 0) return
  await db
    .insertInto('staff.role_right')
    .values(
      given.map(({ right, ceilingMinor }) => ({
        role_id: id,
        right_code: right,
        ceiling_minor: ceilingMinor,
      })),
    )
    .execute()
}
