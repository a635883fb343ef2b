-- Progressive jackpots: a pool is a house of the ledger, and what is here says why it holds what it
-- holds. A pool's numbers are the ledger's, written in the transactions that move its money.
create schema jackpots;

create table jackpots.pool (
  id integer primary key generated always as identity,
  brand_id integer not null,
  -- Part of the name of its house in the ledger: `jackpot_<code>_<brand>`.
  code text not null check (code ~ '^[a-z]{2,20}$'),
  names jsonb not null,
  -- What the house puts in when a pool begins anew, and what it is won at the latest; 1/10,000 BRL.
  seed_minor bigint not null check (seed_minor > 0 and seed_minor % 100 = 0),
  must_hit_by_minor bigint not null check (must_hit_by_minor % 100 = 0),
  -- Won as often as this; the cycle that runs is one more.
  hit_count integer not null default 0 check (hit_count >= 0),
  -- What the ledger holds; no pool pays what it has not.
  balance_minor bigint not null default 0 check (balance_minor >= 0),
  opened_at timestamptz,
  unique (brand_id, code),
  check (must_hit_by_minor > seed_minor)
);

-- One for each time that a pool fills up. The commitment stands before the cycle before it is won,
-- the salt is the id of the round that won it: neither side can choose one to suit the other.
create table jackpots.cycle (
  pool_id integer not null references jackpots.pool,
  number integer not null check (number > 0),
  -- 32 bytes, sealed by a key that is not in the database.
  secret bytea not null,
  commitment text not null unique,
  committed_at timestamptz not null,
  -- Together with the secret it gives the hit point; from when the cycle begins.
  salt text,
  -- As it stood when the cycle began: a later change of the pool counts from the next one.
  seed_minor bigint,
  must_hit_by_minor bigint,
  opened_at timestamptz,
  -- All of it once it is won, the secret revealed.
  revealed_secret text,
  hit_minor bigint,
  won_by bigint,
  won_stake_id bigint unique,
  won_node_id integer,
  won_round_id text,
  won_at timestamptz,
  primary key (pool_id, number),
  check ((salt is null) = (opened_at is null)),
  check ((revealed_secret is null) = (won_at is null)
  and (won_at is null) = (won_stake_id is null) and (won_at is null) = (hit_minor is null))
);

-- Which games take part, and how much of each stake goes into the pool.
create table jackpots.game (
  node_id integer primary key,
  pool_id integer not null references jackpots.pool,
  share_bp integer not null check (share_bp between 1 and 500)
);

-- Every stake of such a game, in the order of the ledger's stream. It counts once it was decided: one
-- that goes back contributes nothing and wins nothing.
create table jackpots.stake (
  id bigint primary key generated always as identity,
  vendor text not null,
  txn_id text not null,
  pool_id integer not null references jackpots.pool,
  member_id bigint not null,
  node_id integer not null,
  round_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  share_bp integer not null,
  state text not null default 'open' check (state in ('open', 'contributed', 'returned')),
  -- What it put in, and in which cycle.
  contribution_minor bigint,
  cycle_number integer,
  staked_at timestamptz not null,
  unique (vendor, txn_id),
  check ((state = 'contributed') = (contribution_minor is not null))
);
create index stake_open on jackpots.stake (pool_id, id) where state = 'open';

-- Writes down the stakes among new transfers, in the transaction that moves the stream's position. Only
-- what was staked since a pool was opened counts for it. The source of a vendor's ids names the vendor.
create function jackpots.read_stakes(
  p_ids bigint[], p_sources text[], p_txn_ids text[], p_members bigint[], p_amounts bigint[],
  p_ats timestamptz[], p_references jsonb[])
returns void
language sql
as $$
  insert into jackpots.stake (vendor, txn_id, pool_id, member_id, node_id, round_id, amount_minor,
    share_bp, staked_at)
  select substr(t.source, 8), t.txn_id, p.id, t.member, g.node_id, coalesce(t.reference ->> 'round', ''), -t.amount,
    g.share_bp, t.at
  from unnest(p_ids, p_sources, p_txn_ids, p_members, p_amounts, p_ats, p_references)
    with ordinality t (id, source, txn_id, member, amount, at, reference, ord)
  join jackpots.game g on g.node_id = (t.reference ->> 'node')::integer
  join jackpots.pool p on p.id = g.pool_id and p.opened_at <= t.at
  where t.source like 'vendor:%'
  order by t.ord
  on conflict do nothing
$$;
