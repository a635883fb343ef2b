import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { SportsTables } from '../../tables.ts'

/** Whether a member has an unsettled slip, or a pending credit of one. */
export const hasOpenSlips = async (tx: Tx, memberId: bigint): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from sportsbook.slip where member_id = ${memberId} and status = 'open'
    ) or exists (
      select from sportsbook.credit where member_id = ${memberId} and state = 'due'
    ) or exists (
      select from sportsbook.credit where member_id = ${memberId} and state = 'reversing'
    ) as found
  `.execute(tables<SportsTables>(tx))
  return rows[0]?.found ?? false
}
