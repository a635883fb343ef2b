-- A single round or bet is begun and drawn as a set of one, by the functions of the sets. So they know what
-- only a single one had: free rounds, a seed in place of an earlier one, rounds whose stake was taken by a
-- process that is gone, rounds in steps, and places at a table.
-- version before: calls the functions with the arguments they had, which stay.

-- Begins rounds as 0003 does. What is left out is asked for as a set of one, which also gives the reason of a refusal.
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
  p_cycles_ms integer[],
  -- Of free rounds; null of those that the player pays.
  p_campaigns uuid[]
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
      -- A pair takes the seed that its player chose for its commitment, also in place of an earlier one.
      and case when u.client_seed is null then s.client_seed is not null
        else u.commitment = s.commitment end
    for no key update skip locked
  ) locked;

  with brought as (
    insert into rgs.client_seed as c (player_ref, client_seed, seed_pair_id, brought_at)
    select u.player, u.client_seed, s.id, p_now
    from unnest(p_players, p_client_seeds) with ordinality u (player, client_seed, ord)
    cross join lateral (
      select s.id from rgs.seed_pair s
      where s.player_ref = u.player and s.revealed_at is null
        and s.client_seed is distinct from u.client_seed offset 0
    ) s
    where u.ord = any (v_ords) and u.client_seed is not null
    -- One that was brought for an earlier pair is refused: its round is left out below.
    on conflict (player_ref, client_seed) do update set seed_pair_id = excluded.seed_pair_id
      where c.seed_pair_id = excluded.seed_pair_id
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
      choice, client_seed, started_at, retry_at, campaign_id)
    select u.round, u.player, u.game, u.version, u.session, 'created', u.stake,
      u.choice::jsonb, s.client_seed, p_now, p_retry_at, u.campaign
    from unnest(p_ids, p_players, p_games, p_versions, p_sessions, p_stakes, p_choices, p_cycles_ms,
        p_client_seeds, p_campaigns)
      with ordinality u (round, player, game, version, session, stake, choice, cycle_ms, client_seed,
        campaign, ord)
    cross join lateral (
      select s.client_seed from rgs.seed_pair s
      where s.player_ref = u.player and s.revealed_at is null
        and s.client_seed = coalesce(u.client_seed, s.client_seed) offset 0
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

create or replace function rgs.begin_rounds(
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
language sql
set search_path = pg_catalog, pg_temp
as $$
  select * from rgs.begin_rounds($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, '{}')
$$;

-- Draws rounds as 0003 does, also for those that were left with their stake taken, and for those in steps.
create function rgs.draw_rounds(
  p_now timestamptz,
  p_ids uuid[],
  p_pairs bigint[],
  p_nonces integer[],
  p_payouts bigint[],
  p_outcomes text[],
  p_balances_before bigint[],
  -- What the player may do next, as JSON; null where the round is played to its end.
  p_legals text[],
  p_retry_at timestamptz,
  -- When a round in steps is played on without its player.
  p_timeout_at timestamptz
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
    select r.id from rgs.round r where r.id = any (v_ids) and r.state in ('created', 'debited')
    for no key update skip locked
  ) locked;
  select array_agg(u.pair) into v_pairs
  from unnest(p_ids, p_pairs) u (round, pair) where u.round = any (v_ids);

  update rgs.seed_pair s set nonce = s.nonce + 1 where s.id = any (v_pairs);

  insert into rgs.used_nonce (seed_pair_id, nonce, round_id, outcome)
  select u.pair, u.nonce, u.round, case when u.legal is null then u.outcome::jsonb end
  from unnest(p_ids, p_pairs, p_nonces, p_outcomes, p_legals) u (round, pair, nonce, outcome, legal)
  where u.round = any (v_ids);

  return query
  update rgs.round r set
    state = case when u.legal is null then 'played' else 'in_steps' end,
    seed_pair_id = u.pair, nonce = u.nonce, attempt_count = 0,
    balance_before_minor = coalesce(r.balance_before_minor, u.balance_before),
    payout_minor = case when u.legal is null then u.payout else r.payout_minor end,
    played_at = case when u.legal is null then p_now end,
    outcome = case when u.legal is not null then u.outcome::jsonb end,
    legal = u.legal::jsonb,
    timeout_at = case when u.legal is not null then p_timeout_at end,
    -- A new round keeps its lease: its row among the unfinished ones does not change.
    retry_at = case when u.legal is not null then p_timeout_at
      when r.retry_at > p_now then r.retry_at else p_retry_at end
  from unnest(p_ids, p_pairs, p_nonces, p_payouts, p_outcomes, p_balances_before, p_legals)
    u (round, pair, nonce, payout, outcome, balance_before, legal)
  where u.round = any (v_ids) and r.id = u.round
  returning r.id;
end $$;

create or replace function rgs.draw_rounds(
  p_now timestamptz,
  p_ids uuid[],
  p_pairs bigint[],
  p_nonces integer[],
  p_payouts bigint[],
  p_outcomes text[],
  p_balances_before bigint[]
)
returns setof uuid
language sql
set search_path = pg_catalog, pg_temp
as $$
  select * from rgs.draw_rounds($1, $2, $3, $4, $5, $6, $7, '{}', p_now, p_now)
$$;

-- Begins bets as 0004 does, with the places at a table.
create function rgs.begin_bets(
  p_now timestamptz,
  p_retry_at timestamptz,
  p_ids uuid[],
  p_players text[],
  p_games text[],
  p_sessions bigint[],
  p_stakes bigint[],
  p_choices text[],
  -- The game on whose odds the bet is made; null where the odds are always the same.
  p_offers bigint[],
  -- The bet gets the lowest free seat from one to the other.
  p_first_seats integer[],
  p_last_seats integer[],
  -- Of all bets of a player in a game; null: no limit.
  p_staked_max bigint[],
  -- At a table with seats; null elsewhere.
  p_places text[]
)
returns table (
  id uuid, room_game_id bigint, flies_at timestamptz, pair_id bigint, commitment text,
  commitment_number bigint, client_seed text, nonce integer
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
    select distinct on (x.player) x.player, x.ord
    from unnest(p_players) with ordinality x (player, ord)
    order by x.player, x.ord
  ) u
  cross join lateral (
    select from rgs.seed_pair s where s.player_ref = u.player and s.revealed_at is null
    for no key update skip locked
  ) locked;

  return query
  with begun as (
    insert into rgs.round as r (id, player_ref, game_code, maths_version, session_id, state, stake_minor,
      choice, client_seed, room_game_id, seat, table_place, started_at, retry_at)
    select u.round, u.player, u.game, g.maths_version, u.session, 'created', u.stake,
      u.choice::jsonb, c.salt, g.id, free.seat, u.place, p_now, p_retry_at
    from unnest(p_ids, p_players, p_games, p_sessions, p_stakes, p_choices, p_offers, p_first_seats,
        p_last_seats, p_staked_max, p_places)
      with ordinality u (round, player, game, session, stake, choice, offer, first_seat, last_seat,
        staked_max, place, ord)
    join rgs.room_game g on g.game_code = u.game and g.state in ('open', 'flying')
    join rgs.room_chain c on c.id = g.chain_id
    cross join lateral (
      select coalesce(sum(b.stake_minor), 0) as staked, coalesce(array_agg(b.seat), '{}') as seats
      from rgs.round b
      where b.room_game_id = g.id and b.player_ref = u.player and b.state <> 'cancelled'
    ) own
    cross join lateral (
      select min(n) as seat from generate_series(u.first_seat, u.last_seat) n
      where n <> all (own.seats)
    ) free
    where u.ord = any (v_ords) and g.state = 'open' and g.flies_at > p_now
      and (u.offer is null or u.offer = g.id) and free.seat is not null
      and (u.staked_max is null or own.staked + u.stake <= u.staked_max)
    -- An id that is known, or a place that somebody else has.
    on conflict do nothing
    returning r.id, r.player_ref, r.room_game_id
  )
  select b.id, b.room_game_id, g.flies_at, s.id, s.commitment, s.commitment_number, s.client_seed, s.nonce
  from begun b
  join rgs.room_game g on g.id = b.room_game_id
  cross join lateral (
    select * from rgs.seed_pair s where s.player_ref = b.player_ref and s.revealed_at is null offset 0
  ) s;
end $$;

create or replace function rgs.begin_bets(
  p_now timestamptz,
  p_retry_at timestamptz,
  p_ids uuid[],
  p_players text[],
  p_games text[],
  p_sessions bigint[],
  p_stakes bigint[],
  p_choices text[],
  -- The game on whose odds the bet is made; null where the odds are always the same.
  p_offers bigint[],
  -- The bet gets the lowest free seat from one to the other.
  p_first_seats integer[],
  p_last_seats integer[],
  -- Of all bets of a player in a game; null: no limit.
  p_staked_max bigint[]
)
returns table (
  id uuid, room_game_id bigint, flies_at timestamptz, pair_id bigint, commitment text,
  commitment_number bigint, client_seed text, nonce integer
)
language sql
set search_path = pg_catalog, pg_temp
as $$
  select * from rgs.begin_bets($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, '{}')
$$;
