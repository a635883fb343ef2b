import type { Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'

/** Gives one person's history and played time to another; their own limits and raises go. */
export const moveHistory = async (tx: Tx, from: bigint, to: bigint): Promise<void> => {
  await sql`update limits.change set person_id = ${to} where person_id = ${from}`.execute(tx)
  await sql`delete from limits.limit where person_id = ${from}`.execute(tx)
  await sql`delete from limits.raise where person_id in (${from}, ${to})`.execute(tx)
  await sql`
    insert into limits.day as d (person_id, day, staked, returned, bets, deposited, played)
    select ${to}, o.day, o.staked, o.returned, o.bets, o.deposited, o.played
    from limits.day o where o.person_id = ${from}
    on conflict (person_id, day) do update set
      staked = d.staked + excluded.staked, returned = d.returned + excluded.returned,
      bets = d.bets + excluded.bets, deposited = d.deposited + excluded.deposited,
      played = d.played + excluded.played`.execute(tx)
  await sql`delete from limits.day where person_id = ${from}`.execute(tx)
  await sql`
    update limits.noted set person_id = ${to} where person_id = ${from} and is_release`.execute(tx)
  await sql`
    update limits.counter c set
      played_day = c.played_day + o.played_day, played_week = c.played_week + o.played_week,
      played_month = c.played_month + o.played_month,
      played_session = greatest(c.played_session, o.played_session),
      session_since = least(c.session_since, o.session_since),
      counted_until = greatest(c.counted_until, o.counted_until),
      active_until = greatest(c.active_until, o.active_until),
      paused_until = greatest(c.paused_until, o.paused_until),
      contract_since = case when o.contract_until > coalesce(c.contract_until, '-infinity') then o.contract_since
        else c.contract_since end,
      contract_until = greatest(c.contract_until, o.contract_until),
      contract_loss_max = least(c.contract_loss_max, o.contract_loss_max),
      contract_staked = c.contract_staked + o.contract_staked,
      contract_returned = c.contract_returned + o.contract_returned,
      check_due = c.check_due or o.check_due, unchecked_ms = greatest(c.unchecked_ms, o.unchecked_ms)
    from limits.counter o where c.person_id = ${to} and o.person_id = ${from}`.execute(tx)
  await sql`
    update limits.counter c set played_day = 0, played_week = 0, played_month = 0, played_session = 0,
      session_since = null, counted_until = null, active_until = null, check_due = false, unchecked_ms = 0,
      paused_until = null, contract_since = null, contract_until = null, contract_loss_max = null,
      contract_staked = 0, contract_returned = 0
    where c.person_id = ${from}`.execute(tx)
}
