-- The game server's own memory: sessions, seeds, rounds. No balance lives here; money is asked of
-- the platform by signed calls only.
create schema rgs;

create table rgs.session (
  id bigint primary key generated always as identity,
  -- SHA-256 of the token the browser holds.
  token_hash bytea not null unique,
  player_ref text not null,
  game_code text not null,
  -- The platform's session token, sealed: whoever reads this table cannot bet with it.
  wallet_token bytea not null,
  language text not null,
  currency text not null,
  profile jsonb not null,
  lobby_url text not null,
  deposit_url text not null,
  history_url text not null,
  started_at timestamptz not null,
  expires_at timestamptz not null
);

-- Every commitment ever made, chained, so that none can be exchanged or left out afterwards.
create table rgs.commitment (
  number bigint primary key,
  commitment text not null unique,
  -- Milliseconds, because the chain is computed over the text.
  committed_at timestamptz(3) not null,
  chain text not null unique
);

create table rgs.seed_pair (
  id bigint primary key generated always as identity,
  player_ref text not null,
  -- AES-256-GCM under a key that is not in the database.
  server_seed bytea not null,
  commitment text not null unique,
  commitment_number bigint not null references rgs.commitment,
  client_seed text,
  -- Of the next round: rounds played with this pair so far.
  nonce integer not null default 0 check (nonce >= 0),
  created_at timestamptz not null,
  revealed_at timestamptz
);
create unique index seed_pair_in_use on rgs.seed_pair (player_ref) where revealed_at is null;

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
  -- A flight ends by the rules it began with, also when its title's next version comes meanwhile.
  maths_version integer not null,
  -- Other games than crash in rooms: a table has one outcome for everybody, told when bets close.
  outcome jsonb,
  -- Tables whose seats decide in turn, and bets behind the seat of somebody else.
  -- While bets are taken: who played a seat in the round before, for whom it is kept. From the close
  -- on: who was dealt in. Rising by seat.
  seats jsonb not null default '[]',
  -- Decisions of the seats in their order; what is on the table follows from them and the seed.
  moves jsonb not null default '[]',
  -- The seat whose turn it is stands then; null when nobody has to decide.
  turn_ends_at timestamptz(3),
  -- When everybody has seen the end; null while a seat may still decide, and in other games.
  ends_at timestamptz(3),
  unique (chain_id, number),
  constraint room_game_check check (
  (state in ('open', 'flying')) = (seed is null) and (seed is null) = (ended_at is null)
  and (seed is null) = (num_nonnulls(crash_at, outcome) = 0))
);
create unique index room_game_current on rgs.room_game (game_code) where state in ('open', 'flying');
create index room_game_unsettled on rgs.room_game (game_code) where state = 'over';
create index room_game_past on rgs.room_game (game_code, id desc);

-- Rounds that the platform gave a player: their stake is the campaign's, and the platform pays it.
create table rgs.free_campaign (
  id uuid primary key,
  player_ref text not null,
  game_code text not null,
  rounds integer not null check (rounds between 1 and 1000),
  used integer not null default 0 check (used between 0 and rounds),
  stake_minor bigint not null check (stake_minor > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  cancelled_at timestamptz
);
create index free_campaign_of_player on rgs.free_campaign (player_ref, created_at desc);

-- Every client seed that a player brought, for which pair, and when.
create table rgs.client_seed (
  player_ref text not null,
  client_seed text not null,
  seed_pair_id bigint not null references rgs.seed_pair,
  brought_at timestamptz not null,
  primary key (player_ref, client_seed)
);

-- Which process drives a room. Another one takes it over when this one is silent.
create table rgs.room (
  game_code text primary key,
  driver uuid not null,
  driven_at timestamptz(3) not null,
  driven_until timestamptz(3) not null
);

-- Where the video of a live table comes from. One row a table, kept when its stream is taken away, so
-- that it stays known who changed it last.
create table rgs.room_stream (
  game_code text primary key,
  -- An HLS playlist; null: the presenter is drawn.
  url text,
  -- Further origins from which its parts come.
  origins text[] not null default '{}',
  -- The platform's operator.
  changed_by text not null,
  changed_at timestamptz(3) not null,
  check (url is not null or origins = '{}')
);

create function rgs.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rgs.commitment is append-only';
end $$;

create trigger commitment_is_append_only before update or delete or truncate on rgs.commitment
  for each statement execute function rgs.refuse_change();
