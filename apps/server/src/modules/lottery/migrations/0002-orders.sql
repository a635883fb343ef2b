-- A ticket that several members hold in equal shares (bolão). Each holder's shares are an order of their
-- own; what is not sold out at the close goes back before the draw's root is made.
create table lottery.shared_ticket (
  id uuid primary key,
  brand_id integer not null,
  game_id integer not null references lottery.game,
  draw_id bigint not null references lottery.draw,
  prize_mode_id smallint not null,
  slip text not null,
  odds_return_bp integer not null,
  item_count integer not null check (item_count > 0),
  stakes_count integer not null check (stakes_count > 0),
  stake_minor bigint not null,
  share_of smallint not null check (share_of between 2 and 100),
  share_minor bigint not null check (share_minor > 0 and share_minor * share_of = stake_minor),
  -- Shares are taken in their order.
  taken_count smallint not null default 0 check (taken_count between 0 and share_of),
  state text not null default 'open' check (state in ('open', 'full', 'returned')),
  opened_at timestamptz not null,
  ended_at timestamptz,
  check (state <> 'full' or taken_count = share_of)
);
create index shared_ticket_open on lottery.shared_ticket (draw_id) where state = 'open';

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
  shared_ticket_id uuid references lottery.shared_ticket,
  -- From 0.
  share_first smallint,
  share_count smallint,
  share_of smallint,
  primary key (member_id, id),
  unique (member_id, client_id, part),
  check (cardinality(upline_ids) = cardinality(upline_shares)),
  constraint placed_order_shares check (
    num_nonnulls(shared_ticket_id, share_first, share_count, share_of) in (0, 4)
  )
);
create index placed_order_abandoning on lottery.placed_order (game_id, first_draw_id) where abandons;
create index placed_order_of_shared on lottery.placed_order (shared_ticket_id)
  where shared_ticket_id is not null;

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
-- The tickets of some members on a draw.
create index ticket_of_member_draw on lottery.ticket (draw_id, member_id);

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

-- What a draw owes, found twice before anything of it is paid.

-- One for each attempt of a draw. `finding` may be begun again; from `paying` on the credits stand.
create table lottery.settlement (
  draw_id bigint not null references lottery.draw,
  attempt smallint not null,
  phase text not null check (phase in ('finding', 'paying', 'done', 'disputed')),
  -- What the rules found, and what the walk over every line did.
  first_count integer not null default 0,
  first_minor bigint not null default 0,
  second_count integer not null default 0,
  second_minor bigint not null default 0,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (draw_id, attempt)
);

-- `prize` and `tie` belong to a ticket, `refund` too; `rebate` and `difference` are a member's of a draw.
-- found → due or review → due → paid; a paid one that is annulled: reversed, or short where the member
-- no longer had it.
create table lottery.credit (
  id bigint primary key generated always as identity,
  draw_id bigint not null references lottery.draw,
  attempt smallint not null,
  kind text not null check (kind in ('prize', 'tie', 'refund', 'rebate', 'difference')),
  member_id bigint not null,
  ticket_id bigint not null default 0,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null
  check (state in ('found', 'review', 'due', 'paid', 'reversing', 'reversed', 'short', 'dropped')),
  short_minor bigint not null default 0,
  paid_at timestamptz,
  unique (draw_id, attempt, kind, member_id, ticket_id)
);
create index credit_waiting on lottery.credit (draw_id, state, id) where state in ('due', 'reversing');
create index credit_in_review on lottery.credit (id) where state = 'review';
create index credit_of_ticket on lottery.credit (member_id, ticket_id) where ticket_id > 0;

create table lottery.prize_approval (
  credit_id bigint not null references lottery.credit,
  operator text not null,
  reason text not null,
  approved_at timestamptz not null,
  primary key (credit_id, operator)
);

-- From which prize on two operators must say yes; null: none.
create table lottery.setting (
  brand_id integer primary key,
  big_prize_minor bigint
);

-- A slip that a member keeps to stake on again, and, while it is subscribed, stakes on every draw.
create table lottery.saved_slip (
  member_id bigint not null,
  id bigint not null generated always as identity,
  brand_id integer not null,
  game_id integer not null references lottery.game,
  -- Chosen by the page: a retry keeps the slip once.
  client_id uuid not null,
  name text not null check (length(name) between 1 and 40),
  prize_mode_id smallint not null,
  slip text not null check (length(slip) <= 20000),
  item_count integer not null check (item_count > 0),
  stakes_count integer not null check (stakes_count > 0),
  stake_minor bigint not null check (stake_minor > 0),
  saved_at timestamptz not null,
  -- idle, active, paused (why stands beside it), done: every draw of it was staked on, or it won.
  state text not null default 'idle' check (state in ('idle', 'active', 'paused', 'done')),
  draws_left smallint not null default 0 check (draws_left between 0 and 500),
  stops_on_win boolean not null default false,
  -- How often it was subscribed: names of orders are made from it.
  subscribed_count integer not null default 0,
  placed_count integer not null default 0,
  -- Draws in a row for which the money was not there.
  missed_count smallint not null default 0,
  last_draw_id bigint,
  last_order_id bigint,
  paused_by text,
  primary key (member_id, id),
  unique (member_id, client_id),
  check (state <> 'active' or draws_left > 0)
);
create index saved_slip_active on lottery.saved_slip (game_id) where state = 'active';

-- What of the stake of a settled ticket was never at risk, because bets of the same member on the draw
-- cover it (docs/valid-stake.md). Written with the draw's payouts; a ticket without a row counts whole.
create table lottery.uncounted_stake (
  draw_id bigint not null,
  member_id bigint not null,
  ticket_id bigint not null,
  uncounted_minor bigint not null check (uncounted_minor > 0),
  primary key (draw_id, member_id, ticket_id)
);
