import type { WithdrawalView } from '@trevo/contract/ops/payments/withdrawal-cases.ts'
import type { WithdrawalStatus } from '@trevo/contract/wps/cashier/withdrawal.ts'
import type { Database } from '@trevo/database/connect.ts'
import type { Place } from '@trevo/platform/keyset.ts'
import { sql, type RawBuilder } from 'kysely'
import { inReview } from '../../common/domain/withdrawal-states.ts'
import type { WithdrawalRow, WithdrawalTables } from '../../common/repository/tables.ts'

const statesOf: Readonly<Record<WithdrawalView, readonly WithdrawalStatus[] | undefined>> = {
  all: undefined,
  clock: inReview,
  asked: inReview,
  sending: ['approved', 'paying', 'confirming'],
  paid: ['paid'],
  rejected: ['rejected'],
  failed: ['failed'],
  returned: ['returned'],
  cancelled: ['cancelled'],
}

export type ViewFilter = {
  readonly brandId: number
  readonly view: WithdrawalView
  /** For `clock`: what is due by then. */
  readonly dueBy: Date
  readonly minMinor: bigint | undefined
  readonly maxMinor: bigint | undefined
  readonly from: Date | undefined
  readonly until: Date | undefined
}

const conditionsOf = ({
  brandId,
  view,
  dueBy,
  ...filter
}: ViewFilter): readonly RawBuilder<unknown>[] => {
  const states = statesOf[view]
  return [
    sql`brand_id = ${brandId}`,
    // One state alone is read in the order of its index.
    ...(states?.length === 1 ? [sql`status = ${states[0]}`] : []),
    ...(states && states.length > 1 ? [sql`status = any (${[...states]})`] : []),
    ...(view === 'clock' ? [sql`payable_until <= ${dueBy}`] : []),
    ...(view === 'asked'
      ? [
          sql`exists (select from cashier.withdrawal_question q where q.withdrawal_id = w.id
            and q.answered_at is null and q.closed_at is null)`,
        ]
      : []),
    ...(filter.minMinor === undefined ? [] : [sql`amount_minor >= ${filter.minMinor}`]),
    ...(filter.maxMinor === undefined ? [] : [sql`amount_minor <= ${filter.maxMinor}`]),
    ...(filter.from ? [sql`created_at >= ${filter.from}`] : []),
    ...(filter.until ? [sql`created_at < ${filter.until}`] : []),
  ]
}

/** Withdrawals of a view, the newest first; of the clock the nearest deadline first. */
export const listInView = async (
  { db }: Database<WithdrawalTables>,
  filter: ViewFilter,
  place: Place | undefined,
  limit: number,
): Promise<WithdrawalRow[]> => {
  const isClock = filter.view === 'clock'
  const behind = place
    ? isClock
      ? [sql`(payable_until, id) > (${place.at}::timestamptz, ${place.id}::uuid)`]
      : [sql`(created_at, id) < (${place.at}::timestamptz, ${place.id}::uuid)`]
    : []
  const order = isClock ? sql`payable_until, id` : sql`created_at desc, id desc`
  const { rows } = await sql<WithdrawalRow>`
    select w.* from cashier.withdrawal w
    where ${sql.join([...conditionsOf(filter), ...behind], sql` and `)}
    order by ${order} limit ${limit}`.execute(db)
  return rows
}
