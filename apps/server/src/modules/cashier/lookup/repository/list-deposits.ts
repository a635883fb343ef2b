import type { DepositStatus } from '@trevo/contract/wps/cashier/deposit.ts'
import type { Database } from '@trevo/database/connect.ts'
import type { Place } from '@trevo/platform/keyset.ts'
import { sql } from 'kysely'
import { isAfter } from '../../common/repository/records-filter.ts'
import type { DepositRow, DepositTables } from '../../deposits/common/repository/tables.ts'

type Db = Database<DepositTables>

export type DepositFilter = {
  readonly brandId: number
  readonly status: DepositStatus | undefined
  readonly minMinor: bigint | undefined
  readonly maxMinor: bigint | undefined
  readonly from: Date | undefined
  readonly until: Date | undefined
}

/** Deposits of a brand, the newest first. */
export const listDeposits = (
  { db }: Db,
  { brandId, status, minMinor, maxMinor, from, until }: DepositFilter,
  place: Place | undefined,
  limit: number,
): Promise<DepositRow[]> => {
  let query = db
    .selectFrom('cashier.deposit')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where(isAfter(place))
  if (status) query = query.where('status', '=', status)
  if (minMinor !== undefined) query = query.where('amount_minor', '>=', minMinor)
  if (maxMinor !== undefined) query = query.where('amount_minor', '<=', maxMinor)
  if (from) query = query.where('created_at', '>=', from)
  if (until) query = query.where('created_at', '<', until)
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

/** By its charge's id, which is made from its own. */
export const findDepositOfBrand = (
  { db }: Db,
  brandId: number,
  txid: string,
): Promise<DepositRow | undefined> =>
  db
    .selectFrom('cashier.deposit')
    .selectAll()
    .where('txid', '=', txid)
    .where('brand_id', '=', brandId)
    .executeTakeFirst()

/** The deposit of the brand that a received Pix, or a bank's return of one, belongs to. */
export const findDepositOfPix = async (
  { db }: Db,
  brandId: number,
  { endToEndId, returnId }: { readonly endToEndId?: string; readonly returnId?: string },
): Promise<DepositRow[]> => {
  const { rows } = await sql<DepositRow>`
    select d.* from cashier.deposit d
    where d.brand_id = ${brandId} and (d.member_id, d.id) in (
      select member_id, deposit_id from cashier.payment where e2e_id = ${endToEndId ?? null}
      union
      select member_id, deposit_id from cashier.payment
        where refund_return_id = ${returnId ?? null}
      union
      select member_id, deposit_id from cashier.reversal where refund_id = ${returnId ?? null}
    ) limit 5`.execute(db)
  return rows
}
