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

create function rgs.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rgs.commitment is append-only';
end $$;
create trigger commitment_is_append_only before update or delete or truncate on rgs.commitment
  for each statement execute function rgs.refuse_change();

create table rgs.seed_pair (
  id bigint primary key generated always as identity,
  player_ref text not null,
  -- AES-256-GCM under a key that is not in the database.
  server_seed bytea not null,
  commitment text not null unique,
  commitment_number bigint not null references rgs.commitment,
  client_seed text not null,
  -- Of the next round: rounds played with this pair so far.
  nonce integer not null default 0 check (nonce >= 0),
  created_at timestamptz not null,
  revealed_at timestamptz
);
create unique index seed_pair_in_use on rgs.seed_pair (player_ref) where revealed_at is null;

create table rgs.round (
  -- Chosen by the client: a repeated call finds the same round.
  id uuid primary key,
  player_ref text not null,
  game_code text not null,
  maths_version integer not null,
  session_id bigint not null references rgs.session,
  state text not null check (
    state in ('created', 'debited', 'played', 'credited', 'closed', 'cancelling', 'cancelled')
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
  check ((outcome is null) = (nonce is null) and (nonce is null) = (seed_pair_id is null)),
  check (outcome is not null or state not in ('played', 'credited', 'closed'))
);
-- One nonce, one round: the house cannot play the same numbers twice.
create unique index round_nonce on rgs.round (seed_pair_id, nonce) where nonce is not null;
-- One open round a player and game.
create unique index round_open on rgs.round (player_ref, game_code)
  where state not in ('closed', 'cancelled');
create index round_unfinished on rgs.round (retry_at)
  where state in ('created', 'debited', 'played', 'cancelling');
create index round_history on rgs.round (player_ref, game_code, started_at desc, id desc);
create index round_last on rgs.round (player_ref, started_at desc);
create index round_of_session on rgs.round (session_id);
