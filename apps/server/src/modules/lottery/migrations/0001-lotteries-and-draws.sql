-- Lotteries of a brand, when they are drawn, and what became of each draw.
create schema lottery;

-- A lottery. Its number is its number in the catalogue.
create table lottery.game (
  id integer primary key check (id > 0),
  brand_id integer not null,
  code text not null,
  -- Whose rules it has (packages/lottery-rules), and the family that pages know.
  rules_group text not null,
  group_code text not null,
  -- Of the Vietnam lotteries: where in the menu.
  area text,
  names jsonb not null,
  prize_mode text not null check (prize_mode in ('LOTT', 'ZY', 'ELOTT', 'SEA')),
  account_type text not null check (account_type in ('TCG', 'TCG_SEA', 'TCG_LOTTO_VN')),
  result_source text not null check (result_source in ('engine', 'operators', 'feed')),
  -- Seconds between the end of sales and the draw.
  lock_sec integer not null check (lock_sec between 0 and 3600),
  -- Draws of one trace; so many are scheduled ahead.
  trace_draws_max integer not null check (trace_draws_max between 1 and 500),
  -- How draws are numbered: by day with three or four digits, or by year.
  number_style text not null check (number_style in ('day-dash-3', 'day-3', 'day-4', 'year-3')),
  -- Plays at odds give back so much of the fair multiplier.
  odds_return_bp integer not null check (odds_return_bp between 5000 and 10000),
  on_sale boolean not null default true,
  sort_order integer not null default 0,
  unique (brand_id, code)
);

-- From a day on; the newest that has begun counts. What a rule says: domain/schedule.ts.
create table lottery.schedule (
  game_id integer not null references lottery.game,
  from_on date not null,
  time_zone text not null,
  rule jsonb not null,
  primary key (game_id, from_on)
);

-- Days without a draw.
create table lottery.holiday (
  game_id integer not null references lottery.game,
  closed_on date not null,
  primary key (game_id, closed_on)
);

-- Money on a draw moves only under a share of its row's lock while `status` allows it; closing takes
-- the row alone, so it comes after every order that was taken and before every one that is not.
create table lottery.draw (
  id bigint primary key generated always as identity,
  game_id integer not null references lottery.game,
  draw_number text not null,
  -- The day in the lottery's zone.
  drawn_on date not null,
  opens_at timestamptz not null,
  -- A stake stamped at this very instant is too late.
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  status text not null default 'scheduled'
  check (status in ('scheduled', 'open', 'closed', 'drawn', 'settled', 'cancelled')),
  -- Rises with each re-draw; results, seeds and credits belong to one of them.
  attempt smallint not null default 1,
  -- SHA-256 of the seed of this attempt, published from the first moment on.
  commitment text not null,
  -- Over the tickets that stood at the close, in the order of their ids.
  root text,
  ticket_count integer,
  stake_minor bigint,
  beacon text,
  client_seed text,
  result text,
  drawn_at timestamptz,
  settled_at timestamptz,
  prize_minor bigint,
  -- What keeps it from going on until a person has looked.
  trouble text,
  -- Who works on it now, and until when nobody else does.
  worked_by uuid,
  worked_until timestamptz,
  -- Whether linked accounts that staked on a settled draw have been compared (docs/valid-stake.md). What was
  -- settled before this is not looked at.
  accounts_compared boolean not null default false,
  unique (game_id, draw_number),
  check (opens_at < closes_at and closes_at <= draws_at),
  check ((root is null) = (ticket_count is null)),
  check (status not in ('drawn', 'settled') or result is not null)
);
create index draw_by_time on lottery.draw (game_id, closes_at);
create index draw_to_compare on lottery.draw (id) where status = 'settled' and not accounts_compared;
-- What the jobs ask for several times a second is found without reading draws that are over, or that come
-- later: an index for each state that waits for an instant, instead of one for all of them.
create index draw_to_open on lottery.draw (opens_at) where status = 'scheduled';
create index draw_to_close on lottery.draw (closes_at) where status = 'open';
create index draw_to_draw on lottery.draw (draws_at) where status in ('closed', 'drawn');
create index draw_to_seal on lottery.draw (id) where status = 'closed' and root is null;

-- Secret until the draw: only then is it copied to where anybody reads.
create table lottery.draw_seed (
  draw_id bigint not null references lottery.draw,
  attempt smallint not null,
  seed text not null,
  primary key (draw_id, attempt)
);

-- Who did what to a draw. Added to, never changed.
create table lottery.draw_event (
  id bigint primary key generated always as identity,
  draw_id bigint not null references lottery.draw,
  kind text not null,
  operator text,
  reason text,
  detail text,
  at timestamptz not null
);
create index draw_event_of_draw on lottery.draw_event (draw_id, id);

-- Numbers typed by operators; two with the same ones draw.
create table lottery.result_entry (
  draw_id bigint not null references lottery.draw,
  attempt smallint not null,
  operator text not null,
  result text not null,
  entered_at timestamptz not null,
  primary key (draw_id, attempt, operator)
);

-- To annul or to draw again takes two operators.
create table lottery.draw_decision (
  draw_id bigint not null references lottery.draw,
  attempt smallint not null,
  what text not null check (what in ('void', 'redraw')),
  operator text not null,
  reason text not null,
  decided_at timestamptz not null,
  primary key (draw_id, attempt, what, operator)
);

-- What operators change of a lottery. A schedule and a holiday are written when they are approved, for
-- their rows have a day of their own; a limit is written once its day has begun in the lottery's zone.
create table lottery.game_change (
  id bigint primary key generated always as identity,
  game_id integer not null references lottery.game,
  from_on date not null,
  -- What of the lottery changes: two changes of the same on the same day would be one too many.
  subject text not null,
  -- As packages/contract/src/ops/lottery-changes.ts has it.
  change jsonb not null,
  state text not null check (state in ('waiting', 'approved', 'done', 'withdrawn')),
  asked_by text not null,
  asked_at timestamptz not null
);
create unique index game_change_to_come on lottery.game_change (game_id, from_on, subject)
  where state in ('waiting', 'approved');
create index game_change_approved on lottery.game_change (from_on) where state = 'approved';

-- Who did what to a change. Added to, never changed.
create table lottery.game_change_event (
  id bigint primary key generated always as identity,
  change_id bigint not null references lottery.game_change,
  kind text not null check (kind in ('asked', 'approved', 'withdrawn', 'done')),
  operator text,
  reason text,
  at timestamptz not null
);
create index game_change_event_of_change on lottery.game_change_event (change_id, id);

create function lottery.keep_events() returns trigger language plpgsql as $$
begin
  raise exception 'lottery: events are added to, never changed';
end $$;

create trigger keep_events before update or delete on lottery.draw_event
  for each row execute function lottery.keep_events();
create trigger keep_events before update or delete on lottery.game_change_event
  for each row execute function lottery.keep_events();
