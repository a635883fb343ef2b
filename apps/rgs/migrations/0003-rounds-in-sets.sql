-- Begins rounds of many players; a round to be seen first is looked for in rgs.last_round.
create function rgs.begin_rounds(
  p_now timestamptz,
  p_retry_at timestamptz,
  p_ids uuid[],
  p_players text[],
  p_games text[],
  p_versions integer[],
  p_sessions bigint[],
  p_stakes bigint[],
  p_choices text[],
  p_commitments text[],
  p_client_seeds text[],
  p_finished uuid[],
  p_cycles_ms integer[]
)
returns table (
  id uuid, pair_id bigint, server_seed bytea, commitment text, commitment_number bigint,
  client_seed text, nonce integer
)
language plpgsql
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_material = off
as $$
#variable_conflict use_column
declare
  v_ords bigint[];
begin
  -- What a player does with rounds queues up behind the pair in use. Nobody waits here for one player.
  select array_agg(u.ord) into v_ords
  from (
    select distinct on (x.player) x.player, x.commitment, x.client_seed, x.ord
    from unnest(p_players, p_commitments, p_client_seeds)
      with ordinality x (player, commitment, client_seed, ord)
    order by x.player, x.ord
  ) u
  cross join lateral (
    select from rgs.seed_pair s
    where s.player_ref = u.player and s.revealed_at is null
      -- A pair without a seed of the player's takes the one that was chosen for its commitment.
      and case when u.client_seed is null then s.client_seed is not null
        else u.commitment = s.commitment and u.client_seed = coalesce(s.client_seed, u.client_seed) end
    for no key update skip locked
  ) locked;

  with brought as (
    insert into rgs.client_seed as c (player_ref, client_seed, seed_pair_id, brought_at)
    select u.player, u.client_seed, s.id, p_now
    from unnest(p_players, p_client_seeds) with ordinality u (player, client_seed, ord)
    cross join lateral (
      select s.id from rgs.seed_pair s
      where s.player_ref = u.player and s.revealed_at is null and s.client_seed is null offset 0
    ) s
    where u.ord = any (v_ords) and u.client_seed is not null
    -- Brought for an earlier pair already: that is refused, and not here.
    on conflict do nothing
    returning c.seed_pair_id, c.client_seed
  )
  update rgs.seed_pair s set client_seed = b.client_seed from brought b where s.id = b.seed_pair_id;

  update rgs.round r set state = 'closed', closed_at = p_now
  from unnest(p_finished, p_players) with ordinality u (round, player, ord)
  where u.ord = any (v_ords) and r.id = u.round and r.player_ref || '' = u.player
    and r.state = 'credited';

  return query
  with begun as (
    insert into rgs.round as r (id, player_ref, game_code, maths_version, session_id, state, stake_minor,
      choice, client_seed, started_at, retry_at)
    select u.round, u.player, u.game, u.version, u.session, 'created', u.stake,
      u.choice::jsonb, s.client_seed, p_now, p_retry_at
    from unnest(p_ids, p_players, p_games, p_versions, p_sessions, p_stakes, p_choices, p_cycles_ms)
      with ordinality u (round, player, game, version, session, stake, choice, cycle_ms, ord)
    cross join lateral (
      select s.client_seed from rgs.seed_pair s
      where s.player_ref = u.player and s.revealed_at is null and s.client_seed is not null offset 0
    ) s
    where u.ord = any (v_ords)
      and not exists (
        select from rgs.last_round l join rgs.round open on open.id = l.round_id
        where l.player_ref = u.player and l.game_code = u.game
          and open.state not in ('closed', 'cancelled'))
      and (u.cycle_ms = 0 or not exists (
        select from rgs.round last
        where last.player_ref = u.player and last.state <> 'cancelled'
          and last.started_at > p_now - u.cycle_ms * interval '1 millisecond'))
    -- An id that is known.
    on conflict do nothing
    returning r.id, r.player_ref
  )
  select b.id, s.id, s.server_seed, s.commitment, s.commitment_number, s.client_seed, s.nonce
  from begun b
  cross join lateral (
    select * from rgs.seed_pair s where s.player_ref = b.player_ref and s.revealed_at is null offset 0
  ) s;
end $$;

