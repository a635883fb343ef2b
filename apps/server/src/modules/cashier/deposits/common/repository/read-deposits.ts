import type { DepositStatus } from '@trevo/contract/wps/cashier/deposit.ts'
import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { compareDocuments } from '@trevo/field-rules/person-document.ts'
import { sql } from 'kysely'
import type { Place } from '@trevo/platform/keyset.ts'
import {
  isAfter,
  isInRecords,
  type RecordsFilter,
} from '../../../common/repository/records-filter.ts'
import type { DepositTables, DepositRow, DepositSettingRow, PaymentRow } from './tables.ts'

export const findSetting = (
  { db }: Database<DepositTables>,
  brandId: number,
): Promise<DepositSettingRow | undefined> =>
  db
    .selectFrom('cashier.deposit_setting')
    .selectAll()
    .where('brand_id', '=', brandId)
    .executeTakeFirst()

/** The latest credited deposits of a member, compared with a CPF. */
const comparedMax = 50

/** Whether a credited deposit of the member came from an account of this CPF, read through the transaction. */
export const isPaidByCpf = async (tx: Tx, memberId: bigint, cpf: string): Promise<boolean> => {
  const rows = await tables<DepositTables>(tx)
    .selectFrom('cashier.payment')
    .select('payer_document')
    .where('member_id', '=', memberId)
    .where('status', '=', 'credited')
    .orderBy('decided_at', 'desc')
    .limit(comparedMax)
    .execute()
  return rows.some(
    ({ payer_document: payer }) => compareDocuments(cpf, payer ?? undefined) === 'same',
  )
}

/** How often a deposit must be wagered before it may be withdrawn, in basis points. */
export const findTurnoverBp = async (
  { db }: Pick<Database<DepositTables>, 'db'>,
  brandId: number,
): Promise<number> => {
  const { rows } = await sql<{ turnover_bp: number }>`
    select turnover_bp from cashier.withdrawal_setting where brand_id = ${brandId}`.execute(db)
  return rows[0]?.turnover_bp ?? 0
}

export const countDeposits = async (
  { db }: Database<DepositTables>,
  memberId: bigint,
  statuses: readonly DepositStatus[],
): Promise<number> => {
  const row = await db
    .selectFrom('cashier.deposit')
    .select((query) => query.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('status', 'in', [...statuses])
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export const findDeposit = (
  { db }: Database<DepositTables>,
  memberId: bigint,
  depositId: string,
): Promise<DepositRow | undefined> =>
  db
    .selectFrom('cashier.deposit')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', depositId)
    .executeTakeFirst()

/** A deposit's payments, in the order of paying. */
export const listPaymentsOf = (
  { db }: Database<DepositTables>,
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

export type RecordRow = DepositRow & { returned_minor: bigint }

const returnedSql = sql<bigint>`coalesce((
  select sum(payment.amount_minor) from cashier.payment
  where payment.member_id = deposit.member_id and payment.deposit_id = deposit.id
    and payment.status in ('refund_due', 'refunding', 'refunded')
), 0)::bigint`

/** Deposits of a member, newest first. */
export const listRecords = (
  { db }: Database<DepositTables>,
  filter: RecordsFilter<DepositStatus>,
  place: Place | undefined,
  limit: number,
): Promise<RecordRow[]> =>
  db
    .selectFrom('cashier.deposit as deposit')
    .selectAll('deposit')
    .select(returnedSql.as('returned_minor'))
    .where(isInRecords(filter))
    .where(isAfter(place))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const sumRecords = ({ db }: Database<DepositTables>, filter: RecordsFilter<DepositStatus>) =>
  db
    .selectFrom('cashier.deposit as deposit')
    .select([
      sql<bigint>`coalesce(sum(amount_minor), 0)::bigint`.as('requested'),
      sql<bigint>`coalesce(sum(amount_minor) filter (where status = 'credited'), 0)::bigint`.as(
        'credited',
      ),
      sql<bigint>`coalesce(sum(${returnedSql}), 0)::bigint`.as('returned'),
    ])
    .where(isInRecords(filter))
    .executeTakeFirstOrThrow()

export type CreditedDeposit = {
  readonly memberId: bigint
  readonly amountMinor: bigint
  readonly creditedAt: Date
}

/** Deposits of these members that were credited in a span and are still theirs, the oldest first. */
export const listCredited = async (
  { db }: Database<DepositTables>,
  memberIds: readonly bigint[],
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly CreditedDeposit[]> => {
  const { rows } = await sql<{ member_id: bigint; amount_minor: bigint; credited_at: Date }>`
    select member_id, amount_minor, credited_at from cashier.deposit
    where member_id = any(${[...memberIds]}::bigint[]) and status = 'credited'
      and credited_at >= ${from} and credited_at < ${to}
    order by credited_at`.execute(db)
  return rows.map((row) => ({
    memberId: row.member_id,
    amountMinor: row.amount_minor,
    creditedAt: row.credited_at,
  }))
}
