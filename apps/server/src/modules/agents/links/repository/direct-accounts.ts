import { sql } from 'kysely'
import type { AgentsDb } from '../../tables.ts'

/** One agent creates accounts one after another: their number is limited. */
export const lockDirectAccounts = async (db: AgentsDb, agentId: bigint): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`agents.accounts ${agentId}`}, 0))`.execute(
    db,
  )
}

export const findDirectAccount = async (
  db: AgentsDb,
  agentId: bigint,
  clientId: string,
): Promise<bigint | undefined> => {
  const { rows } = await sql<{ member_id: bigint }>`
    select member_id from agents.direct_account
    where agent_id = ${agentId} and client_id = ${clientId}`.execute(db)
  return rows[0]?.member_id
}

export const countDirectAccounts = async (
  db: AgentsDb,
  agentId: bigint,
  since: Date,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from agents.direct_account
    where agent_id = ${agentId} and created_at >= ${since}`.execute(db)
  return rows[0]?.count ?? 0
}

export const insertDirectAccount = async (
  db: AgentsDb,
  one: {
    readonly agentId: bigint
    readonly clientId: string
    readonly memberId: bigint
    readonly at: Date
  },
): Promise<void> => {
  await sql`
    insert into agents.direct_account values (${one.agentId}, ${one.clientId}, ${one.memberId},
      ${one.at})`.execute(db)
}
