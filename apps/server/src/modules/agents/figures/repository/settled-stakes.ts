import { sql } from 'kysely'
import type { Tx } from '@trevo/database/connect.ts'
import type { SettledChange } from '../../../../platform/shapes/settled-change.ts'
import type { AgentsDb } from '../../tables.ts'

/** The round as `agents.count_rounds` names it: draws of two lotteries have the same number. */
const roundKeyOf = ({ source, nodeId, roundId }: SettledChange): string =>
  source === 'lottery' ? `${nodeId}:${roundId}` : roundId

/** Stores settled stakes, in the transaction that settles them; they count with `countSettled`. */
export const addSettledInTx = async (tx: Tx, changes: readonly SettledChange[]): Promise<void> => {
  if (changes.length === 0) return
  await sql`
    insert into agents.settled_stake (member_id, source, round_id, stake_minor, valid_minor)
    select * from unnest(
      ${changes.map(({ memberId }) => memberId)}::bigint[],
      ${changes.map(({ source }) => source)}::text[], ${changes.map(roundKeyOf)}::text[],
      ${changes.map(({ stakeMinor }) => stakeMinor)}::bigint[],
      ${changes.map(({ validMinor }) => validMinor)}::bigint[])`.execute(tx)
}

/** Counts at most as many as fit one transaction. @returns how many it counted */
export const countSettled = async (db: AgentsDb, limit: number): Promise<number> => {
  const { rows } = await sql<{ counted: number }>`
    select agents.count_settled(${limit}::integer) as counted`.execute(db)
  return rows[0]?.counted ?? 0
}
