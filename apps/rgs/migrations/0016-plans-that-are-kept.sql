-- A function in SQL plans its statement each time it is called, one in PL/pgSQL keeps the plan of its
-- connection. What these two do stands in 0006, 0014 and 0015, and has not changed.

create or replace function rgs.credit_rounds(p_now timestamptz, p_ids uuid[], p_balances_after bigint[])
returns setof rgs.round
language plpgsql
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_material = off
as $$
begin
  return query
  update rgs.round r set state = 'credited', balance_after_minor = u.balance_after, credited_at = p_now,
    stuck_reason = null
  from unnest(p_ids, p_balances_after) u (round, balance_after)
  where r.id = u.round and r.state || '' = 'played'
  returning r.*;
end $$;

create or replace function rgs.close_bets(p_now timestamptz, p_ids uuid[], p_balances_after bigint[])
returns setof rgs.round
language plpgsql
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_material = off
as $$
begin
  return query
  update rgs.round r set state = 'closed', balance_after_minor = u.balance_after, credited_at = p_now,
    closed_at = p_now, stuck_reason = null
  from unnest(p_ids, p_balances_after) u (round, balance_after)
  where r.id = u.round and r.state || '' = 'played' and r.room_game_id + 0 is not null
  returning r.*;
end $$;
