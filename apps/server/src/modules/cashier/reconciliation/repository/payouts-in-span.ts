import type { Database } from '@trevo/database/connect.ts'
import type { OwnPayout } from '../domain/compare-payouts.ts'
import type { BrandSpan } from './runs.ts'
import type { WithdrawalTables } from '../../withdrawals/repository/tables.ts'

const chunkMax = 5_000

const select = ({ db }: Database<WithdrawalTables>) =>
  db
    .selectFrom('cashier.withdrawal')
    .select(['id', 'brand_id', 'payout_id', 'status', 'paid_minor', 'created_at'])

/** Ours of these ids, of whatever brand. */
export const listPayoutsNamed = async (
  database: Database<WithdrawalTables>,
  payoutIds: readonly string[],
): Promise<OwnPayout[]> => {
  const found: OwnPayout[] = []
  for (let at = 0; at < payoutIds.length; at += chunkMax) {
    const chunk = payoutIds.slice(at, at + chunkMax)
    found.push(...(await select(database).where('payout_id', 'in', chunk).execute()))
  }
  return found
}

/** Ours that were paid or came back in the span. */
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

/** Ours that were sent and have no end since before then. */
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
