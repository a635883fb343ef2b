import type { Database } from '@trevo/database/connect.ts'
import type {
  DepositRow,
  DepositTables,
  PaymentRow,
} from '../../deposits/common/repository/tables.ts'
import type { BrandSpan } from '../domain/brand-span.ts'
import { inChunks } from './in-chunks.ts'

type Db = Database<DepositTables>

/** Brands that accept deposits, in order of creation. */
export const listBrandIds = async ({ db }: Db): Promise<number[]> => {
  const rows = await db
    .selectFrom('cashier.deposit_setting')
    .select('brand_id')
    .orderBy('brand_id')
    .execute()
  return rows.map(({ brand_id }) => brand_id)
}

/** Deposits of a brand's span: those paid in it, and all others that the institution named. */
export const listPaymentsIn = async (
  { db }: Db,
  { from, until, brandId, withUnowned }: BrandSpan,
  named: readonly string[],
): Promise<PaymentRow[]> => {
  const paid = await db
    .selectFrom('cashier.payment as payment')
    .leftJoin('cashier.deposit as deposit', 'deposit.txid', 'payment.txid')
    .selectAll('payment')
    .where('payment.paid_at', '>=', from)
    .where('payment.paid_at', '<', until)
    .where((is) =>
      withUnowned
        ? is.or([is('deposit.brand_id', '=', brandId), is('deposit.brand_id', 'is', null)])
        : is('deposit.brand_id', '=', brandId),
    )
    .execute()
  const known = new Set(paid.map((row) => row.e2e_id))
  const others = await inChunks(
    named.filter((id) => !known.has(id)),
    (ids) => db.selectFrom('cashier.payment').selectAll().where('e2e_id', 'in', ids).execute(),
  )
  return [...paid, ...others]
}

export const listDepositsIn = (
  { db }: Db,
  { from, until, brandId }: BrandSpan,
): Promise<DepositRow[]> =>
  db
    .selectFrom('cashier.deposit')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .execute()

/** Deposits of these charges, of any brand. */
export const listDepositsNamed = ({ db }: Db, txids: readonly string[]): Promise<DepositRow[]> =>
  inChunks(txids, (chunk) =>
    db.selectFrom('cashier.deposit').selectAll().where('txid', 'in', chunk).execute(),
  )

/** Booked returns of credited payments, with their amounts. */
export const listReversalsIn = (
  { db }: Db,
  e2eIds: readonly string[],
): Promise<{ e2e_id: string; refund_id: string; amount_minor: bigint }[]> =>
  inChunks(e2eIds, (chunk) =>
    db
      .selectFrom('cashier.reversal')
      .select(['e2e_id', 'refund_id', 'amount_minor'])
      .where('e2e_id', 'in', chunk)
      .where('what', '=', 'deposit')
      .execute(),
  )
