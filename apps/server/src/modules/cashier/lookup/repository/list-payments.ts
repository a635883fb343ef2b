import type { PaymentView } from '@trevo/contract/ops/payments/payments.ts'
import type { Database } from '@trevo/database/connect.ts'
import { sql, type RawBuilder } from 'kysely'
import type {
  DepositTables,
  PaymentDecisionRow,
  PaymentRow,
} from '../../deposits/common/repository/tables.ts'

type Db = Database<DepositTables>

/** Behind which payment a page begins. */
export type PaymentPlace = { readonly at: Date; readonly endToEndId: string }

const views: Readonly<Record<PaymentView, RawBuilder<unknown>>> = {
  held: sql`p.status = 'held'`,
  refund_failed: sql`p.refund_number > 1 and p.status in ('refund_due', 'refunding')`,
  unclaimed: sql`p.status = 'unclaimed'`,
}

type Filter = {
  readonly brandId: number
  readonly view: PaymentView
  /** With those that belong to no deposit, and so to no brand. */
  readonly withUnowned: boolean
}

/** Received Pix of a brand in a view, the oldest first. */
export const listPaymentsIn = async (
  { db }: Db,
  { brandId, view, withUnowned }: Filter,
  place: PaymentPlace | undefined,
  limit: number,
): Promise<PaymentRow[]> => {
  const behind = place
    ? sql`and (p.noticed_at, p.e2e_id) > (${place.at}::timestamptz, ${place.endToEndId})`
    : sql``
  const { rows } = await sql<PaymentRow>`
    select p.* from cashier.payment p
    left join cashier.deposit d on d.member_id = p.member_id and d.id = p.deposit_id
    where ${views[view]} ${behind}
      and (d.brand_id = ${brandId} or (${withUnowned} and d.id is null))
    order by p.noticed_at, p.e2e_id limit ${limit}`.execute(db)
  return rows
}

/** What operators decided about payments. */
export const listDecisions = (
  { db }: Db,
  endToEndIds: readonly string[],
): Promise<PaymentDecisionRow[]> =>
  endToEndIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('cashier.payment_decision')
        .selectAll()
        .where('e2e_id', 'in', [...endToEndIds])
        .execute()
