import { createHash } from 'node:crypto'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { listPayeesOf } from './payees.ts'
import type { PayeeRow, WithdrawalTables } from './tables.ts'

const accountOf = (payee: PayeeRow): string =>
  payee.kind === 'pix'
    ? `pix:${payee.pix_key}`
    : `bank:${payee.bank_code}:${payee.branch}:${payee.account_number}`

/** Hashes of the accounts that a member is paid to, to compare with those of others. */
export const payeeKeysOf = async (tx: Tx, memberId: bigint): Promise<string[]> => {
  const payees = await listPayeesOf(tables<WithdrawalTables>(tx), memberId)
  return payees.map((payee) => createHash('sha256').update(accountOf(payee)).digest('hex'))
}
