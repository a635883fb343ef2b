-- version before: knows neither table; what a change says is in the tables it reads only once it counts.

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
create trigger keep_events before update or delete on lottery.game_change_event
  for each row execute function lottery.keep_events();
