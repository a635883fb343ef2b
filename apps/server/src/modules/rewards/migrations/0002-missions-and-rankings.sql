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
  -- Nothing that was played before counts for it.
  created_at timestamptz not null default now(),
  win_turnover smallint not null default 0 check (win_turnover between 0 and 50),
  check ((prize_type = 'draw') = (draw_kind is not null))
);

create table rewards.mission_progress (
  mission_id integer not null references rewards.mission,
  member_id bigint not null,
  -- The day on which the period began, in Brazil; of what is done once, 1970-01-01.
  period_on date not null,
  progress bigint not null default 0 check (progress >= 0),
  -- The last day that counted, for days with play.
  counted_on date,
  done_at timestamptz,
  -- What had been played in the period before the mission opened, and when that was.
  skipped bigint not null default 0 check (skipped >= 0),
  opened_at timestamptz,
  -- What the prize was worth when the mission was done.
  worth_minor bigint check (worth_minor >= 0),
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

-- How many players of a ranking have about so many points. A place is the players of all higher steps and
-- those before it in its own one, so that nobody is counted one by one; kept by the table itself, whoever
-- writes to it.
create table rewards.score_step (
  board_id integer not null references rewards.board,
  step integer not null,
  players bigint not null,
  primary key (board_id, step)
);

-- Each step is a fiftieth of a natural logarithm wide, two percent of the points.
create function rewards.step_of(score bigint) returns integer
language sql immutable parallel safe
as $$ select floor(ln(score::double precision) * 50)::integer $$;

create function rewards.count_steps() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    insert into rewards.score_step as s (board_id, step, players)
    select board_id, rewards.step_of(score), count(*) from added group by 1, 2 order by 1, 2
    on conflict (board_id, step) do update set players = s.players + excluded.players;
  elsif tg_op = 'DELETE' then
    update rewards.score_step s set players = s.players - r.players
    from (select board_id, rewards.step_of(score) as step, count(*) as players
      from removed group by 1, 2) r
    where s.board_id = r.board_id and s.step = r.step;
  else
    insert into rewards.score_step as s (board_id, step, players)
    select m.board_id, m.step, sum(m.players) from (
      select board_id, rewards.step_of(score) as step, 1 as players from added
      union all select board_id, rewards.step_of(score), -1 from removed
    ) m group by 1, 2 having sum(m.players) <> 0 order by 1, 2
    on conflict (board_id, step) do update set players = s.players + excluded.players;
  end if;
  return null;
end $$;

create trigger score_added after insert on rewards.score
  referencing new table as added for each statement execute function rewards.count_steps();
create trigger score_moved after update on rewards.score
  referencing old table as removed new table as added
  for each statement execute function rewards.count_steps();
create trigger score_removed after delete on rewards.score
  referencing old table as removed for each statement execute function rewards.count_steps();
