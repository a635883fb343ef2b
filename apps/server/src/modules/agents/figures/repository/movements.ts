import { sql } from 'kysely'
import type { AgentsDb } from '../../tables.ts'

export type MovementRow = {
  readonly transferId: bigint
  readonly memberId: bigint
  readonly what: string
  readonly typeCode: number
  readonly amountMinor: bigint
  readonly balanceAfterMinor: bigint
  readonly at: Date
}

/** Stores movements other than play. */
export const insertMovements = async (
  db: AgentsDb,
  movements: readonly MovementRow[],
): Promise<void> => {
  if (movements.length === 0) return
  const column = <Name extends keyof MovementRow>(name: Name) => movements.map((one) => one[name])
  // As arrays: a statement takes 65,535 parameters, and a part may have more fields.
  await sql`
    insert into agents.movement
      (transfer_id, member_id, what, type_code, amount_minor, balance_after_minor, happened_at)
    select * from unnest(
      ${column('transferId')}::bigint[], ${column('memberId')}::bigint[], ${column('what')}::text[],
      ${column('typeCode')}::integer[], ${column('amountMinor')}::bigint[],
      ${column('balanceAfterMinor')}::bigint[], ${column('at')}::timestamptz[])
    on conflict do nothing`.execute(db)
}

/** Adds to the available balance of members and teams. */
export const addToBalances = async (
  db: AgentsDb,
  changes: ReadonlyMap<bigint, bigint>,
): Promise<void> => {
  if (changes.size === 0) return
  await sql`select agents.add_to_balances(${[...changes.keys()]}::bigint[],
    ${[...changes.values()]}::bigint[])`.execute(db)
}

/** Subtracts a subtree's available balance from its uplines, or adds it. */
export const shiftTeamBalance = async (
  db: AgentsDb,
  memberId: bigint,
  above: readonly bigint[],
  sign: 1n | -1n,
): Promise<void> => {
  if (above.length === 0) return
  await sql`
    insert into agents.node_balance as b (node_id, own_minor, team_minor)
    select node, 0, ${sign}::bigint * coalesce((select own_minor + team_minor from agents.node_balance
      where node_id = ${memberId}), 0)
    from unnest(${[...above]}::bigint[]) node order by 1
    on conflict (node_id) do update set team_minor = b.team_minor + excluded.team_minor`.execute(db)
}
