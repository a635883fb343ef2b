-- What the ledger's stream told, added up. A round's money counts in the hour of its first stake, so
-- that late payouts and returned stakes change the hour they belong to.
create table agents.round (
  member_id bigint not null,
  source text not null,
  round_id text not null,
  node_id integer not null,
  product text not null,
  bet_minor bigint not null,
  win_minor bigint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  path bigint[] not null,
  changed_seq bigint not null,
  primary key (member_id, source, round_id)
);
create index round_by_time on agents.round (member_id, first_at desc, source, round_id);
create index round_changed on agents.round (changed_seq);

-- Movements beside play: deposits, withdrawals, transfers, rebates, promotions.
create table agents.movement (
  transfer_id bigint primary key,
  member_id bigint not null,
  -- What it was: deposit, withdraw, transfer_in, …
  what text not null,
  type_code integer not null,
  amount_minor bigint not null,
  balance_after_minor bigint not null,
  happened_at timestamptz not null
);
create index movement_of on agents.movement (member_id, transfer_id desc);
create index movement_by_time on agents.movement (member_id, happened_at);

-- A member's own figures by hour and product; the path is the one of that hour.
create table agents.own_hour (
  member_id bigint not null,
  hour timestamptz not null,
  product text not null,
  path bigint[] not null,
  deposit_minor bigint not null,
  withdraw_minor bigint not null,
  transfer_in_minor bigint not null,
  transfer_out_minor bigint not null,
  bet_minor bigint not null,
  win_minor bigint not null,
  rebate_minor bigint not null,
  promotion_minor bigint not null,
  primary key (member_id, hour, product)
);
create index own_hour_time on agents.own_hour (hour, member_id);

-- The same of everybody below a node, the node itself left out: kept as increments.
create table agents.team_hour (
  node_id bigint not null,
  hour timestamptz not null,
  product text not null,
  deposit_minor bigint not null,
  withdraw_minor bigint not null,
  transfer_in_minor bigint not null,
  transfer_out_minor bigint not null,
  bet_minor bigint not null,
  win_minor bigint not null,
  rebate_minor bigint not null,
  promotion_minor bigint not null,
  changed_seq bigint not null,
  primary key (node_id, hour, product)
);
create index team_hour_changed on agents.team_hour (changed_seq);

-- Who staked below a node on a day of the brand: members with stakes that were not all given back.
create table agents.active_day (
  node_id bigint not null,
  day date not null,
  member_id bigint not null,
  bet_minor bigint not null,
  primary key (node_id, day, member_id)
);

-- The first deposit of a member.
create table agents.first_deposit (
  member_id bigint primary key,
  happened_at timestamptz not null,
  amount_minor bigint not null
);

create sequence agents.change_seq;
create index first_deposit_time on agents.first_deposit (happened_at);

-- What a member, and everybody below, can spend now.
create table agents.node_balance (
  node_id bigint primary key,
  own_minor bigint not null,
  team_minor bigint not null
);

-- Where a member stood at an instant.
create function agents.path_at(of_member bigint, at timestamptz) returns bigint[]
language sql stable as $$
  select coalesce(
    (select path from agents.former_path where member_id = of_member and until > at
     order by until limit 1),
    (select path from agents.node where member_id = of_member)
  )
$$;
create index round_path on agents.round using gin (path);
create index round_recent on agents.round (first_at desc, member_id desc, round_id desc);
