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
  bucket smallint not null,
  -- What of a stake counts as staked is written with its settlement, once: a vendor tells it with the credit
  -- (docs/valid-stake.md). Everything that counts stakes reads it from here.
  -- Of the stake, what was never at risk and counts for nothing.
  uncounted_minor bigint not null default 0 check (uncounted_minor >= 0),
  -- Of all credits, what other players lost; at tables of players.
  won_from_players_minor bigint not null default 0 check (won_from_players_minor >= 0),
  -- A stake that won a jackpot stays staked: the jackpot marks it in the transaction that pays, and giving it
  -- back is refused from then on, also after its payout was undone.
  is_final boolean not null default false,
  primary key (vendor, debit_txn)
) with (fillfactor = 90);
-- A credit of zero moves no money, so wallet does not know its id.
create index fate_zero_credit on play.fate (vendor, credit_txn) where first_payout_minor = 0;
create index fate_won_from_players on play.fate (member_id, decided_at)
  where won_from_players_minor > 0;

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
  bucket smallint not null,
  -- A round may take further stakes, each a debit of its own: in the bet record they stand with the one
  -- that began it.
  first_debit_txn text collate "C",
  primary key (bucket, member_id, transfer_id)
);
-- Rows come in the order of time, so a few bytes a block find the old ones.
create index bet_by_time on play.bet using brin (placed_at) with (pages_per_range = 32);
create index bet_further on play.bet (vendor, first_debit_txn) where first_debit_txn is not null;

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

-- The largest payouts of each game of late, so that a game's sheet need not search the bet record.
create table play.big_win (
  node_id integer not null,
  vendor text collate "C" not null,
  debit_txn text collate "C" not null,
  member_id bigint not null,
  payout_minor bigint not null,
  placed_at timestamptz not null,
  primary key (vendor, debit_txn)
);
create index big_win_of_game on play.big_win (node_id, payout_minor desc);

-- Rows are written in key order so that two batches cannot wait for each other, and before any
-- account is locked. Returns the positions whose row was there before and says something else; a
-- payout that says the same is the retry of one that was paid. One of zero has nothing else that
-- would tell its retry, so it loses to itself.
create function play.claim_payouts(
  p_at timestamptz, p_positions integer[], p_credits text[], p_accounts bigint[],
  p_payouts bigint[], p_vendors text[], p_debits text[], p_rounds text[], p_closed text[])
returns integer[]
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  v_added integer;
begin
  insert into play.fate (vendor, debit_txn, state, credit_txn, first_payout_minor, payout_minor,
    member_id, round_id, round_closed, decided_at, bucket)
  select p_vendors[n], p_debits[n], 'settled', p_credits[p_positions[n]],
    p_payouts[p_positions[n]], p_payouts[p_positions[n]], p_accounts[p_positions[n]] / 4,
    p_rounds[n], p_closed[n]::boolean, p_at, wallet.bucket_of(p_accounts[p_positions[n]])
  from generate_series(1, cardinality(p_positions)) n
  order by p_vendors[n], p_debits[n]
  on conflict do nothing;
  get diagnostics v_added = row_count;
  if v_added = cardinality(p_positions) then
    return '{}';
  end if;
  -- Some were decided before; which ones, and how, is read after the insert has waited for them.
  return array(
    select p_positions[n]
    from generate_series(1, cardinality(p_positions)) n
    cross join lateral (
      select x.state, x.credit_txn, x.first_payout_minor, x.decided_at from play.fate x
      where x.vendor = p_vendors[n] and x.debit_txn = p_debits[n] limit 1
    ) f
    where f.state <> 'settled' or f.credit_txn is distinct from p_credits[p_positions[n]]
      or f.first_payout_minor <> p_payouts[p_positions[n]]
      or (f.first_payout_minor = 0 and f.decided_at <> p_at));
end $$;

-- The same in PL/pgSQL: in a ledger that is spread, a function in plain SQL cannot be asked with parameters.
create function play.project_bets(
  p_ids bigint[], p_sources text[], p_txn_ids text[], p_members bigint[], p_amounts bigint[],
  p_ats timestamptz[], p_references jsonb[])
returns void
language plpgsql
as $$
begin
  insert into play.bet (vendor, debit_txn, transfer_id, member_id, node_id, round_id, stake_minor,
    placed_at, bucket, first_debit_txn)
  select substr(u.source, 8), u.txn_id, u.id, u.member,
    coalesce((u.reference ->> 'node')::integer, 0), coalesce(u.reference ->> 'round', ''), -u.amount,
    u.at, wallet.bucket_of(u.member * 4), u.reference ->> 'first'
  from unnest(p_ids, p_sources, p_txn_ids, p_members, p_amounts, p_ats, p_references)
    u (id, source, txn_id, member, amount, at, reference)
  where u.source like 'vendor:%'
  order by u.member, u.id;
