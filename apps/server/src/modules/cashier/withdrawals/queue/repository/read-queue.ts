import type { QueueOrder } from '@trevo/contract/ops/withdrawal-queue.ts'
import type { ReviewReason } from '@trevo/contract/wps/cashier/withdrawal.ts'
import type { Database } from '@trevo/database/connect.ts'
import { sql, type RawBuilder } from 'kysely'
import { inReview } from '../../common/domain/withdrawal-states.ts'
import type { WithdrawalRow, WithdrawalTables } from '../../common/repository/tables.ts'

type Db = Database<WithdrawalTables>

/** Behind which row a page begins, in any of the orders. */
export type QueuePlace = { readonly at: Date; readonly amountMinor: bigint; readonly id: string }

export type QueueFilter = {
  readonly brandId: number
  readonly order: QueueOrder
  readonly state: 'all' | 'first' | 'second'
  readonly reason: ReviewReason | undefined
  /** The withdrawals that wait for a second person. */
  readonly second: readonly string[]
  /** Those that are left out. */
  readonly without: readonly string[]
}

const orderOf = {
  clock: sql`created_at, id`,
  newest: sql`created_at desc, id desc`,
  largest: sql`amount_minor desc, id desc`,
} as const

const isBehind = (order: QueueOrder, { at, amountMinor, id }: QueuePlace): RawBuilder<boolean> =>
  ({
    clock: sql<boolean>`(created_at, id) > (${at}::timestamptz, ${id}::uuid)`,
    newest: sql<boolean>`(created_at, id) < (${at}::timestamptz, ${id}::uuid)`,
    largest: sql<boolean>`(amount_minor, id) < (${amountMinor}::bigint, ${id}::uuid)`,
  })[order]

/** What waits for an operator of the brand, behind a place. */
export const listQueue = (
  { db }: Db,
  { brandId, order, state, reason, second, without }: QueueFilter,
  place: QueuePlace | undefined,
  limit: number,
): Promise<WithdrawalRow[]> => {
  let query = db
    .selectFrom('cashier.withdrawal')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('status', 'in', [...inReview])
  if (reason) query = query.where(sql<boolean>`${reason} = any (review_reasons)`)
  if (state === 'first') query = query.where(sql<boolean>`id <> all (${second}::uuid[])`)
  if (state === 'second') query = query.where(sql<boolean>`id = any (${second}::uuid[])`)
  if (without.length > 0) query = query.where(sql<boolean>`id <> all (${without}::uuid[])`)
  if (place) query = query.where(isBehind(order, place))
  return query.orderBy(orderOf[order]).limit(limit).execute()
}

/** All that wait, and those due by then; counting stops at `max`. */
export const countQueue = async (
  { db }: Db,
  { brandId, dueBy, max }: { brandId: number; dueBy: Date; max: number },
): Promise<{ readonly waiting: number; readonly due: number }> => {
  const { rows } = await sql<{ waiting: number; due: number }>`
    select count(*)::int as waiting, (count(*) filter (where payable_until <= ${dueBy}))::int as due
    from (
      select payable_until from cashier.withdrawal
      where brand_id = ${brandId} and status in ('review', 'second_review')
      order by created_at limit ${max}
    ) as oldest`.execute(db)
  return rows[0] ?? { waiting: 0, due: 0 }
}
