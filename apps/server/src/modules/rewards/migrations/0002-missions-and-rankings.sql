create table rewards.mission (
  id integer primary key generated always as identity,
  brand_id integer not null,
  names jsonb not null,
  drawing text not null,
  type text not null check (type in ('STAKED', 'ROUNDS', 'DAYS_PLAYED', 'SECOND_FACTOR')),
  period text not null check (period in ('DAILY', 'WEEKLY', 'ONCE')),
  -- Money in 1/10,000 BRL for STAKED, else a count.
  target bigint not null check (target > 0),
  -- A chain: this one counts nothing until that one is done.
  after_mission integer references rewards.mission,
  prize_type text not null check (prize_type in ('cash', 'points', 'freeRounds', 'draw')),
  prize_minor bigint not null check (prize_minor >= 0),
  prize_count integer check (prize_count > 0),
  -- The ticket that a `draw` gives.
  draw_kind text,
  is_on boolean not null default true,
  place integer not null default 0,
  check ((prize_type = 'draw') = (draw_kind is not null))
);

create table rewards.mission_progress (
  mission_id integer not null references rewards.mission,
  member_id bigint not null,
  -- The day on which the period began, in Brazil; of what is done once, 1970-01-01.
  period_on date not null,
  progress bigint not null check (progress >= 0),
  -- The last day that counted, for days with play.
  counted_on date,
  done_at timestamptz,
  primary key (member_id, mission_id, period_on)
);

-- A ranking of a span of time. Who has more points is before; among equals who had them first.
create table rewards.board (
  id integer primary key generated always as identity,
  brand_id integer not null,
  names jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- [{ "from": 1, "to": 1, "amount": "3000.00" }, …]
  prizes jsonb not null,
  paid_at timestamptz,
  unique (brand_id, starts_at),
  check (ends_at > starts_at)
);
create table rewards.score (
  board_id integer not null references rewards.board,
  member_id bigint not null,
  score bigint not null check (score > 0),
  reached_at timestamptz not null,
  primary key (board_id, member_id)
);
create index score_order on rewards.score (board_id, score desc, reached_at, member_id);
