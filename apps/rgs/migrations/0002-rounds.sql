create table rgs.round (
  -- Chosen by the client: a repeated call finds the same round.
  id uuid primary key,
  player_ref text not null,
  game_code text not null,
  maths_version integer not null,
  session_id bigint not null references rgs.session,
  state text not null check (
    state in ('created', 'debited', 'in_steps', 'played', 'credited', 'closed', 'cancelling', 'cancelled')
  ),
  stake_minor bigint not null check (stake_minor > 0),
  payout_minor bigint not null default 0 check (payout_minor >= 0),
  client_seed text not null,
  -- Taken only together with the outcome, so that a round that never began leaves no gap.
  seed_pair_id bigint references rgs.seed_pair,
  nonce integer,
  outcome jsonb,
  balance_before_minor bigint,
  balance_after_minor bigint,
  -- Why a round was cancelled: a refusal code, or null when the stake's fate was unknown.
  refusal text,
  refusal_detail jsonb,
  started_at timestamptz not null,
  played_at timestamptz,
  credited_at timestamptz,
  closed_at timestamptz,
  -- When the resolver may take it up; pushed forward by whoever works on it.
  retry_at timestamptz not null,
  attempt_count integer not null default 0,
  -- The platform said a final no where it must not: a person has to look.
  stuck_reason text,
  -- As the engine read it.
  choice jsonb not null default 'null',
  -- What taken actions staked on top of stake_minor.
  further_stake_minor bigint not null default 0 check (further_stake_minor >= 0),
  -- Actions taken.
  action_count integer not null default 0 check (action_count >= 0),
  -- What the player may do now; only while it is the player's turn.
  legal jsonb,
  -- When the game plays on without the player.
  timeout_at timestamptz,
  -- A bet in a flight is a round; its numbers are the flight's, not those of its player's seeds.
  room_game_id bigint references rgs.room_game,
  -- Which of the player's bets in the flight.
  seat integer,
  room_changed_at timestamptz(3),
  campaign_id uuid references rgs.free_campaign,
  -- Where a bet lies at such a table: seat-3, behind-3.
  table_place text,
  -- With which decisions of its seat a bet at a live table was raised: their numbers, rising.
  raised_with integer[] not null default '{}',
  -- The bet's own id once it goes back, which leaves its seat to others; null until then.
  seat_left_by uuid,
  constraint round_in_steps_check check (
    (state = 'in_steps') = (legal is not null) and (legal is null) = (timeout_at is null)
    and (state <> 'in_steps' or outcome is not null)
  )
) with (fillfactor = 50);
create index round_history on rgs.round (player_ref, game_code, started_at desc, id desc);
create index round_last on rgs.round (player_ref, started_at desc);
create index round_room_changes on rgs.round (room_game_id, room_changed_at)
  where room_game_id is not null;
-- The platform compares its books with ours every night, a day at a time.
create index round_started on rgs.round (started_at, id);
create unique index round_in_room on rgs.round (room_game_id, player_ref, seat, seat_left_by)
  nulls not distinct where room_game_id is not null;
-- A seat has one player in a round.
create unique index round_at_seat on rgs.round (room_game_id, table_place)
  where table_place like 'seat-%' and seat_left_by is null;
alter table rgs.round add constraint round_numbers_check check (
  case when room_game_id is null
    then (nonce is null) = (seed_pair_id is null) and (outcome is null or nonce is not null)
    else nonce is null and seed_pair_id is null and seat is not null end
) not valid;
alter table rgs.round add constraint round_drawn_check check (
  num_nonnulls(outcome, nonce) > 0 or state not in ('played', 'credited', 'closed')
) not valid;

create table rgs.round_action (
  round_id uuid not null references rgs.round,
  -- From 1, counting those that were refused or taken back: its debit is named by it.
  attempt integer not null check (attempt > 0),
  -- Its place among the actions taken, from 1.
  number integer not null check (number > 0),
  action jsonb not null,
  -- On top of what was staked before; 0 for most.
  stake_minor bigint not null check (stake_minor >= 0),
  -- asked: its stake is asked for. cancelling: the stake's outcome is unknown, and it goes back.
  state text not null check (state in ('asked', 'taken', 'refused', 'cancelling', 'cancelled')),
  -- Taken by the game, for a player who did not come back.
  by_timeout boolean not null default false,
  -- Why the stake was refused, as the player was told.
  refusal text,
  refusal_detail jsonb,
  asked_at timestamptz not null,
  decided_at timestamptz,
  primary key (round_id, attempt)
);
create unique index round_action_taken on rgs.round_action (round_id, number) where state = 'taken';
-- One at a time waits for its stake.
create unique index round_action_waiting on rgs.round_action (round_id)
  where state in ('asked', 'cancelling');
