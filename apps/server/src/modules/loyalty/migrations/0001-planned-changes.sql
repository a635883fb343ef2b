-- What operators change of rewards, points and levels, and from when on.
create schema loyalty;

create table loyalty.planned_change (
  id uuid primary key,
  brand_id integer not null,
  -- The setting that it changes: `rebate`, `draw:PRIZE_WHEEL`.
  target text not null check (length(target) <= 80),
  setting jsonb not null,
  before jsonb not null,
  after jsonb not null,
  starts_at timestamptz not null,
  asked_by text not null,
  decided_by text not null,
  reason text not null,
  decided_at timestamptz not null,
  applied_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text,
  -- Why it could not begin when its moment came.
  problem text,
  check (applied_at is null or cancelled_at is null),
  check ((cancelled_at is null) = (cancelled_by is null))
);
-- One change of a setting waits for its moment at most.
create unique index planned_change_open on loyalty.planned_change (brand_id, target)
  where applied_at is null and cancelled_at is null;
create index planned_change_due on loyalty.planned_change (starts_at)
  where applied_at is null and cancelled_at is null;
