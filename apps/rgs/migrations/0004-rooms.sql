-- Rooms: a game that many play together, one flight after the other, by the game server's clock.

-- Seeds of flights: each is the hash of the next one's, so the end that is committed to fixes all.
create table rgs.room_chain (
  id bigint primary key generated always as identity,
  game_code text not null,
  chain_end text not null unique,
  commitment_number bigint not null references rgs.commitment,
  -- Public; chosen after the end was committed to.
  salt text not null,
  game_count integer not null check (game_count > 0),
  -- Of the last flight: AES-256-GCM under a key that is not in the database.
  secret bytea not null,
  created_at timestamptz not null
);

-- Which process drives a room. Another one takes it over when this one is silent.
create table rgs.room (
  game_code text primary key,
  driver uuid not null,
  driven_at timestamptz(3) not null,
  driven_until timestamptz(3) not null
);

create table rgs.room_game (
  id bigint primary key generated always as identity,
  game_code text not null,
  chain_id bigint not null references rgs.room_chain,
  -- From 1; its seed hashed so often gives the chain's end.
  number integer not null check (number > 0),
  -- open: bets are taken. over: it crashed, bets are being settled.
  state text not null check (state in ('open', 'flying', 'over', 'settled')),
  opened_at timestamptz(3) not null,
  flies_at timestamptz(3) not null,
  -- Nobody drove the room for too long while it flew: bets that nothing decided go back.
  is_interrupted boolean not null default false,
  -- Revealed when it is over.
  crash_at integer,
  seed text,
  ended_at timestamptz(3),
  unique (chain_id, number),
  check ((state in ('open', 'flying')) = (seed is null)
    and (seed is null) = (crash_at is null) and (seed is null) = (ended_at is null))
);
create unique index room_game_current on rgs.room_game (game_code) where state in ('open', 'flying');
create index room_game_unsettled on rgs.room_game (game_code) where state = 'over';
create index room_game_past on rgs.room_game (game_code, id desc);

-- A bet in a flight is a round; its numbers are the flight's, not those of its player's seeds.
alter table rgs.round
  add column room_game_id bigint references rgs.room_game,
  -- Which of the player's bets in the flight.
  add column seat integer,
  add column room_changed_at timestamptz(3);
alter table rgs.round drop constraint round_check;
alter table rgs.round add constraint round_numbers_check check (
  case when room_game_id is null
    then (outcome is null) = (nonce is null) and (nonce is null) = (seed_pair_id is null)
    else nonce is null and seed_pair_id is null and seat is not null end
);
drop index rgs.round_open;
create unique index round_open on rgs.round (player_ref, game_code)
  where state not in ('closed', 'cancelled') and room_game_id is null;
create unique index round_in_room on rgs.round (room_game_id, player_ref, seat)
  where room_game_id is not null and state <> 'cancelled';
create index round_room_changes on rgs.round (room_game_id, room_changed_at)
  where room_game_id is not null;
