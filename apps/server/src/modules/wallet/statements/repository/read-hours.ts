import type { Pool } from '@trevo/database/connect.ts'
import { accountIdOf } from '../../common/domain/account-ids.ts'
import type { Reader } from '../../common/repository/reader.ts'

/** An account with more unread entries than this is read ahead. */
const unreadMax = 5_000
const accountsAtOnce = 50

/** Updates the hours of the member's available account to its last entry. */
export const readHoursOf = async (reader: Reader, memberId: bigint): Promise<void> => {
  await reader.query('select wallet.read_hours(array[$1::bigint])', [
    accountIdOf(memberId, 'available'),
  ])
}

/** Reads the accounts with the most unread entries (a job). @returns how many entries those were. */
export const readLongAccounts = async (pool: Pool): Promise<bigint> => {
  const { rows } = await pool.query<{ id: bigint }>('select wallet.unread_accounts($1, $2) as id', [
    unreadMax,
    accountsAtOnce,
  ])
  let read = 0n
  // One account per commit, so that nobody waits for the lock of another's.
  for (const { id } of rows) {
    const done = await pool.query<{ n: bigint }>(
      'select wallet.read_hours(array[$1::bigint]) as n',
      [id],
    )
    read += done.rows[0]?.n ?? 0n
  }
  return read
}
