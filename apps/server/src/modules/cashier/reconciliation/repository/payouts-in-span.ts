import type { Database } from '@trevo/database/connect.ts'
import type { WithdrawalTables } from '../../withdrawals/common/repository/tables.ts'
import type { BrandSpan } from '../domain/brand-span.ts'
import type { OwnPayout } from '../domain/compare-payouts.ts'
import { inChunks } from './in-chunks.ts'

const select = ({ db }: Database<WithdrawalTables>) =>
  db
    .selectFrom('cashier.withdrawal')
    .select(['id', 'brand_id', 'payout_id', 'status', 'paid_minor', 'created_at'])

/** Payouts with these ids, of any brand. */
export const listPayoutsNamed = (
  database: Database<WithdrawalTables>,
  payoutIds: readonly string[],
): Promise<OwnPayout[]> =>
  inChunks(payoutIds, (chunk) => select(database).where('payout_id', 'in', chunk).execute())

/** Payouts that were paid or returned in the span. */
export const listPaidIn = (
  database: Database<WithdrawalTables>,
  { from, until, brandId }: BrandSpan,
): Promise<OwnPayout[]> =>
  select(database)
    .where('brand_id', '=', brandId)
    .where('status', 'in', ['paid', 'returned'])
    .where('ended_at', '>=', from)
    .where('ended_at', '<', until)
    .execute()

/** Payouts sent before then that are still open. */
export const listOpenBefore = (
  database: Database<WithdrawalTables>,
  brandId: number,
  before: Date,
): Promise<OwnPayout[]> =>
  select(database)
    .where('brand_id', '=', brandId)
    .where('status', 'in', ['paying', 'confirming'])
    .where('created_at', '<', before)
    .execute()
