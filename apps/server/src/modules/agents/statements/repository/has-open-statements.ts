import { tables, type Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import type { AgentsTables } from '../../tables.ts'

/** Whether a statement that a member gives or receives is neither paid nor settled. */
export const hasOpenStatements = async (tx: Tx, memberId: bigint): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from agents.statement where receiver_id = ${memberId} and status in ('due', 'waiting')
    ) or exists (
      select from agents.statement where giver_id = ${memberId} and status in ('due', 'waiting')
    ) as found
  `.execute(tables<AgentsTables>(tx))
  return rows[0]?.found ?? false
}
