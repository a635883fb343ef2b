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
  -- Stakes on sports count too; what a stake brought as rebate is kept, so that it can be taken back where
  -- its slip is settled in another way.
  product text,
  valid_minor bigint not null default 0 check (valid_minor >= 0),
  rebate_minor bigint not null default 0 check (rebate_minor >= 0),
  -- How often something of it changed since it was last looked at after it counted.
  change_count integer not null default 0,
  -- What the stake counted for, so that exactly that is taken back when its round, draw or match is decided
  -- in another way.
  brand_id integer,
  -- Null while the stake is open.
  counted_minor bigint check (counted_minor >= 0),
  points_minor bigint not null default 0 check (points_minor >= 0),
  corrections integer not null default 0,
  -- Of a lottery: its draw.
  round_id text,
  -- The stake less what was given back; null while it is open.
  settled_minor bigint check (settled_minor >= 0),
  unique (source, txn_id),
  -- What a reward that Brazil's law wants after a bet points at.
  unique (id, member_id, state),
  check ((state = 'open') = (settled_at is null))
);
create index stake_open on rewards.stake (id) where state = 'open';
create index stake_settled on rewards.stake (member_id, id desc) where state = 'settled';
create index stake_changed on rewards.stake (id) where change_count > 0;
create index stake_of_draw on rewards.stake (member_id, node_id, round_id) where source = 'lottery';

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
  win_turnover smallint not null default 0 check (win_turnover between 0 and 50),
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
  -- The play that a reward was given for counts no more, and nobody had claimed it.
  withdrawn_at timestamptz,
  -- Terms of free rounds that are given: how often what they win must be staked before a withdrawal.
  win_turnover smallint not null default 0 check (win_turnover between 0 and 50),
  unique (source, source_id),
  foreign key (stake_id, member_id, stake_state) references rewards.stake (id, member_id, state),
  -- Brazil's law: nothing before a settled bet for real money.
  constraint reward_after_bet check (jurisdiction <> 'br' or stake_id is not null),
  check ((state = 'claimed') = (claimed_at is not null)),
  check ((sealed_seed is null) = (commitment is null)),
  check (prize_type <> 'draw' or sealed_seed is not null),
  constraint withdrawn_is_not_paid check (withdrawn_at is null or state <> 'claimed')
);
create index reward_of_member on rewards.reward (member_id, state, id desc);
create index reward_expiring on rewards.reward (expires_at) where state = 'unclaimed' and expires_at is not null;
create index reward_drawn on rewards.reward (brand_id, claimed_at desc) where proof is not null;

-- The game in which free rounds of a brand are played; a brand without one pays what they are worth.
create table rewards.free_game (
  brand_id integer primary key,
  node_id integer not null
);

-- What of a member's play counts, by day, by week and in all: what missions ask.
create table rewards.play_sum (
  member_id bigint not null,
  period text not null check (period in ('DAILY', 'WEEKLY', 'ONCE')),
  period_on date not null,
  staked_minor bigint not null check (staked_minor >= 0),
  rounds bigint not null check (rounds >= 0),
  -- Days with a round; of a day itself nothing is written here.
  days integer not null check (days >= 0),
  -- When the first of it was decided: what is older than that has no play before it.
  first_at timestamptz not null,
  primary key (member_id, period, period_on)
);

-- What is given for play in fixed amounts is paid out of a share of all that counted of the member's stakes
-- (packages/promotion-rules/src/given-shares.ts). Here is what was given of it so far.
create table rewards.play_budget (
  member_id bigint not null,
  kind text not null check (kind in ('missions', 'levels')),
  spent_minor bigint not null,
  primary key (member_id, kind)
);

create function rewards.read_stakes(
  p_ids bigint[], p_sources text[], p_txn_ids text[], p_members bigint[], p_amounts bigint[],
  p_ats timestamptz[], p_references jsonb[])
returns void
language sql
as $$
  insert into rewards.stake (source, txn_id, member_id, node_id, round_id, amount_minor, staked_at)
  select t.source, t.txn_id, t.member, coalesce((t.reference ->> 'node')::integer, 0),
    coalesce(t.reference ->> 'round', t.txn_id), -t.amount, t.at
  from unnest(p_ids, p_sources, p_txn_ids, p_members, p_amounts, p_ats, p_references)
    with ordinality t (id, source, txn_id, member, amount, at, reference, ord)
  where t.amount < 0 and case
    when t.source like 'vendor:%' then t.reference ->> 'bet' is null
    when t.source = 'lottery' then t.txn_id like 'order:%:staked' or t.txn_id like 'ticket:%:captured'
    else t.source = 'sportsbook' and t.txn_id like 'slip:%' end
  order by t.ord
  on conflict do nothing;

  -- Stakes of which something changed are looked at again: one that went back as if it had never been,
  -- one that counted keeps its place. To look at one for nothing does no harm.
  update rewards.stake s set change_count = s.change_count + 1,
    state = case s.state when 'returned' then 'open' else s.state end,
    settled_at = case s.state when 'returned' then null else s.settled_at end
  from unnest(p_sources, p_references) t (source, reference)
  where t.source like 'vendor:%' and t.reference ->> 'bet' is not null
    and s.source = t.source and s.txn_id = t.reference ->> 'bet';

  update rewards.stake s set change_count = s.change_count + 1,
    state = case s.state when 'returned' then 'open' else s.state end,
    settled_at = case s.state when 'returned' then null else s.settled_at end
  from unnest(p_sources, p_txn_ids, p_references) t (source, txn_id, reference)
  where t.source = 'sportsbook' and t.txn_id like 'credit:%' and s.source = t.source
    and s.txn_id = 'slip:' || substr(t.reference ->> 'round', 2) || ':staked';

  update rewards.stake s set change_count = s.change_count + 1,
    state = case s.state when 'returned' then 'open' else s.state end,
    settled_at = case s.state when 'returned' then null else s.settled_at end
  from unnest(p_sources, p_txn_ids, p_members, p_references) t (source, txn_id, member, reference)
  where t.source = 'lottery' and t.txn_id like 'credit:%' and s.source = 'lottery'
    and s.member_id = t.member and s.node_id = coalesce((t.reference ->> 'node')::integer, 0)
    and (s.round_id = t.reference ->> 'round' or s.round_id is null);
$$;
