-- A round is written four times, and its row went into every index again each time, because its state stood
-- in the conditions of four of them: with eight indexes most of what a round cost the database. PostgreSQL
-- updates a row in place (HOT) where no column of any index changes and the page has room. So nothing that
-- changes in an ordinary round stands in an index of rgs.round any more: the newest rounds, the unfinished
-- ones and the nonces used are tables of their own, and an outcome that is known at once stands with its nonce.
-- version before: begins its rounds in sets as ever and plays them by rgs.play_rounds, which stays. It shows
-- a round that a process of this version played without its outcome.
lock table rgs.round in access exclusive mode;

-- The newest round of each player and game. Kept by a trigger on rgs.round.
create table rgs.last_round (
  player_ref text not null,
  game_code text not null,
  round_id uuid not null,
  primary key (player_ref, game_code)
);
insert into rgs.last_round (player_ref, game_code, round_id)
select player_ref, game_code, id from rgs.round
where state not in ('closed', 'cancelled') and room_game_id is null;

-- Rounds in which the platform or the player has the last word outstanding. Kept by triggers on rgs.round.
create table rgs.unfinished_round (
  round_id uuid primary key,
  -- As in rgs.round.
  retry_at timestamptz not null
);
insert into rgs.unfinished_round (round_id, retry_at)
select id, retry_at from rgs.round
where state in ('created', 'debited', 'in_steps', 'played', 'cancelling');
create index unfinished_round_due on rgs.unfinished_round (retry_at);
-- Every round comes and goes here, and few are there at a time: who counts them reads what vacuum left.
alter table rgs.unfinished_round
  set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

-- Numbers that rounds were drawn from. One nonce, one round: the house cannot play the same numbers twice.
-- Those used before this version are not in here; a nonce never comes again, because a pair counts up.
create table rgs.used_nonce (
  seed_pair_id bigint not null,
  nonce integer not null,
  round_id uuid not null,
  -- Null where it comes about in steps; it stands in the round then.
  outcome jsonb,
  primary key (seed_pair_id, nonce)
);

-- Bets in rooms are no last rounds: several may stand at once, and the room shows them.
create function rgs.note_new_rounds() returns trigger language plpgsql
set search_path = pg_catalog, pg_temp as $$
declare
  v_wanted integer;
  v_noted integer;
begin
  insert into rgs.unfinished_round (round_id, retry_at)
  select n.id, n.retry_at from new_round n where n.state not in ('credited', 'closed', 'cancelled');

  select count(*) into v_wanted from new_round n
  where n.room_game_id is null and n.state not in ('closed', 'cancelled');
  insert into rgs.last_round as l (player_ref, game_code, round_id)
  select n.player_ref, n.game_code, n.id from new_round n
  where n.room_game_id is null and n.state not in ('closed', 'cancelled')
  on conflict (player_ref, game_code) do update set round_id = excluded.round_id
    where (select r.state in ('closed', 'cancelled') from rgs.round r where r.id = l.round_id);
  get diagnostics v_noted = row_count;
  if v_noted < v_wanted then
    raise exception 'a player has an open round of the game' using errcode = 'unique_violation';
  end if;
  return null;
end $$;
create trigger new_rounds_are_noted after insert on rgs.round
  referencing new table as new_round for each statement
  execute function rgs.note_new_rounds();

create function rgs.note_unfinished_round() returns trigger language plpgsql
set search_path = pg_catalog, pg_temp as $$
begin
  if new.state in ('credited', 'closed', 'cancelled') then
    delete from rgs.unfinished_round u where u.round_id = new.id;
  else
    insert into rgs.unfinished_round as u (round_id, retry_at) values (new.id, new.retry_at)
    on conflict (round_id) do update set retry_at = excluded.retry_at;
  end if;
  return null;
end $$;
create trigger unfinished_round_changes after update on rgs.round for each row
  when (new.retry_at <> old.retry_at
    or (new.state in ('credited', 'closed', 'cancelled')) <> (old.state in ('credited', 'closed', 'cancelled')))
  execute function rgs.note_unfinished_round();

-- The bet's own id once it goes back, which leaves its seat to others; null until then.
alter table rgs.round add column seat_left_by uuid;
update rgs.round set seat_left_by = id
where room_game_id is not null and state in ('cancelling', 'cancelled');
create function rgs.leave_seat() returns trigger language plpgsql
set search_path = pg_catalog, pg_temp as $$
begin
  update rgs.round set seat_left_by = id where id = new.id;
  return null;
end $$;
create trigger seat_is_left after update on rgs.round for each row
  when (new.room_game_id is not null and new.state in ('cancelling', 'cancelled')
    and new.seat_left_by is null)
  execute function rgs.leave_seat();

drop index rgs.round_nonce;
drop index rgs.round_open;
drop index rgs.round_unfinished;
drop index rgs.round_in_room;
drop index rgs.round_at_seat;
-- What a session staked is found by its player, game and time.
drop index rgs.round_of_session;
create unique index round_in_room on rgs.round (room_game_id, player_ref, seat, seat_left_by)
  nulls not distinct where room_game_id is not null;
-- A seat has one player in a round.
create unique index round_at_seat on rgs.round (room_game_id, table_place)
  where table_place like 'seat-%' and seat_left_by is null;

alter table rgs.round set (fillfactor = 50);
alter table rgs.round drop constraint round_numbers_check;
alter table rgs.round add constraint round_numbers_check check (
  case when room_game_id is null
    then (nonce is null) = (seed_pair_id is null) and (outcome is null or nonce is not null)
    else nonce is null and seed_pair_id is null and seat is not null end
) not valid;
alter table rgs.round drop constraint round_check1;
alter table rgs.round add constraint round_drawn_check check (
  num_nonnulls(outcome, nonce) > 0 or state not in ('played', 'credited', 'closed')
) not valid;

-- As in 0015, but that a round to be seen first is looked for in rgs.last_round.
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
