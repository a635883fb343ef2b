-- Bets in rooms of many players, in one statement each: begun, accepted, closed as they are paid. As with
-- instant rounds (0006), each function does what is plain and answers for that alone; whatever it leaves
-- out is asked for by itself (place-bet.ts, settle-round.ts), and nothing was done for it here.

-- Writes bets down in the games that take bets, before their stakes are asked for. Left out: whose pair of
-- seeds is locked or missing, ids that are known, games that take no bets or are others than the one whose
-- odds were bet on, seats that are taken, and stakes beyond what a player may have in a game.
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
  p_staked_max bigint[]
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
      choice, client_seed, room_game_id, seat, started_at, retry_at)
    select u.round, u.player, u.game, g.maths_version, u.session, 'created', u.stake,
      u.choice::jsonb, c.salt, g.id, free.seat, p_now, p_retry_at
    from unnest(p_ids, p_players, p_games, p_sessions, p_stakes, p_choices, p_offers, p_first_seats,
        p_last_seats, p_staked_max)
      with ordinality u (round, player, game, session, stake, choice, offer, first_seat, last_seat,
        staked_max, ord)
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
    -- An id that is known.
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

-- Puts bets whose stakes were taken into their games. Left out: those of games that take no bets any more
-- or are being changed, and those that somebody else works on.
create function rgs.accept_bets(
  p_now timestamptz,
  p_ids uuid[],
  p_games bigint[],
  p_ends timestamptz[],
  p_outcomes text[],
  p_legals text[],
  p_balances_before bigint[]
)
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
declare
  v_games bigint[];
  v_ids uuid[];
begin
  -- Kept from changing until the bets are in: who closes a game waits for this, or was first.
  select array_agg(held.id) into v_games from (
    select g.id from rgs.room_game g where g.id = any (p_games) order by g.id
    for share skip locked
  ) held;
  select array_agg(locked.id) into v_ids from (
    select r.id from rgs.round r where r.id = any (p_ids) and r.state || '' = 'created' order by r.id
    for no key update skip locked
  ) locked;

  return query
  update rgs.round r set state = 'in_steps', outcome = u.outcome::jsonb, legal = u.legal::jsonb,
    timeout_at = u.ends_at, retry_at = u.ends_at, attempt_count = 0,
    balance_before_minor = u.balance_before, room_changed_at = p_now
  from unnest(p_ids, p_games, p_ends, p_outcomes, p_legals, p_balances_before)
    u (round, game, ends_at, outcome, legal, balance_before)
  join rgs.room_game g on g.id = u.game
  where u.round = any (v_ids) and u.game = any (v_games) and r.id = u.round
    and r.room_game_id + 0 = u.game and g.state = 'open' and g.flies_at > p_now
  returning r.*;
end $$;

-- Marks bets that were played as paid and closed. Left out: those that somebody else has moved.
create function rgs.close_bets(p_now timestamptz, p_ids uuid[], p_balances_after bigint[])
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
