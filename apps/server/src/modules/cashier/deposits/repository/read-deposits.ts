import type { DepositStatus } from '@trevo/contract/wps/cashier/deposit.ts'
import type { Database } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { CashierTables, DepositRow, DepositSettingRow, PaymentRow } from './tables.ts'

export const findSetting = (
  { db }: Database<CashierTables>,
  brandId: number,
): Promise<DepositSettingRow | undefined> =>
  db
    .selectFrom('cashier.deposit_setting')
    .selectAll()
    .where('brand_id', '=', brandId)
    .executeTakeFirst()

export const countCredited = async (
  { db }: Database<CashierTables>,
  memberId: bigint,
): Promise<number> => {
  const row = await db
    .selectFrom('cashier.deposit')
    .select((query) => query.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('status', '=', 'credited')
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Charges of a member that could still be paid. */
export const countOpen = async (
  { db }: Database<CashierTables>,
  memberId: bigint,
): Promise<number> => {
  const row = await db
    .selectFrom('cashier.deposit')
    .select((query) => query.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('status', 'in', ['requested', 'awaiting'])
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export const findDeposit = (
  { db }: Database<CashierTables>,
  memberId: bigint,
  depositId: string,
): Promise<DepositRow | undefined> =>
  db
    .selectFrom('cashier.deposit')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', depositId)
    .executeTakeFirst()

/** What was paid for a deposit, in the order of paying. */
export const listPaymentsOf = (
  { db }: Database<CashierTables>,
  memberId: bigint,
  depositId: string,
): Promise<PaymentRow[]> =>
  db
    .selectFrom('cashier.payment')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('deposit_id', '=', depositId)
    .orderBy('paid_at')
    .orderBy('e2e_id')
    .execute()

export type RecordsFilter = {
  readonly memberId: bigint
  readonly state: DepositStatus | undefined
  readonly from: Date | undefined
  readonly until: Date | undefined
}

export type RecordRow = DepositRow & { returned_minor: bigint }

const returnedSql = sql<bigint>`coalesce((
  select sum(payment.amount_minor) from cashier.payment
  where payment.member_id = deposit.member_id and payment.deposit_id = deposit.id
    and payment.status in ('refund_due', 'refunding', 'refunded')
), 0)::bigint`

const filtered = ({ db }: Database<CashierTables>, filter: RecordsFilter) => {
  let query = db.selectFrom('cashier.deposit as deposit').where('member_id', '=', filter.memberId)
  if (filter.state) query = query.where('status', '=', filter.state)
  if (filter.from) query = query.where('created_at', '>=', filter.from)
  if (filter.until) query = query.where('created_at', '<', filter.until)
  return query
}

/** Deposits of a member, newest first; `before` is the last row of the page before. */
export const listRecords = (
  database: Database<CashierTables>,
  filter: RecordsFilter,
  before: { readonly createdAt: Date; readonly id: string } | undefined,
  limit: number,
): Promise<RecordRow[]> => {
  let query = filtered(database, filter)
    .selectAll('deposit')
    .select(returnedSql.as('returned_minor'))
  if (before) {
    query = query.where(
      sql<boolean>`(created_at, id) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`,
    )
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

export const sumRecords = (database: Database<CashierTables>, filter: RecordsFilter) =>
  filtered(database, filter)
    .select([
      sql<bigint>`coalesce(sum(amount_minor), 0)::bigint`.as('requested'),
      sql<bigint>`coalesce(sum(amount_minor) filter (where status = 'credited'), 0)::bigint`.as(
        'credited',
      ),
      sql<bigint>`coalesce(sum(${returnedSql}), 0)::bigint`.as('returned'),
    ])
    .executeTakeFirstOrThrow()
