create sequence agents.change_seq;

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
  -- A stake counts for the teams above once it is settled, and only with the part that was at risk
  -- (docs/valid-stake.md). The ledger's stream does not say when that is: rewards, which counts every stake
  -- once, says it in the transaction that counts it.
  valid_minor bigint,
  primary key (member_id, source, round_id)
) with (fillfactor = 80);
create index round_recent on agents.round (first_at desc, member_id desc, round_id desc);
create index round_changed on agents.round using brin (changed_seq)
  with (pages_per_range = 16, autosummarize = on);
create index round_by_time on agents.round (member_id, first_at desc);

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
) with (fillfactor = 70);
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
) with (fillfactor = 70);
create index team_hour_changed on agents.team_hour using brin (changed_seq)
  with (pages_per_range = 16, autosummarize = on);

-- Who staked below a node on a day of the brand: members with stakes that were not all given back.
create table agents.active_day (
  node_id bigint not null,
  day date not null,
  member_id bigint not null,
  bet_minor bigint not null,
  primary key (node_id, member_id, day)
);

-- The first deposit of a member.
create table agents.first_deposit (
  member_id bigint primary key,
  happened_at timestamptz not null,
  amount_minor bigint not null
);
create index first_deposit_time on agents.first_deposit (happened_at);

-- What a member, and everybody below, can spend now.
create table agents.node_balance (
  node_id bigint primary key,
  own_minor bigint not null,
  team_minor bigint not null
) with (fillfactor = 50);

-- To which product a game belongs, as the catalogue says; a round keeps the one it began with.
create table agents.game_product (
  node_id integer primary key,
  product text not null
);

-- Changes of settled stakes that are not yet counted, in the order of their transactions' ids.
create table agents.settled_stake (
  change_id bigint primary key generated always as identity,
  member_id bigint not null,
  source text not null,
  round_id text not null,
  -- By how much the settled stakes of the round change, and by how much their valid part.
  stake_minor bigint not null,
  valid_minor bigint not null
);

-- The days of a brand begin by its own zone, which the settings give to the module before it counts.
create table agents.brand_zone (
  brand_id integer primary key,
  time_zone text not null
);

-- The zone of a member's brand; UTC for a member without a place in the tree, whom nobody above counts.
create function agents.zone_of(p_member bigint) returns text language plpgsql stable as $$
declare
  v_brand integer;
  v_zone text;
begin
  select n.brand_id, z.time_zone into v_brand, v_zone
  from agents.node n left join agents.brand_zone z using (brand_id) where n.member_id = p_member;
  if v_brand is not null and v_zone is null then
    raise exception 'agents: no time zone of brand %', v_brand;
  end if;
  return coalesce(v_zone, 'UTC');
end $$;
