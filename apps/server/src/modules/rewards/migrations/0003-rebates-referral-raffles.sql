create table rewards.rebate_rule (
  brand_id integer not null,
  product text not null,
  -- Of a stake, in 1/100 percent; and how much of the stake counts.
  rate_bp integer not null check (rate_bp between 0 and 500),
  weight_bp integer not null check (weight_bp between 0 and 10000),
  primary key (brand_id, product)
);

create table rewards.rebate_due (
  member_id bigint not null,
  product text not null,
  valid_minor bigint not null check (valid_minor >= 0),
  due_minor bigint not null check (due_minor >= 0),
  -- Rebate that was claimed for stakes that went back later: what comes next makes up for it.
  owed_minor bigint not null default 0 check (owed_minor >= 0),
  primary key (member_id, product)
);

create table rewards.rebate_claim (
  id uuid primary key,
  member_id bigint not null,
  client_id uuid not null,
  jurisdiction text not null,
  stake_id bigint,
  stake_state text generated always as (case when stake_id is null then null else 'settled' end) stored,
  amount_minor bigint not null check (amount_minor > 0 and amount_minor % 100 = 0),
  claimed_at timestamptz not null,
  unique (member_id, client_id),
  foreign key (stake_id, member_id, stake_state) references rewards.stake (id, member_id, state),
  constraint rebate_after_bet check (jurisdiction <> 'br' or stake_id is not null)
);
create index rebate_claim_of on rewards.rebate_claim (member_id, claimed_at desc);

create table rewards.referral_setting (
  brand_id integer primary key,
  -- What a friend must have staked and settled.
  qualify_minor bigint not null check (qualify_minor > 0),
  -- [{ "from": 1, "to": 5, "amount": "10.00" }, …]
  tiers jsonb not null
);

create table rewards.referral (
  friend_id bigint primary key,
  member_id bigint not null,
  staked_minor bigint not null default 0 check (staked_minor >= 0),
  -- The how-manyeth friend that qualified.
  number integer,
  amount_minor bigint,
  qualified_at timestamptz,
  rewarded_at timestamptz,
  -- A reward for a friend who may be the same person waits for an operator, and says why.
  is_due boolean not null default true,
  held_reasons text[] not null default '{}',
  held_at timestamptz,
  decision text check (decision in ('approved', 'rejected')),
  decided_at timestamptz,
  -- A friend has staked enough, but is neither known as a person of their own nor has left more than the
  -- reward gives: the reward waits until one of both is so.
  is_unearned boolean not null default false,
  unique (member_id, number),
  check ((qualified_at is null) = (number is null)),
  check (friend_id <> member_id),
  constraint referral_decided check ((decision is null) = (decided_at is null)),
  constraint referral_held check ((held_at is null) = (held_reasons = '{}'))
);
create index referral_of on rewards.referral (member_id);
create index referral_due on rewards.referral (friend_id)
  where is_due and qualified_at is not null and rewarded_at is null;
create index referral_held_open on rewards.referral (held_at)
  where held_at is not null and decision is null;

create table rewards.raffle (
  id integer primary key generated always as identity,
  brand_id integer not null,
  names jsonb not null,
  starts_at timestamptz not null,
  closes_at timestamptz not null,
  ticket_minor bigint not null check (ticket_minor > 0),
  -- Money of each prize, the first one first.
  prizes_minor bigint[] not null,
  sealed_seed bytea not null,
  commitment text not null unique,
  -- Published before the draw, with the list frozen.
  list_hash text,
  listed_at timestamptz,
  revealed_seed text,
  drawn_at timestamptz,
  check (closes_at > starts_at),
  check (drawn_at is null or listed_at is not null),
  check ((revealed_seed is null) = (drawn_at is null))
);

create table rewards.raffle_entry (
  raffle_id integer not null references rewards.raffle,
  member_id bigint not null,
  staked_minor bigint not null check (staked_minor > 0),
  -- Tickets `first` to `first + count - 1`, once the list stands.
  first_ticket integer,
  ticket_count integer,
  primary key (raffle_id, member_id)
);

create table rewards.raffle_win (
  raffle_id integer not null references rewards.raffle,
  place integer not null,
  ticket integer not null,
  member_id bigint not null,
  amount_minor bigint not null check (amount_minor > 0),
  claimed_at timestamptz,
  primary key (raffle_id, place),
  unique (raffle_id, ticket)
);

-- Levels: what each pays, and whose level has to be looked at after play.
create table rewards.level_benefit (
  brand_id integer not null,
  rank smallint not null,
  upgrade_minor bigint not null default 0 check (upgrade_minor >= 0),
  month_minor bigint not null default 0 check (month_minor >= 0),
  rebate_bp integer not null default 0 check (rebate_bp between 0 and 500),
  -- What a level pays on its member's birthday, once a year.
  birthday_minor bigint not null default 0 check (birthday_minor >= 0),
  primary key (brand_id, rank)
);

create table rewards.member_rank (
  member_id bigint primary key,
  brand_id integer not null,
  rank smallint not null default 0,
  looked_at timestamptz,
  is_due boolean not null default true
);
create index member_rank_due on rewards.member_rank (member_id) where is_due;

-- What a brand's raffles are like: each month one begins by itself.
create table rewards.raffle_plan (
  brand_id integer primary key,
  names jsonb not null,
  ticket_minor bigint not null check (ticket_minor > 0),
  prizes_minor bigint[] not null
);

-- Who decided what, and why.
create table rewards.referral_event (
  id bigint primary key generated always as identity,
  friend_id bigint not null references rewards.referral,
  kind text not null check (kind in ('held', 'given', 'approved', 'rejected', 'deposit_returned')),
  at timestamptz not null,
  operator text,
  reason text not null default ''
);
create index referral_event_of on rewards.referral_event (friend_id, id);

-- What went back of a friend's deposits: stakes count for a referral only beyond it.
create table rewards.returned_deposit (
  friend_id bigint primary key,
  returned_minor bigint not null check (returned_minor > 0)
);

-- The rebate of a product, with what the highest level adds to it, is at most 0.50 % of what counts.
create function rewards.require_rebate_within_bound() returns trigger language plpgsql as $$
declare
  v_bound constant numeric := 50;
  v_product text;
  v_rate numeric;
begin
  perform pg_advisory_xact_lock(hashtextextended('rewards.rebate', new.brand_id));
  select r.product, (r.rate_bp + l.rate_bp) * r.weight_bp / 10000.0 into v_product, v_rate
  from rewards.rebate_rule r, (select coalesce(max(rebate_bp), 0) as rate_bp from rewards.level_benefit
    where brand_id = new.brand_id) l
  where r.brand_id = new.brand_id order by 2 desc limit 1;
  if v_rate > v_bound then
    raise exception 'brand %: the rebate of %, with that of the highest level, is % %% of what counts; at most % %% is allowed',
      new.brand_id, v_product, round(v_rate / 100, 4), round(v_bound / 100, 2)
      using errcode = 'check_violation', constraint = 'rebate_within_bound';
  end if;
  return null;
end $$;

create trigger rebate_within_bound after insert or update on rewards.rebate_rule
  for each row execute function rewards.require_rebate_within_bound();
create trigger rebate_within_bound after insert or update on rewards.level_benefit
  for each row execute function rewards.require_rebate_within_bound();
