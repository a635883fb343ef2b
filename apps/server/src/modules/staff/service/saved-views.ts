import type { SavedView } from '@trevo/contract/ops/everywhere/saved-views.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import {
  countViewsOf,
  deleteViewOf,
  insertView,
  listViewsOf,
  type NewView,
} from '../repository/saved-views.ts'
import type { StaffNeeds } from '../needs.ts'

type Actor = Pick<Operator, 'operatorId' | 'brandId' | 'username'>
type Row = Awaited<ReturnType<typeof listViewsOf>>[number]

/** An operator keeps at most this many. */
const viewsMax = 100

const present = (row: Row, operator: string, isOwn: boolean): SavedView => ({
  viewId: String(row.id),
  name: row.name,
  page: row.page,
  search: row.search,
  operator,
  isOwn,
  isShared: row.is_shared,
})

/** How operators like to see lists: filters and columns under a name, for oneself or shared. */
export const createSavedViews = ({ database, clock, identity }: StaffNeeds) => ({
  listSavedViews: async (actor: Actor, page: string): Promise<SavedView[]> => {
    const rows = await listViewsOf(database.db, actor.brandId, page, actor.operatorId)
    const names = await identity.listOperatorNames([...new Set(rows.map((row) => row.operator_id))])
    return rows.map((row) =>
      present(row, names.get(row.operator_id) ?? '', row.operator_id === actor.operatorId),
    )
  },

  /** @throws Refusal `view.too_many` beyond 100 views */
  saveView: (
    { operatorId, brandId, username }: Actor,
    view: Pick<NewView, 'page' | 'name' | 'search' | 'isShared'>,
  ): Promise<SavedView> =>
    database.inTx(async (tx) => {
      const row = await insertView(tx, { ...view, operatorId, brandId, at: clock.now() })
      if ((await countViewsOf(tx, operatorId)) > viewsMax) throw new Refusal('view.too_many')
      return present(row, username, true)
    }),

  /** False if the operator has no such view. */
  deleteView: ({ operatorId }: Actor, viewId: string): Promise<boolean> =>
    database.inTx((tx) => deleteViewOf(tx, operatorId, BigInt(viewId))),
})
