-- What members whom an incident hit are given for it. A rule counts for incidents that began from its moment on, so
-- rules are only added.
--
-- version before: gives nothing for incidents, and does not read these.
create table status.credit_rule (
  brand_id integer not null,
  kind text not null check (kind in ('deposits', 'withdrawals', 'vendor')),
  since timestamptz not null,
  -- How long an incident has to last.
  minutes integer not null check (minutes between 5 and 1440),
  -- In 1/10,000 BRL: the most for one incident, and for all of a month. Zero ends the rule before.
  amount_minor bigint not null check (amount_minor between 0 and 500000),
  month_max_minor bigint not null check (month_max_minor between amount_minor and 2000000),
  primary key (brand_id, kind, since)
);

-- When everybody had what the incident gives, and how much that was; null until then.
alter table status.incident add column credited_at timestamptz;
alter table status.incident add column credited_members integer;
alter table status.incident add column credited_minor bigint;
create index incident_uncredited on status.incident (ended_at) where credited_at is null and ended_at is not null;
