-- Launches, game sessions, and what became of each stake. Money lives in wallet alone.
create schema play;

-- A vendor knows a member by this opaque word and by nothing else.
create table play.player (
  ref text primary key,
  vendor text not null,
  member_id bigint not null,
  unique (vendor, member_id)
);

create table play.launch (
  -- SHA-256 of the token in the address; used once.
  token_hash bytea primary key,
  vendor text not null,
  member_id bigint not null,
  site_session_id text not null,
  node_id integer not null,
  game_code text not null,
  language text not null,
  profile jsonb not null,
  lobby_url text not null,
  deposit_url text not null,
  history_url text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index launch_by_expiry on play.launch (expires_at);

create table play.game_session (
  id bigint primary key generated always as identity,
  token_hash bytea not null unique,
  vendor text not null,
  member_id bigint not null,
  player_ref text not null,
  site_session_id text not null,
  node_id integer not null,
  game_code text not null,
  currency text not null,
  -- Above it no stake is taken.
  stake_max_minor bigint not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index game_session_open on play.game_session (member_id) where ended_at is null;
create index game_session_of_site on play.game_session (site_session_id) where ended_at is null;

create index game_session_ended on play.game_session (ended_at) where ended_at is not null;

-- The one place that decides between paying a stake and giving it back: whoever writes the row first
-- decides. Written before the money moves, and the move is repeated until it is done.
create table play.fate (
  vendor text collate "C" not null,
  debit_txn text collate "C" not null,
  -- settled: a credit (zero included) or the round's end. rolled_back: the stake goes back.
  -- credit_undone: the credit was rolled back; open again for another one.
  state text not null check (state in ('settled', 'rolled_back', 'credit_undone')),
  -- The first credit; later ones are in extra_credit. Null for a round closed without one.
  credit_txn text collate "C",
  first_payout_minor bigint not null default 0 check (first_payout_minor >= 0),
  -- Of all credits.
  payout_minor bigint not null default 0 check (payout_minor >= 0),
  member_id bigint not null,
  round_id text not null,
  round_closed boolean not null default false,
  decided_at timestamptz not null,
  primary key (vendor, debit_txn)
) with (fillfactor = 90);
-- A credit of zero moves no money, so wallet does not know its id.
create index fate_zero_credit on play.fate (vendor, credit_txn) where first_payout_minor = 0;

create table play.extra_credit (
  vendor text collate "C" not null,
  credit_txn text collate "C" not null,
  debit_txn text collate "C" not null,
  payout_minor bigint not null check (payout_minor >= 0),
  round_closed boolean not null,
  created_at timestamptz not null,
  primary key (vendor, credit_txn)
);

-- Stakes as wallet's stream told them; for the bet record and for what is still open.
create table play.bet (
  vendor text collate "C" not null,
  debit_txn text collate "C" not null,
  transfer_id bigint not null,
  member_id bigint not null,
  node_id integer not null,
  round_id text not null,
  stake_minor bigint not null,
  placed_at timestamptz not null,
  -- When the sweeper last asked the vendor about it.
  asked_at timestamptz,
  primary key (member_id, transfer_id)
);
-- Rows come in the order of time, so a few bytes a block find the old ones.
create index bet_by_time on play.bet using brin (placed_at) with (pages_per_range = 32);

-- What people have to look at: late credits, reused ids, refused reversals, old open rounds.
create table play.incident (
  id bigint primary key generated always as identity,
  vendor text not null,
  what text not null,
  -- At most one open case of a kind for each thing.
  about text not null,
  detail jsonb not null,
  happened_at timestamptz not null,
  resolved_at timestamptz
);
create unique index incident_open on play.incident (vendor, what, about) where resolved_at is null;

-- Claims credits in bulk, in key order so that two batches cannot wait for each other. Answers only
-- what is out of the ordinary: claims whose row was there before, or says something else. p_durable:
-- some credit moves no money, so this commit is all there is of it; otherwise wallet's commit
-- follows and carries this one to disk with it, for the log is written in order.
create function play.claim_credits(
  p_vendors text[], p_debits text[], p_credits text[], p_members bigint[], p_rounds text[],
  p_payouts bigint[], p_closed boolean[], p_at timestamptz, p_durable boolean)
returns table (ord integer, state text, credit text, payout bigint)
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  v_added integer;
begin
  if not p_durable then
    perform set_config('synchronous_commit', 'off', true);
  end if;
  insert into play.fate (vendor, debit_txn, state, credit_txn, first_payout_minor, payout_minor,
    member_id, round_id, round_closed, decided_at)
  select u.vendor, u.debit, 'settled', u.credit, u.payout, u.payout, u.member, u.round, u.closed, p_at
  from unnest(p_vendors, p_debits, p_credits, p_members, p_rounds, p_payouts, p_closed)
    u (vendor, debit, credit, member, round, payout, closed)
  order by u.vendor, u.debit
  on conflict do nothing;
  get diagnostics v_added = row_count;
  if v_added = cardinality(p_debits) then
    return;
  end if;
  -- Some were decided before; which ones, and how, is read after the insert has waited for them.
  return query
  select u.ord::integer, f.state, f.credit_txn, f.first_payout_minor
  from unnest(p_vendors, p_debits, p_credits, p_payouts) with ordinality
    u (vendor, debit, credit, payout, ord)
  join lateral (
    select x.state, x.credit_txn, x.first_payout_minor, x.decided_at from play.fate x
    where x.vendor = u.vendor and x.debit_txn = u.debit limit 1
  ) f on true
  where f.state <> 'settled' or f.credit_txn is distinct from u.credit
    or f.first_payout_minor <> u.payout or f.decided_at <> p_at;
end $$;
