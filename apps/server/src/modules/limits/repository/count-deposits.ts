import type { Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import { enterDay } from './count-stakes.ts'

/** Why the person may not deposit this now, as `deposit:period`. Locks the counter. */
export const findDepositObjection = async (
  tx: Tx,
  personId: bigint,
  amountMinor: bigint,
  at: Date,
): Promise<string | undefined> => {
  await enterDay(tx, personId, at)
  const { rows } = await sql<{ objection: string | null }>`
    select case
      when c.deposited_month + ${amountMinor} > c.deposit_month_max then 'deposit:month'
      when c.deposited_week + ${amountMinor} > c.deposit_week_max then 'deposit:week'
      when c.deposited_day + ${amountMinor} > c.deposit_day_max then 'deposit:day'
    end as objection
    from limits.counter c where c.person_id = ${personId} and c.is_on`.execute(tx)
  return rows[0]?.objection ?? undefined
}

/** Counts a deposit if the limits allow it. */
export const admitDeposit = async (
  tx: Tx,
  personId: bigint,
  amountMinor: bigint,
  at: Date,
): Promise<boolean> => {
  if (await findDepositObjection(tx, personId, amountMinor, at)) return false
  await sql`
    update limits.counter c set
      deposited_day = c.deposited_day + ${amountMinor}, deposited_week = c.deposited_week + ${amountMinor},
      deposited_month = c.deposited_month + ${amountMinor}
    where c.person_id = ${personId}`.execute(tx)
  return true
}
