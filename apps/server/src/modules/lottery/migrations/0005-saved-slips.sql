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
