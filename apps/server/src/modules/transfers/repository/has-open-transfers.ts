import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { TransfersTables } from './tables.ts'

/** Whether money of a member is in transit to or from a vendor's wallet, or put away in the vault. */
export const hasOpenTransfers = async (tx: Tx, memberId: bigint): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from transfers.fund_transfer where member_id = ${memberId} and status = 'pending'
    ) or exists (
      select from transfers.vault_part where member_id = ${memberId} and returned_at is null
    ) as found
  `.execute(tables<TransfersTables>(tx))
  return rows[0]?.found ?? false
}
