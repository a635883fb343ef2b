-- Rewards: what members are given for play that was settled. Amounts are 1/10,000 BRL or point.
create schema rewards;

-- Every stake of a member, once it was decided: what missions, rankings, rebate and referral count.
create table rewards.stake (
  id bigint primary key generated always as identity,
  source text not null,
  txn_id text not null,
  member_id bigint not null,
  node_id integer not null,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null default 'open' check (state in ('open', 'settled', 'returned')),
  staked_at timestamptz not null,
  settled_at timestamptz,
  unique (source, txn_id),
  -- What a reward that Brazil's law wants after a bet points at.
  unique (id, member_id, state),
  check ((state = 'open') = (settled_at is null))
);
create index stake_open on rewards.stake (id) where state = 'open';
create index stake_settled on rewards.stake (member_id, id desc) where state = 'settled';

create function rewards.read_stakes(
  p_ids bigint[], p_sources text[], p_txn_ids text[], p_members bigint[], p_amounts bigint[],
  p_ats timestamptz[], p_references jsonb[])
returns void
language sql
as $$
  insert into rewards.stake (source, txn_id, member_id, node_id, amount_minor, staked_at)
  select t.source, t.txn_id, t.member, coalesce((t.reference ->> 'node')::integer, 0), abs(t.amount), t.at
  from unnest(p_ids, p_sources, p_txn_ids, p_members, p_amounts, p_ats, p_references)
    with ordinality t (id, source, txn_id, member, amount, at, reference, ord)
  where t.amount <> 0
  order by t.ord
  on conflict do nothing
$$;

-- A wheel, an egg or an envelope: what can be drawn, and how often. Weights are parts of 1,000,000.
create table rewards.draw_kind (
  brand_id integer not null,
  kind text not null check (kind in ('PRIZE_WHEEL', 'GOLDEN_EGG', 'RED_ENVELOPE')),
  names jsonb not null,
  primary key (brand_id, kind)
);
create table rewards.draw_prize (
  id integer primary key generated always as identity,
  brand_id integer not null,
  kind text not null,
  place integer not null,
  prize_type text not null check (prize_type in ('cash', 'points', 'freeRounds', 'physical')),
  prize_minor bigint not null check (prize_minor >= 0 and prize_minor % 100 = 0),
  prize_count integer check (prize_count > 0),
  names jsonb,
  weight integer not null check (weight between 1 and 1000000),
  -- Null: no limit.
  stock integer check (stock >= 0),
  given integer not null default 0 check (given >= 0),
  constraint prize_not_overdrawn check (stock is null or given <= stock),
  check ((prize_type = 'physical') = (names is not null)),
  foreign key (brand_id, kind) references rewards.draw_kind
);
create index draw_prize_of on rewards.draw_prize (brand_id, kind, place);

create table rewards.reward (
  id bigint primary key generated always as identity,
  member_id bigint not null,
  brand_id integer not null,
  jurisdiction text not null check (jurisdiction in ('open', 'br')),
  kind text not null check (kind ~ '^[A-Z_]{3,20}$'),
  names jsonb not null,
  prize_type text not null
    check (prize_type in ('cash', 'points', 'freeRounds', 'physical', 'draw')),
  -- Money or points; what a draw gave once it was drawn.
  prize_minor bigint not null check (prize_minor >= 0),
  prize_count integer check (prize_count > 0),
  prize_names jsonb,
  -- Whoever gives it says why, and gives it once.
  source text not null,
  source_id text not null,
  -- The settled bet before it.
  stake_id bigint,
  stake_state text generated always as (case when stake_id is null then null else 'settled' end) stored,
  state text not null default 'unclaimed' check (state in ('unclaimed', 'claimed', 'expired')),
  granted_at timestamptz not null,
  expires_at timestamptz,
  claimed_at timestamptz,
  -- Of a draw: the seed sealed until it is drawn, what was committed to, and what proves it after.
  sealed_seed bytea,
  commitment text,
  proof jsonb,
  unique (source, source_id),
  foreign key (stake_id, member_id, stake_state) references rewards.stake (id, member_id, state),
  -- Brazil's law: nothing before a settled bet for real money.
  constraint reward_after_bet check (jurisdiction <> 'br' or stake_id is not null),
  check ((state = 'claimed') = (claimed_at is not null)),
  check ((sealed_seed is null) = (commitment is null)),
  check (prize_type <> 'draw' or sealed_seed is not null)
);
create index reward_of_member on rewards.reward (member_id, state, id desc);
create index reward_expiring on rewards.reward (expires_at) where state = 'unclaimed' and expires_at is not null;
create index reward_drawn on rewards.reward (brand_id, claimed_at desc) where proof is not null;
