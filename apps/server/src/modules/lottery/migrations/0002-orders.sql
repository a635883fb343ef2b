-- What members stake: an order is a slip for one draw or for a trace of draws, and a ticket is its part
-- in one of them.
create table lottery.placed_order (
  member_id bigint not null,
  id bigint not null generated always as identity,
  brand_id integer not null,
  game_id integer not null,
  -- Chosen by the page; contents of one message have the same id and parts of their own.
  client_id uuid not null,
  part smallint not null default 0,
  fingerprint text not null,
  prize_mode_id smallint not null,
  slip text not null,
  -- Of the day it was placed: odds never change afterwards.
  odds_return_bp integer not null,
  item_count integer not null check (item_count > 0),
  stakes_count integer not null check (stakes_count > 0),
  -- Of multiple 1 of one draw.
  stake_minor bigint not null check (stake_minor > 0),
  is_trace boolean not null,
  stops_on_win boolean not null,
  abandons boolean not null,
  ticket_count integer not null check (ticket_count > 0),
  plan_minor bigint not null check (plan_minor > 0),
  -- Until when its numbers must not have come, and whether they have been looked for.
  first_draw_id bigint not null,
  last_draw_number text not null,
  -- Whoever stood above when it was placed, the nearest first, with their parts of 2,000 of the stake.
  upline_ids bigint[] not null,
  upline_shares integer[] not null,
  placed_at timestamptz not null,
  primary key (member_id, id),
  unique (member_id, client_id, part),
  check (cardinality(upline_ids) = cardinality(upline_shares))
);
create index placed_order_abandoning on lottery.placed_order (game_id, first_draw_id) where abandons;

-- 2 waits (or lost, once its draw is settled), 4 won, 6 the trace had won, 7 its numbers came before,
-- 8 cancelled by the member, 12 void, 14 won and waits for operators, 16 given back, 17 cancelled by us.
create table lottery.ticket (
  member_id bigint not null,
  id bigint not null generated always as identity,
  order_id bigint not null,
  -- Counts from 1 within a trace; 0 for an order of one draw.
  trace_number smallint not null,
  draw_id bigint not null,
  game_id integer not null,
  multiple integer not null check (multiple > 0),
  stake_minor bigint not null check (stake_minor > 0),
  rebate_minor bigint not null check (rebate_minor >= 0),
  -- What of the stake counts for those above.
  shared_minor bigint not null check (shared_minor between 0 and stake_minor),
  status smallint not null default 2 check (status in (2, 4, 6, 7, 8, 12, 14, 16, 17)),
  -- The stake stands in the trace's hold and is taken when the draw is settled.
  is_held boolean not null,
  -- Its leaf under the draw's root.
  leaf bytea not null,
  placed_at timestamptz not null,
  ended_at timestamptz,
  primary key (member_id, id)
);
create index ticket_of_draw on lottery.ticket (draw_id, id);
create index ticket_of_order on lottery.ticket (member_id, order_id, trace_number);
create index ticket_held on lottery.ticket (status, draw_id) where is_held;
create index ticket_newest on lottery.ticket (member_id, placed_at desc, id desc);

-- What one order may come to, and a member or everybody in one draw; null is no limit.
create table lottery.game_limit (
  game_id integer primary key references lottery.game,
  order_minor_max bigint not null,
  multiple_max integer not null,
  prize_minor_max bigint not null,
  member_draw_minor_max bigint,
  draw_minor_max bigint
);

-- Of one play: closed, or at most so much in an order.
create table lottery.play_limit (
  game_id integer not null references lottery.game,
  play_id integer not null,
  is_closed boolean not null default false,
  order_minor_max bigint,
  primary key (game_id, play_id)
);

-- What is staked on a draw in all; kept only where `draw_minor_max` says so, as every order waits here.
create table lottery.draw_stake (
  draw_id bigint primary key references lottery.draw,
  stake_minor bigint not null
);

-- A play whose lines close by themselves: beyond so much to pay for one line no more is taken on it.
create table lottery.exposure_rule (
  game_id integer not null references lottery.game,
  play_id integer not null,
  liability_minor_max bigint not null check (liability_minor_max > 0),
  primary key (game_id, play_id)
);

-- What would have to be paid if this line came.
create table lottery.exposure (
  draw_id bigint not null,
  play_id integer not null,
  line text not null,
  liability_minor bigint not null check (liability_minor >= 0),
  primary key (draw_id, play_id, line)
);

-- Between which series members may choose; 2,000 is fair.
create table lottery.series_rule (
  brand_id integer not null,
  group_code text not null,
  prize_mode_id smallint not null,
  lowest integer not null,
  -- Above which nobody plays, and what a member has who was given nothing else.
  bet_highest integer not null,
  given integer not null,
  primary key (brand_id, group_code, prize_mode_id),
  check (0 < lowest and lowest <= bet_highest and bet_highest <= 2000 and given <= 2000)
);

create table lottery.member_series (
  member_id bigint not null,
  group_code text not null,
  prize_mode_id smallint not null,
  max_series integer not null check (max_series between 1 and 2000),
  primary key (member_id, group_code, prize_mode_id)
);
