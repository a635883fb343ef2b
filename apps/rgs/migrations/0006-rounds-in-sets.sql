-- Instant rounds of many players, in one statement each: begun, played, credited. Each function does what
-- is plain and answers for that alone; whatever it leaves out is asked for by itself, under the player's
-- lock (begin-round.ts, play-outcome.ts, settle-round.ts), and nothing was done for it here.

-- Writes rounds down before any money is asked for, and answers with the numbers each is to be drawn from.
-- Left out: whose pair of seeds is locked or lacks a seed of the player's, whose last round is to be seen
-- yet or is too young, and ids that are known.
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
-- Always by the keys of the set, however young the statistics are.
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
  v_ords bigint[];
begin
  -- What a player does with rounds queues up behind the pair in use. Nobody waits here for one player.
  select array_agg(locked.ord) into v_ords from (
    select u.ord
    from (
      select distinct on (x.player) x.player, x.commitment, x.client_seed, x.ord
      from unnest(p_players, p_commitments, p_client_seeds)
        with ordinality x (player, commitment, client_seed, ord)
      order by x.player, x.ord
    ) u
    join rgs.seed_pair s on s.player_ref = u.player and s.revealed_at is null
    -- A pair without a seed of the player's takes the one that was chosen for its commitment.
    where case when u.client_seed is null then s.client_seed is not null
      else u.commitment = s.commitment and u.client_seed = coalesce(s.client_seed, u.client_seed) end
    order by s.id
    for no key update of s skip locked
  ) locked;

  with brought as (
    insert into rgs.client_seed as c (player_ref, client_seed, seed_pair_id, brought_at)
    select u.player, u.client_seed, s.id, p_now
    from unnest(p_players, p_client_seeds) with ordinality u (player, client_seed, ord)
    join rgs.seed_pair s on s.player_ref = u.player and s.revealed_at is null
    where u.ord = any (v_ords) and s.client_seed is null
    -- Brought for an earlier pair already: that is refused, and not here.
    on conflict do nothing
    returning c.seed_pair_id, c.client_seed
  )
  update rgs.seed_pair s set client_seed = b.client_seed from brought b where s.id = b.seed_pair_id;

  update rgs.round r set state = 'closed', closed_at = p_now
  from unnest(p_finished, p_players) with ordinality u (round, player, ord)
  where u.ord = any (v_ords) and r.id = u.round and r.player_ref = u.player and r.state = 'credited';

  return query
  with begun as (
    insert into rgs.round as r (id, player_ref, game_code, maths_version, session_id, state, stake_minor,
      choice, client_seed, started_at, retry_at)
    select u.round, u.player, u.game, u.version, u.session, 'created', u.stake,
      u.choice::jsonb, s.client_seed, p_now, p_retry_at
    from unnest(p_ids, p_players, p_games, p_versions, p_sessions, p_stakes, p_choices, p_cycles_ms)
      with ordinality u (round, player, game, version, session, stake, choice, cycle_ms, ord)
    join rgs.seed_pair s on s.player_ref = u.player and s.revealed_at is null
    where u.ord = any (v_ords) and s.client_seed is not null
      and (u.cycle_ms = 0 or not exists (
        select from rgs.round last
        where last.player_ref = u.player and last.state <> 'cancelled'
          and last.started_at > p_now - u.cycle_ms * interval '1 millisecond'))
    -- An id that is known, or a round of this game that the player has to see first.
    on conflict do nothing
    returning r.id, r.player_ref
  )
  select b.id, s.id, s.server_seed, s.commitment, s.commitment_number, s.client_seed, s.nonce
  from begun b join rgs.seed_pair s on s.player_ref = b.player_ref and s.revealed_at is null;
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
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
  v_ids uuid[];
begin
  select array_agg(locked.round) into v_ids from (
    select u.round
    from (
      select distinct on (x.pair) x.round, x.pair, x.nonce
      from unnest(p_ids, p_pairs, p_nonces) x (round, pair, nonce)
      order by x.pair, x.round
    ) u
    join rgs.seed_pair s on s.id = u.pair and s.nonce = u.nonce and s.revealed_at is null
    order by s.id
    for no key update of s skip locked
  ) locked;
  select array_agg(locked.id) into v_ids from (
    select r.id from rgs.round r where r.id = any (v_ids) and r.state = 'created'
    for no key update skip locked
  ) locked;

  update rgs.seed_pair s set nonce = s.nonce + 1
  from unnest(p_ids, p_pairs) u (round, pair)
  where u.round = any (v_ids) and s.id = u.pair;

  return query
  update rgs.round r set state = 'played', payout_minor = u.payout, outcome = u.outcome::jsonb,
    seed_pair_id = u.pair, nonce = u.nonce, balance_before_minor = u.balance_before,
    played_at = p_now, retry_at = p_retry_at, attempt_count = 0
  from unnest(p_ids, p_pairs, p_nonces, p_payouts, p_outcomes, p_balances_before)
    u (round, pair, nonce, payout, outcome, balance_before)
  where u.round = any (v_ids) and r.id = u.round
  returning r.id;
end $$;

-- Marks played rounds as paid. Left out: those that somebody else has moved.
create function rgs.credit_rounds(p_now timestamptz, p_ids uuid[], p_balances_after bigint[])
returns setof rgs.round
language sql
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
  update rgs.round r set state = 'credited', balance_after_minor = u.balance_after, credited_at = p_now,
    stuck_reason = null
  from unnest(p_ids, p_balances_after) u (round, balance_after)
  where r.id = u.round and r.state = 'played'
  returning r.*
$$;
