import type { WithdrawalStatus } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { Place } from '@trevo/platform/keyset.ts'
import {
  isAfter,
  isInRecords,
  type RecordsFilter,
} from '../../../common/repository/records-filter.ts'
import { inReview, underWay } from '../domain/withdrawal-states.ts'
import type {
  WithdrawalEventRow,
  WithdrawalRow,
  WithdrawalSettingRow,
  WithdrawalTables,
} from './tables.ts'

type Db = Database<WithdrawalTables>
type Handle = Db['db'] | ReturnType<typeof tables<WithdrawalTables>>

export const findWithdrawalSetting = (
  db: Handle,
  brandId: number,
): Promise<WithdrawalSettingRow | undefined> =>
  db
    .selectFrom('cashier.withdrawal_setting')
    .selectAll()
    .where('brand_id', '=', brandId)
    .executeTakeFirst()

export const findWithdrawal = (
  { db }: Db,
  memberId: bigint,
  id: string,
): Promise<WithdrawalRow | undefined> =>
  db
    .selectFrom('cashier.withdrawal')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()

export const listEvents = (
  { db }: Db,
  memberId: bigint,
  id: string,
): Promise<WithdrawalEventRow[]> =>
  db
    .selectFrom('cashier.withdrawal_event')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('withdrawal_id', '=', id)
    .orderBy('event_number')
    .execute()

/** Withdrawals since then that used a free one: all that were not undone. */
export const countTaken = async (db: Handle, memberId: bigint, since: Date): Promise<number> => {
  const row = await db
    .selectFrom('cashier.withdrawal')
    .select((query) => query.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('created_at', '>=', since)
    .where('status', 'not in', ['rejected', 'cancelled', 'failed', 'returned'])
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** A member's history for the review rules. */
export const sumHistory = async (
  tx: Tx,
  { memberId, dayAgo, deviceKey }: { memberId: bigint; dayAgo: Date; deviceKey: string },
): Promise<{
  paidCount: number
  dayCount: number
  daySumMinor: bigint
  isKnownDevice: boolean
}> => {
  const row = await tables<WithdrawalTables>(tx)
    .selectFrom('cashier.withdrawal')
    .select([
      sql<bigint>`count(*) filter (where status = 'paid')`.as('paid'),
      sql<bigint>`count(*) filter (where created_at >= ${dayAgo})`.as('recent'),
      sql<bigint>`coalesce(sum(amount_minor) filter (where created_at >= ${dayAgo}), 0)::bigint`.as(
        'sum',
      ),
      sql<boolean>`coalesce(bool_or(device_key = ${deviceKey} and status = 'paid'), false)`.as(
        'known',
      ),
    ])
    .where('member_id', '=', memberId)
    .where('status', 'not in', ['rejected', 'cancelled', 'failed', 'returned'])
    .executeTakeFirstOrThrow()
  return {
    paidCount: Number(row.paid),
    dayCount: Number(row.recent),
    daySumMinor: row.sum,
    isKnownDevice: row.known,
  }
}

/** When the last approved or paid withdrawal was requested. */
export const findLastApproved = async (tx: Tx, memberId: bigint): Promise<Date | undefined> => {
  const row = await tables<WithdrawalTables>(tx)
    .selectFrom('cashier.withdrawal')
    .select('created_at')
    .where('member_id', '=', memberId)
    .where('status', 'in', ['approved', 'paying', 'confirming', 'paid'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at
}

export const hasWithdrawalUnderWay = async (db: Handle, memberId: bigint): Promise<boolean> => {
  const row = await db
    .selectFrom('cashier.withdrawal')
    .select('id')
    .where('member_id', '=', memberId)
    .where('status', 'in', [...underWay])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** For operators, who do not know member ids. */
export const findWithdrawalOfBrand = (
  { db }: Db,
  brandId: number,
  id: string,
): Promise<WithdrawalRow | undefined> =>
  db
    .selectFrom('cashier.withdrawal')
    .selectAll()
    .where('id', '=', id)
    .where('brand_id', '=', brandId)
    .executeTakeFirst()

/** Withdrawals of the brand that wait for an operator, oldest first. */
export const listInReview = (
  { db }: Db,
  brandId: number,
  limit: number,
): Promise<WithdrawalRow[]> =>
  db
    .selectFrom('cashier.withdrawal')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('status', 'in', [...inReview])
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Position in the ledger of the last credit with turnover that a withdrawal has considered. */
export const findTurnoverMark = async (tx: Tx, memberId: bigint): Promise<bigint | undefined> => {
  const row = await tables<WithdrawalTables>(tx)
    .selectFrom('cashier.turnover_mark')
    .select('deposit_seq')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.deposit_seq
}

export const saveTurnoverMark = async (tx: Tx, memberId: bigint, seq: bigint): Promise<void> => {
  await tables<WithdrawalTables>(tx)
    .insertInto('cashier.turnover_mark')
    .values({ member_id: memberId, deposit_seq: seq })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ deposit_seq: seq }))
    .execute()
}

/** Withdrawals of a member, newest first. */
export const listRecords = (
  { db }: Db,
  filter: RecordsFilter<WithdrawalStatus>,
  place: Place | undefined,
  limit: number,
): Promise<WithdrawalRow[]> =>
  db
    .selectFrom('cashier.withdrawal')
    .selectAll()
    .where(isInRecords(filter))
    .where(isAfter(place))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const sumRecords = ({ db }: Db, filter: RecordsFilter<WithdrawalStatus>) =>
  db
    .selectFrom('cashier.withdrawal')
    .select([
      sql<bigint>`coalesce(sum(amount_minor), 0)::bigint`.as('requested'),
      sql<bigint>`coalesce(sum(paid_minor) filter (where status <> 'returned'), 0)::bigint`.as(
        'paid',
      ),
    ])
    .where(isInRecords(filter))
    .executeTakeFirstOrThrow()
