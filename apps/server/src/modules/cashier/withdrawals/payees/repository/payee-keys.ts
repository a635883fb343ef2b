import { createHash } from 'node:crypto'
import { tables, type Database, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import { listPayeesOf } from './payees.ts'
import type { PayeeRow, WithdrawalTables } from '../../common/repository/tables.ts'

const accountOf = (payee: PayeeRow): string =>
  payee.kind === 'pix'
    ? `pix:${payee.pix_key}`
    : `bank:${payee.bank_code}:${payee.branch}:${payee.account_number}`

const keyOf = (payee: PayeeRow): string =>
  createHash('sha256').update(accountOf(payee)).digest('hex')

/** Hashes of a member's payout accounts, to compare with those of others. */
export const payeeKeysOf = async (tx: Tx, memberId: bigint): Promise<string[]> => {
  const payees = await listPayeesOf(tables<WithdrawalTables>(tx), memberId)
  return payees.map(keyOf)
}

/** Other members with a payout account of this one, `limit` at most. */
export const listSharingPayee = async (
  { db }: Database<WithdrawalTables>,
  memberId: bigint,
  limit: number,
): Promise<bigint[]> => {
  const own = await listPayeesOf(db, memberId)
  const found = new Set<bigint>()
  for (const payee of own) {
    const same =
      payee.kind === 'pix'
        ? sql`pix_key = ${payee.pix_key}`
        : sql`bank_code = ${payee.bank_code} and branch = ${payee.branch}
            and account_number = ${payee.account_number}`
    const { rows } = await sql<{ member_id: bigint }>`
      select distinct member_id from cashier.payee
      where member_id <> ${memberId} and removed_at is null and ${same} limit ${limit}`.execute(db)
    for (const row of rows) found.add(row.member_id)
  }
  return [...found].slice(0, limit)
}

/** The same for several members, by member; members without any are left out. */
export const listPayeeKeys = async (
  { db }: Database<WithdrawalTables>,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly string[]>> => {
  if (memberIds.length === 0) return new Map()
  const payees = await db
    .selectFrom('cashier.payee')
    .selectAll()
    .where('member_id', 'in', [...memberIds])
    .where('removed_at', 'is', null)
    .execute()
  const byMember = Map.groupBy(payees, ({ member_id: memberId }) => memberId)
  return new Map([...byMember].map(([memberId, own]) => [memberId, own.map(keyOf)]))
}
