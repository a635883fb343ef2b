import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import type { Finding } from '../domain/compare-payments.ts'
import type {
  CashierTables,
  DepositRow,
  PaymentRow,
  ReconciliationRunRow,
} from '../../deposits/repository/tables.ts'

/** Long enough for a busy day's pages; whoever died in the middle is followed after it. */
const leaseMs = 15 * 60_000

export type Span = { readonly from: Date; readonly until: Date }
/** Whose books of a span are compared. */
export type BrandSpan = Span & {
  readonly brandId: number
  /** Also what belongs to no brand: a Pix without a charge of ours, a payout that we never asked for. */
  readonly withUnowned: boolean
}
export type RunResult = Pick<
  ReconciliationRunRow,
  | 'received_count_theirs'
  | 'received_minor_theirs'
  | 'returned_minor_theirs'
  | 'received_count_ours'
  | 'received_minor_ours'
  | 'returned_minor_ours'
  | 'charges'
  | 'sent_count_theirs'
  | 'sent_minor_theirs'
  | 'sent_back_minor_theirs'
  | 'sent_count_ours'
  | 'sent_minor_ours'
  | 'sent_back_minor_ours'
>

export const insertRun = async (
  { db }: Database<CashierTables>,
  run: Pick<
    ReconciliationRunRow,
    'id' | 'brand_id' | 'cause' | 'from_at' | 'until_at' | 'asked_at' | 'asked_by'
  >,
): Promise<void> => {
  await db
    .insertInto('cashier.reconciliation_run')
    .values({ ...run, status: 'asked', leased_until: run.asked_at })
    .execute()
}

/** Takes the oldest run that waits, or whose taker died. */
export const claimRun = (
  { db }: Database<CashierTables>,
  now: Date,
): Promise<ReconciliationRunRow | undefined> =>
  db
    .updateTable('cashier.reconciliation_run')
    .set({ status: 'running', leased_until: new Date(now.getTime() + leaseMs) })
    .where('id', 'in', (query) =>
      query
        .selectFrom('cashier.reconciliation_run')
        .select('id')
        .where('status', '<>', 'done')
        .where('leased_until', '<=', now)
        .orderBy('asked_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()

/** A run that could not be finished waits a while and is taken again. */
export const postponeRun = async (
  { db }: Database<CashierTables>,
  runId: string,
  until: Date,
): Promise<void> => {
  await db
    .updateTable('cashier.reconciliation_run')
    .set({ leased_until: until })
    .where('id', '=', runId)
    .where('status', '<>', 'done')
    .execute()
}

const chunkMax = 5_000

/** Keeps what a run found; a later run that finds an open thing no more has resolved it. */
export const finishRun = async (
  tx: Tx,
  run: ReconciliationRunRow,
  result: RunResult,
  { findings, seen, now }: { findings: readonly Finding[]; seen: readonly string[]; now: Date },
): Promise<void> => {
  const db = tables<CashierTables>(tx)
  for (let at = 0; at < seen.length; at += chunkMax) {
    await db
      .updateTable('cashier.finding')
      .set({ resolved_at: now })
      .where('subject', 'in', seen.slice(at, at + chunkMax))
      .where('mended', '=', false)
      .where('resolved_at', 'is', null)
      .execute()
  }
  if (findings.length > 0) {
    const rows = findings.map(({ kind, subject, isMended, detail }) => ({
      run_id: run.id,
      kind,
      subject,
      mended: isMended,
      detail: JSON.stringify(detail),
      found_at: now,
      resolved_at: null,
    }))
    for (let at = 0; at < rows.length; at += chunkMax) {
      await db
        .insertInto('cashier.finding')
        .values(rows.slice(at, at + chunkMax))
        .execute()
    }
  }
  const mended = findings.filter(({ isMended }) => isMended).length
  await db
    .updateTable('cashier.reconciliation_run')
    .set({ ...result, status: 'done', done_at: now, mended, incidents: findings.length - mended })
    .where('id', '=', run.id)
    .where('status', '<>', 'done')
    .execute()
}

/** Brands that take deposits, in the order in which they came. */
export const listBrandIds = async ({ db }: Database<CashierTables>): Promise<number[]> => {
  const rows = await db
    .selectFrom('cashier.deposit_setting')
    .select('brand_id')
    .orderBy('brand_id')
    .execute()
  return rows.map(({ brand_id }) => brand_id)
}

/** How far the nights of a brand have got. */
export const findLastNight = async (
  { db }: Database<CashierTables>,
  brandId: number,
): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('cashier.reconciliation_run')
    .select((query) => query.fn.max('until_at').as('until'))
    .where('cause', '=', 'nightly')
    .where('brand_id', '=', brandId)
    .executeTakeFirst()
  return row?.until ?? undefined
}

export const findRun = (
  { db }: Database<CashierTables>,
  brandId: number,
  runId: string,
): Promise<ReconciliationRunRow | undefined> =>
  db
    .selectFrom('cashier.reconciliation_run')
    .selectAll()
    .where('id', '=', runId)
    .where('brand_id', '=', brandId)
    .executeTakeFirst()

export const listRuns = (
  { db }: Database<CashierTables>,
  brandId: number,
  limit: number,
): Promise<ReconciliationRunRow[]> =>
  db
    .selectFrom('cashier.reconciliation_run')
    .selectAll()
    .where('brand_id', '=', brandId)
    .orderBy('asked_at', 'desc')
    .limit(limit)
    .execute()

export const listFindings = ({ db }: Database<CashierTables>, runId: string) =>
  db
    .selectFrom('cashier.finding')
    .selectAll()
    .where('run_id', '=', runId)
    .orderBy('kind')
    .orderBy('subject')
    .execute()

/** Our side of a brand's span: what was paid in it, and whatever else the institution named. */
export const listPaymentsIn = async (
  { db }: Database<CashierTables>,
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
  const others = named.filter((id) => !known.has(id))
  for (let at = 0; at < others.length; at += chunkMax) {
    const rows = await db
      .selectFrom('cashier.payment')
      .selectAll()
      .where('e2e_id', 'in', others.slice(at, at + chunkMax))
      .execute()
    paid.push(...rows)
  }
  return paid
}

export const listDepositsIn = (
  { db }: Database<CashierTables>,
  { from, until, brandId }: BrandSpan,
): Promise<DepositRow[]> =>
  db
    .selectFrom('cashier.deposit')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .execute()

export const listDepositsNamed = async (
  { db }: Database<CashierTables>,
  txids: readonly string[],
): Promise<DepositRow[]> => {
  const found: DepositRow[] = []
  for (let at = 0; at < txids.length; at += chunkMax) {
    const rows = await db
      .selectFrom('cashier.deposit')
      .selectAll()
      .where('txid', 'in', txids.slice(at, at + chunkMax))
      .execute()
    found.push(...rows)
  }
  return found
}

/** Returns of credited payments that we have booked, with their amounts. */
export const listReversalsIn = async (
  { db }: Database<CashierTables>,
  e2eIds: readonly string[],
): Promise<{ e2e_id: string; refund_id: string; amount_minor: bigint }[]> => {
  const found: { e2e_id: string; refund_id: string; amount_minor: bigint }[] = []
  for (let at = 0; at < e2eIds.length; at += chunkMax) {
    const rows = await db
      .selectFrom('cashier.reversal')
      .select(['e2e_id', 'refund_id', 'amount_minor'])
      .where('e2e_id', 'in', e2eIds.slice(at, at + chunkMax))
      .execute()
    found.push(...rows)
  }
  return found
}
