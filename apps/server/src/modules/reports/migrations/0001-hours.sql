create schema reports;
grant usage on schema reports to trevo_app;

-- The zone in which the days of a brand begin.
create table reports.brand_zone (
  brand_id integer primary key,
  time_zone text not null
);

-- The brand of each member who has moved money.
create table reports.player_brand (
  member_id bigint primary key,
  brand_id integer not null
);

-- What the catalogue says of each game that was played. Number -1 stands for sports, 0 for money of no game.
create table reports.game (
  node_id integer primary key,
  product text not null,
  vendor text not null
);
insert into reports.game values (-1, 'SPORTS', 'sportsbook');

-- Sums of an hour. Signed so that a player's stakes and withdrawals, and the house's prizes and gifts, are above
-- zero; `available_minor` and `held_minor` are what it added to the funds of the players.
create table reports.hour (
  brand_id integer not null,
  hour timestamptz not null,
  node_id integer not null,
  stakes_minor bigint not null,
  stake_count bigint not null,
  prizes_minor bigint not null,
  prize_count bigint not null,
  given_minor bigint not null,
  commission_minor bigint not null,
  deposits_minor bigint not null,
  deposit_count bigint not null,
  withdrawals_minor bigint not null,
  withdrawal_count bigint not null,
  adjustments_minor bigint not null,
  available_minor bigint not null,
  held_minor bigint not null,
  primary key (brand_id, hour, node_id)
);

-- The same by minute and product, for comparisons until the same minute of another day; kept for some weeks.
create table reports.minute (
  brand_id integer not null,
  minute timestamptz not null,
  product text not null,
  stakes_minor bigint not null,
  prizes_minor bigint not null,
  deposits_minor bigint not null,
  withdrawals_minor bigint not null,
  primary key (brand_id, minute, product)
);
create index minute_by_age on reports.minute (minute);

-- Who staked in a period, once: a day 20260131, a month 202601, a year 2026, or ever, 0. `node_id` -2 stands for
-- any game.
create table reports.player (
  brand_id integer not null,
  period integer not null,
  node_id integer not null,
  member_id bigint not null,
  first_at timestamptz not null,
  primary key (brand_id, period, node_id, member_id)
);

-- The ten largest prizes of a game on a day.
create table reports.win (
  brand_id integer not null,
  day date not null,
  node_id integer not null,
  transfer_id bigint not null,
  amount_minor bigint not null,
  member_id bigint not null,
  round_id text not null,
  at timestamptz not null,
  primary key (brand_id, day, node_id, transfer_id)
);
create index win_by_amount on reports.win (brand_id, day, amount_minor desc);

-- A movement that undoes one of an earlier day. Its amount counts on its own day.
create table reports.correction (
  brand_id integer not null,
  day date not null,
  transfer_id bigint not null,
  node_id integer not null,
  kind text not null,
  amount_minor bigint not null,
  at timestamptz not null,
  primary key (brand_id, day, transfer_id)
);

-- Movements that an auditor asks about: a prize, a deposit or a withdrawal from R$ 10.000 on, a movement undone,
-- an adjustment.
create table reports.event (
  brand_id integer not null,
  at timestamptz not null,
  transfer_id bigint not null,
  kind text not null,
  member_id bigint not null,
  node_id integer not null,
  amount_minor bigint not null,
  primary key (brand_id, at, transfer_id)
);

-- A closed day. Each hash holds the one of the day before, so none can be replaced without the later ones.
create table reports.day (
  brand_id integer not null,
  day date not null,
  closed_at timestamptz not null,
  players bigint not null,
  -- What the players had at the end of the day.
  available_minor bigint not null,
  held_minor bigint not null,
  hash bytea not null,
  primary key (brand_id, day)
);

-- Its sums by game, as they were when it was closed.
create table reports.day_line (
  brand_id integer not null,
  day date not null,
  node_id integer not null,
  players bigint not null,
  stakes_minor bigint not null,
  stake_count bigint not null,
  prizes_minor bigint not null,
  prize_count bigint not null,
  given_minor bigint not null,
  commission_minor bigint not null,
  deposits_minor bigint not null,
  deposit_count bigint not null,
  withdrawals_minor bigint not null,
  withdrawal_count bigint not null,
  adjustments_minor bigint not null,
  available_minor bigint not null,
  held_minor bigint not null,
  primary key (brand_id, day, node_id)
);

-- What the house owed apart from the players' funds, measured when the day was closed.
create table reports.liability (
  brand_id integer not null,
  day date not null,
  what text not null,
  code text not null,
  amount_minor bigint not null,
  items bigint not null,
  measured_at timestamptz not null,
  primary key (brand_id, day, what, code)
);

create function reports.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'reports: a closed day is not changed; corrections stand beside it';
end $$;
create trigger frozen before update or delete or truncate on reports.day
  for each statement execute function reports.refuse_change();
create trigger frozen before update or delete or truncate on reports.day_line
  for each statement execute function reports.refuse_change();
create trigger frozen before update or delete or truncate on reports.liability
  for each statement execute function reports.refuse_change();
