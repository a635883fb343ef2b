-- The points mall. Points themselves stand in the ledger, in accounts of their own currency; here is what
-- they are earned by and exchanged for. Points and money are counted in 1/10,000.
create schema points;

create table points.setting (
  brand_id integer primary key,
  -- Points for one real; null: they are not sold.
  per_real_minor bigint check (per_real_minor > 0),
  convert_minor_min bigint not null default 10000 check (convert_minor_min > 0)
);

-- For each `stake_minor` that was staked and settled at a product, or deposited, so many points.
create table points.rule (
  brand_id integer not null,
  product text not null check (product ~ '^[A-Z]{2,12}$'),
  stake_minor bigint not null check (stake_minor > 0),
  points_minor bigint not null check (points_minor > 0),
  primary key (brand_id, product)
);

create table points.reward (
  id integer primary key generated always as identity,
  brand_id integer not null,
  kind text not null check (kind in ('GIFT', 'PROMOTION', 'LIVE_ITEM')),
  names jsonb not null,
  conditions jsonb not null,
  drawing text not null check (drawing ~ '^[a-z0-9-]{2,40}$'),
  points_minor bigint not null check (points_minor > 0),
  amount_minor bigint not null default 0 check (amount_minor >= 0 and amount_minor % 100 = 0),
  -- Money that a promotion pays.
  prize_minor bigint check (prize_minor > 0 and prize_minor % 100 = 0),
  stock integer not null check (stock >= 0),
  redeemed integer not null default 0 check (redeemed >= 0),
  per_member integer not null default 1 check (per_member > 0),
  needs_decision boolean not null default true,
  is_on boolean not null default true,
  place integer not null default 0,
  -- The last word against selling more than there is.
  constraint reward_not_oversold check (redeemed <= stock),
  check ((kind = 'PROMOTION') = (prize_minor is not null))
);
create index reward_of_brand on points.reward (brand_id, place) where is_on;

create table points.redemption (
  id uuid primary key,
  member_id bigint not null,
  brand_id integer not null,
  client_id uuid not null,
  reward_id integer not null references points.reward,
  quantity integer not null check (quantity between 1 and 99),
  points_minor bigint not null check (points_minor > 0),
  amount_minor bigint not null check (amount_minor >= 0),
  address text,
  phone text,
  status text not null check (status in ('IN_PROCESS', 'REJECTED', 'APPROVED')),
  remark text not null default '',
  decided_by text,
  applied_at timestamptz not null,
  decided_at timestamptz,
  unique (member_id, client_id),
  check ((status = 'IN_PROCESS') = (decided_at is null))
);
create index redemption_of_member on points.redemption (member_id, applied_at desc, id desc);
create index redemption_open on points.redemption (brand_id, applied_at) where status = 'IN_PROCESS';

create table points.conversion (
  member_id bigint not null,
  client_id uuid not null,
  jurisdiction text not null,
  amount_minor bigint not null check (amount_minor > 0),
  points_minor bigint not null check (points_minor > 0),
  converted_at timestamptz not null,
  primary key (member_id, client_id),
  -- Brazil's law: points come after play, never for money.
  constraint conversion_only_where_allowed check (jurisdiction <> 'br')
);

-- Deposits that were read from the ledger's stream and wait for their points.
create table points.deposit (
  transfer_id bigint primary key,
  member_id bigint not null,
  amount_minor bigint not null check (amount_minor > 0),
  at timestamptz not null
);

-- Points of stakes that were decided in another way after they had been exchanged: what is earned next
-- makes up for them.
create table points.owed (
  member_id bigint primary key,
  owed_minor bigint not null check (owed_minor > 0)
);

-- What deposits counted, so that their points go when they go back to their bank. A deposit that went
-- back before its points were counted has a row as well.
create table points.counted_deposit (
  transfer_id bigint primary key,
  returned_minor bigint not null default 0 check (returned_minor >= 0),
  -- Of the whole deposit; null until they are counted.
  points_minor bigint check (points_minor >= 0)
);

create function points.read_deposits(
  p_ids bigint[], p_sources text[], p_txn_ids text[], p_members bigint[], p_amounts bigint[],
  p_ats timestamptz[], p_references jsonb[])
returns void
language sql
as $$
  insert into points.deposit (transfer_id, member_id, amount_minor, at)
  select t.id, t.member, t.amount, t.at
  from unnest(p_ids, p_members, p_amounts, p_ats) t (id, member, amount, at)
  where t.amount > 0
  on conflict do nothing
$$;

-- What play earns in points buys at most 0.10 % of the stakes that brought them, by the best exchange for
-- money that the mall offers; and points that are bought with money buy no more money than they cost.
create function points.require_within_bound() returns trigger language plpgsql as $$
declare
  v_bound constant numeric := 10;
  v_worth numeric;
  v_product text;
  v_rate numeric;
  v_sold numeric;
begin
  perform pg_advisory_xact_lock(hashtextextended('points.rates', new.brand_id));
  select max((prize_minor - amount_minor)::numeric / points_minor) into v_worth
  from points.reward where brand_id = new.brand_id and is_on and prize_minor > amount_minor;
  if v_worth is null then return null; end if;
  select product, points_minor * v_worth * 10000 / stake_minor into v_product, v_rate
  from points.rule where brand_id = new.brand_id and product <> 'DEPOSIT' order by 2 desc limit 1;
  if v_rate > v_bound then
    raise exception 'brand %: points of % buy % %% of the stakes that bring them; at most % %% is allowed',
      new.brand_id, v_product, round(v_rate / 100, 4), round(v_bound / 100, 2)
      using errcode = 'check_violation', constraint = 'points_within_bound';
  end if;
  select per_real_minor * v_worth / 10000 into v_sold from points.setting where brand_id = new.brand_id;
  if v_sold > 1 then
    raise exception 'brand %: points for one real buy % reais in the mall', new.brand_id, round(v_sold, 4)
      using errcode = 'check_violation', constraint = 'points_within_bound';
  end if;
  return null;
end $$;

create trigger points_within_bound after insert or update on points.rule
  for each row execute function points.require_within_bound();
create trigger points_within_bound after insert or update on points.setting
  for each row execute function points.require_within_bound();
create trigger points_within_bound
  after insert or update of brand_id, points_minor, amount_minor, prize_minor, is_on on points.reward
  for each row execute function points.require_within_bound();