end $$;

-- Claims stakes of which nothing was decided before, as nearly all are: called by wallet's batch of
-- new commands, with the arguments of play.claim_payouts. A row that was there before is a
-- unique_violation: the batch then fails with nothing done, and play.claim_payouts is asked.
--
-- Rows are written in key order, as there, so that two batches cannot wait for each other.
create function play.claim_new_payouts(
  p_at timestamptz, p_positions integer[], p_credits text[], p_accounts bigint[],
  p_payouts bigint[], p_vendors text[], p_debits text[], p_rounds text[], p_closed text[])
returns integer[]
language plpgsql
set plan_cache_mode = force_generic_plan
as $$
begin
  insert into play.fate (vendor, debit_txn, state, credit_txn, first_payout_minor, payout_minor,
    member_id, round_id, round_closed, decided_at, bucket)
  select p_vendors[n], p_debits[n], 'settled', p_credits[p_positions[n]],
    p_payouts[p_positions[n]], p_payouts[p_positions[n]], p_accounts[p_positions[n]] / 4,
    p_rounds[n], p_closed[n]::boolean, p_at, wallet.bucket_of(p_accounts[p_positions[n]])
  from generate_series(1, cardinality(p_positions)) n
  order by p_vendors[n], p_debits[n];
  return '{}';
end $$;

-- As play.claim_payouts, with what counts of each stake and what was won
-- from other players.
create function play.settle_payouts(
  p_at timestamptz, p_positions integer[], p_credits text[], p_accounts bigint[],
  p_payouts bigint[], p_vendors text[], p_debits text[], p_rounds text[], p_closed text[],
  p_uncounted text[], p_won text[])
returns integer[]
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  v_added integer;
begin
  insert into play.fate (vendor, debit_txn, state, credit_txn, first_payout_minor, payout_minor,
    member_id, round_id, round_closed, decided_at, bucket, uncounted_minor, won_from_players_minor)
  select p_vendors[n], p_debits[n], 'settled', p_credits[p_positions[n]],
    p_payouts[p_positions[n]], p_payouts[p_positions[n]], p_accounts[p_positions[n]] / 4,
    p_rounds[n], p_closed[n]::boolean, p_at, wallet.bucket_of(p_accounts[p_positions[n]]),
    p_uncounted[n]::bigint, p_won[n]::bigint
  from generate_series(1, cardinality(p_positions)) n
  order by p_vendors[n], p_debits[n]
  on conflict do nothing;
  get diagnostics v_added = row_count;
  if v_added = cardinality(p_positions) then
    return '{}';
  end if;
  -- Some were decided before; which ones, and how, is read after the insert has waited for them.
  return array(
    select p_positions[n]
    from generate_series(1, cardinality(p_positions)) n
    cross join lateral (
      select x.state, x.credit_txn, x.first_payout_minor, x.decided_at from play.fate x
      where x.vendor = p_vendors[n] and x.debit_txn = p_debits[n] limit 1
    ) f
    where f.state <> 'settled' or f.credit_txn is distinct from p_credits[p_positions[n]]
      or f.first_payout_minor <> p_payouts[p_positions[n]]
      or (f.first_payout_minor = 0 and f.decided_at <> p_at));
end $$;

-- As play.claim_new_payouts.
create function play.settle_new_payouts(
  p_at timestamptz, p_positions integer[], p_credits text[], p_accounts bigint[],
  p_payouts bigint[], p_vendors text[], p_debits text[], p_rounds text[], p_closed text[],
  p_uncounted text[], p_won text[])
returns integer[]
language plpgsql
set plan_cache_mode = force_generic_plan
as $$
begin
  insert into play.fate (vendor, debit_txn, state, credit_txn, first_payout_minor, payout_minor,
    member_id, round_id, round_closed, decided_at, bucket, uncounted_minor, won_from_players_minor)
  select p_vendors[n], p_debits[n], 'settled', p_credits[p_positions[n]],
    p_payouts[p_positions[n]], p_payouts[p_positions[n]], p_accounts[p_positions[n]] / 4,
    p_rounds[n], p_closed[n]::boolean, p_at, wallet.bucket_of(p_accounts[p_positions[n]]),
    p_uncounted[n]::bigint, p_won[n]::bigint
  from generate_series(1, cardinality(p_positions)) n
  order by p_vendors[n], p_debits[n];
  return '{}';
end $$;