create index round_action_staked on rgs.round_action (asked_at) where stake_minor > 0;

-- Seats of the ponds in which players shoot. Nothing of a player's money depends on them.
create table rgs.pond_seat (
  game_code text not null,
  pond integer not null check (pond > 0),
  seat smallint not null check (seat > 0),
  player_ref text not null,
  -- Free again from then on.
  held_until timestamptz not null,
  sat_down_at timestamptz not null,
  -- The next shot may be fired then: each pushes it on by the least time between two.
  next_shot_at timestamptz not null,
  cannon text,
  shot_minor bigint check (shot_minor > 0),
  tide bigint,
  fish integer,
  shot_count integer not null default 0,
  primary key (game_code, pond, seat),
  unique (game_code, player_ref)
);

-- Fish that were caught, as long as they could still swim.
create table rgs.pond_catch (
  game_code text not null,
  pond integer not null,
  tide bigint not null,
  fish integer not null,
  seat smallint not null,
  round_id uuid not null,
  payout_minor bigint not null check (payout_minor > 0),
  caught_at timestamptz not null,
  primary key (game_code, pond, tide, fish)
);
create index pond_catch_by_time on rgs.pond_catch (caught_at);

-- The newest round of each player and game. Kept by a trigger on rgs.round.
create table rgs.last_round (
  player_ref text not null,
  game_code text not null,
  round_id uuid not null,
  primary key (player_ref, game_code)
);

-- Rounds in which the platform or the player has the last word outstanding. Kept by triggers on rgs.round.
create table rgs.unfinished_round (
  round_id uuid primary key,
  -- As in rgs.round.
  retry_at timestamptz not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
create index unfinished_round_due on rgs.unfinished_round (retry_at);

-- Numbers that rounds were drawn from. One nonce, one round: the house cannot play the same numbers twice.
create table rgs.used_nonce (
  seed_pair_id bigint not null,
  nonce integer not null,
  round_id uuid not null,
  -- Null where it comes about in steps; it stands in the round then.
  outcome jsonb,
  primary key (seed_pair_id, nonce)
);

-- Players who bet against each other at tables: rounds that are still to be compared, and what their
-- pairs did by the day. The rules are packages/game-rules/src/bets/opposite-bets.ts, in words
-- docs/valid-stake.md.

-- Settled rounds in which two or more players bet; a row goes when its pairs are in the table below.
create table rgs.game_to_compare (
  room_game_id bigint primary key references rgs.room_game
);

-- Two players in the rounds of a table and a day (UTC) that both played with something at risk. Removed
-- when no signal can rest on it any more.
create table rgs.bet_pair_day (
  game_code text not null,
  -- Rounds of two versions of the rules are never added up.
  rules_version integer not null,
  -- Of the two the one whose name comes first.
  player_ref text not null,
  other_ref text not null,
  day date not null,
  round_count integer not null check (round_count > 0),
  opposite_count integer not null check (opposite_count between 0 and round_count),
  -- In the rounds against each other, in 1/10,000 BRL: at risk of each by itself, and of both together.
  own_minor bigint not null check (own_minor >= 0),
  other_minor bigint not null check (other_minor >= 0),
  together_minor bigint not null check (together_minor >= 0),
  primary key (game_code, player_ref, other_ref, day, rules_version),
  check (player_ref <> other_ref)
);
create index bet_pair_day_old on rgs.bet_pair_day (day);

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

create function rgs.leave_seat() returns trigger language plpgsql
set search_path = pg_catalog, pg_temp as $$
begin
  update rgs.round set seat_left_by = id where id = new.id;
  return null;
end $$;

create trigger new_rounds_are_noted after insert on rgs.round
  referencing new table as new_round for each statement
  execute function rgs.note_new_rounds();
create trigger unfinished_round_changes after update on rgs.round for each row
  when (new.retry_at <> old.retry_at
    or (new.state in ('credited', 'closed', 'cancelled')) <> (old.state in ('credited', 'closed', 'cancelled')))
  execute function rgs.note_unfinished_round();
create trigger seat_is_left after update on rgs.round for each row
  when (new.room_game_id is not null and new.state in ('cancelling', 'cancelled')
    and new.seat_left_by is null)
  execute function rgs.leave_seat();