-- Fixes outcomes that were drawn from the next nonce of each pair. Left out: rounds whose pair has gone on
-- meanwhile, and those that somebody else works on.
create function rgs.play_rounds(
  p_now timestamptz,
  p_retry_at timestamptz,
  p_ids uuid[],
  p_pairs bigint[],
  p_nonces integer[],
  p_payouts bigint[],
  p_outcomes text[],
  p_balances_before bigint[]
)
returns setof uuid
language plpgsql
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_material = off
as $$
declare
  v_ids uuid[];
  v_pairs bigint[];
begin
  select array_agg(u.round) into v_ids
  from (
    select distinct on (x.pair) x.round, x.pair, x.nonce
    from unnest(p_ids, p_pairs, p_nonces) x (round, pair, nonce)
    order by x.pair, x.round
  ) u
  cross join lateral (
    select from rgs.seed_pair s
    where s.id = u.pair and s.nonce = u.nonce and (s.revealed_at is null) is true
    for no key update skip locked
  ) locked;
  select array_agg(locked.id) into v_ids from (
    select r.id from rgs.round r where r.id = any (v_ids) and r.state || '' = 'created'
    for no key update skip locked
  ) locked;
  select array_agg(u.pair) into v_pairs
  from unnest(p_ids, p_pairs) u (round, pair) where u.round = any (v_ids);

  update rgs.seed_pair s set nonce = s.nonce + 1 where s.id = any (v_pairs);

  return query
  update rgs.round r set state = 'played', payout_minor = u.payout, outcome = u.outcome::jsonb,
    seed_pair_id = u.pair, nonce = u.nonce, balance_before_minor = u.balance_before,
    played_at = p_now, retry_at = p_retry_at, attempt_count = 0
  from unnest(p_ids, p_pairs, p_nonces, p_payouts, p_outcomes, p_balances_before)
    u (round, pair, nonce, payout, outcome, balance_before)
  where u.round = any (v_ids) and r.id = u.round
  returning r.id;
end $$;

-- A function in SQL plans its statement each time it is called, one in PL/pgSQL keeps the plan of its
-- connection.
create function rgs.credit_rounds(p_now timestamptz, p_ids uuid[], p_balances_after bigint[])
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

-- Fixes outcomes that were drawn from the next nonce of each pair. Left out: rounds whose pair has gone on
-- meanwhile, and those that somebody else works on. They stay whose they are since they were begun.
create function rgs.draw_rounds(
  p_now timestamptz,
  p_ids uuid[],
  p_pairs bigint[],
  p_nonces integer[],
  p_payouts bigint[],
  p_outcomes text[],
  p_balances_before bigint[]
)
returns setof uuid
language plpgsql
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_material = off
as $$
declare
  v_ids uuid[];
  v_pairs bigint[];
begin
  select array_agg(u.round) into v_ids
  from (
    select distinct on (x.pair) x.round, x.pair, x.nonce
    from unnest(p_ids, p_pairs, p_nonces) x (round, pair, nonce)
    order by x.pair, x.round
  ) u
  cross join lateral (
    select from rgs.seed_pair s
    where s.id = u.pair and s.nonce = u.nonce and (s.revealed_at is null) is true
    for no key update skip locked
  ) locked;
  select array_agg(locked.id) into v_ids from (
    select r.id from rgs.round r where r.id = any (v_ids) and r.state = 'created'
    for no key update skip locked
  ) locked;
  select array_agg(u.pair) into v_pairs
  from unnest(p_ids, p_pairs) u (round, pair) where u.round = any (v_ids);

  update rgs.seed_pair s set nonce = s.nonce + 1 where s.id = any (v_pairs);

  insert into rgs.used_nonce (seed_pair_id, nonce, round_id, outcome)
  select u.pair, u.nonce, u.round, u.outcome::jsonb
  from unnest(p_ids, p_pairs, p_nonces, p_outcomes) u (round, pair, nonce, outcome)
  where u.round = any (v_ids);

  return query
  update rgs.round r set state = 'played', payout_minor = u.payout, seed_pair_id = u.pair,
    nonce = u.nonce, balance_before_minor = u.balance_before, played_at = p_now
  from unnest(p_ids, p_pairs, p_nonces, p_payouts, p_balances_before)
    u (round, pair, nonce, payout, balance_before)
  where u.round = any (v_ids) and r.id = u.round
  returning r.id;
end $$;
