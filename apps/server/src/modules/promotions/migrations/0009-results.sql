-- What each promotion gave on each day, and what became of its bonus money, for everybody to see.
create table promotions.result_day (
  promotion_id integer not null references promotions.promotion,
  -- Day of Brasília on which rewards were given, or bonus money ended.
  day date not null,
  rewards bigint not null,
  given_minor bigint not null,
  ended bigint not null,
  completed bigint not null,
  -- What the ended bonus money would have paid if all of it had been turned over, and what it paid.
  promised_minor bigint not null,
  paid_minor bigint not null,
  required_minor bigint not null,
  wagered_minor bigint not null,
  counted_at timestamptz not null,
  primary key (promotion_id, day)
);

-- Both are counted again by day.
create index reward_by_time on promotions.reward (given_at) where entry_id is not null;
create index bonus_ended on promotions.bonus (ended_at) where entry_id is not null;
