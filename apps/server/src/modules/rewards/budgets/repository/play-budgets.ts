import type { Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'

export type BudgetKind = 'missions' | 'levels'

/** The spent part of these members' budgets, in 1/10,000 BRL; each is locked until the transaction ends. */
export const lockBudgets = async (
  tx: Tx,
  kind: BudgetKind,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> => {
  const wanted = [...new Set(memberIds)]
  await sql`insert into rewards.play_budget (member_id, kind, spent_minor)
    select id, ${kind}, 0 from unnest(${wanted}::bigint[]) id order by id
    on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ member_id: bigint; spent_minor: bigint }>`
    select member_id, spent_minor from rewards.play_budget
    where kind = ${kind} and member_id = any(${wanted}::bigint[])
    order by member_id for update`.execute(tx)
  return new Map(rows.map((row) => [row.member_id, row.spent_minor]))
}

/** Writes the spent part of locked budgets. */
export const saveBudgets = async (
  tx: Tx,
  kind: BudgetKind,
  spent: ReadonlyMap<bigint, bigint>,
): Promise<void> => {
  if (spent.size === 0) return
  await sql`update rewards.play_budget b set spent_minor = u.spent
    from unnest(${[...spent.keys()]}::bigint[], ${[...spent.values()]}::bigint[]) u (id, spent)
    where b.kind = ${kind} and b.member_id = u.id`.execute(tx)
}

/** The spent part of a member's budget; not locked. */
export const readSpent = async (tx: Tx, kind: BudgetKind, memberId: bigint): Promise<bigint> => {
  const { rows } = await sql<{ spent_minor: bigint }>`
    select spent_minor from rewards.play_budget
    where kind = ${kind} and member_id = ${memberId}`.execute(tx)
  return rows[0]?.spent_minor ?? 0n
}

/** All of a member's counted stakes. */
export const readCounted = async (tx: Tx, memberId: bigint): Promise<bigint> => {
  const { rows } = await sql<{ staked_minor: bigint }>`
    select staked_minor from rewards.play_sum
    where member_id = ${memberId} and period = 'ONCE'`.execute(tx)
  return rows[0]?.staked_minor ?? 0n
}
