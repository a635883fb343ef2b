import { tables, type Tx } from '@trevo/database/connect.ts'
import type { StaffDb, StaffTables } from './tables.ts'

/** Views of a page that an operator sees, by name. */
export const listViewsOf = (db: StaffDb, brandId: number, page: string, operatorId: bigint) =>
  db
    .selectFrom('staff.saved_view')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('page', '=', page)
    .where((one) => one.or([one('operator_id', '=', operatorId), one('is_shared', '=', true)]))
    .orderBy('name')
    .orderBy('id')
    .limit(200)
    .execute()

export type NewView = {
  readonly brandId: number
  readonly operatorId: bigint
  readonly page: string
  readonly name: string
  readonly search: string
  readonly isShared: boolean
  readonly at: Date
}

export const countViewsOf = async (tx: Tx, operatorId: bigint): Promise<number> => {
  const { count } = await tables<StaffTables>(tx)
    .selectFrom('staff.saved_view')
    .select((one) => one.fn.countAll<string>().as('count'))
    .where('operator_id', '=', operatorId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const insertView = (tx: Tx, view: NewView) =>
  tables<StaffTables>(tx)
    .insertInto('staff.saved_view')
    .values({
      brand_id: view.brandId,
      operator_id: view.operatorId,
      page: view.page,
      name: view.name,
      search: view.search,
      is_shared: view.isShared,
      at: view.at,
    })
    .onConflict((conflict) =>
      conflict.columns(['operator_id', 'page', 'name']).doUpdateSet({
        search: view.search,
        is_shared: view.isShared,
        at: view.at,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

/** False if the operator has no such view. */
export const deleteViewOf = async (tx: Tx, operatorId: bigint, id: bigint): Promise<boolean> => {
  const result = await tables<StaffTables>(tx)
    .deleteFrom('staff.saved_view')
    .where('operator_id', '=', operatorId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}
