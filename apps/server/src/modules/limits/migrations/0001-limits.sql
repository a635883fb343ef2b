-- What people allow themselves, and how much of it they have used. Everything belongs to a person, with all
-- accounts of all brands together. Amounts are 1/10,000 BRL, times milliseconds, days those of Brasília.
create schema limits;

-- The limits in force. A limit of time has milliseconds as its value, one of bets a number.
create table limits.limit (
  person_id bigint not null,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'bets', 'time')),
  period text not null check (period in ('each', 'session', 'day', 'week', 'month')),
  value bigint not null check (value >= 0),
  since timestamptz not null,
  primary key (person_id, kind, period),
  check (period <> 'each' or kind = 'stake'),
  check (period <> 'session' or kind = 'time')
);

-- A higher limit, or none (null), that waits: it opens after the delay, and closes if nobody says yes.
create table limits.raise (
  person_id bigint not null,
  kind text not null,
  period text not null,
  value bigint,
  asked_at timestamptz not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  primary key (person_id, kind, period)
);
create index raise_closing on limits.raise (closes_at);

-- Everything that happened to limits. Only grows.
create table limits.change (
  id bigint generated always as identity primary key,
  person_id bigint not null,
  kind text not null,
  period text not null,
  what text not null check (what in ('set', 'lowered', 'raise_asked', 'raised', 'raise_withdrawn', 'raise_expired',
    'removed', 'joined')),
  before_value bigint,
  after_value bigint,
  at timestamptz not null,
  -- The account that did it, or the operator with the reason.
  member_id bigint,
  operator text,
  reason text,
  check ((operator is null) = (reason is null))
);
create index change_of_person on limits.change (person_id, id desc);

-- The accounts whose stakes ask the limits, each with its person.
create table limits.holder (
  member_id bigint primary key,
  person_id bigint not null
);
create index holder_of_person on limits.holder (person_id);

-- What a person has used of the day, week and month that run, beside the limits that stakes are held against:
-- one row is locked and changed for a stake. `is_on` while stakes are counted.
create table limits.counter (
  person_id bigint primary key,
  is_on boolean not null default false,
  day date not null,
  day_from timestamptz not null,
  day_until timestamptz not null,
  staked_day bigint not null default 0,
  staked_week bigint not null default 0,
  staked_month bigint not null default 0,
  -- What decided stakes gave back: of those taken in the period.
  returned_day bigint not null default 0,
  returned_week bigint not null default 0,
  returned_month bigint not null default 0,
  bets_day bigint not null default 0,
  bets_week bigint not null default 0,
  bets_month bigint not null default 0,
  deposited_day bigint not null default 0,
  deposited_week bigint not null default 0,
  deposited_month bigint not null default 0,
  played_day bigint not null default 0,
  played_week bigint not null default 0,
  played_month bigint not null default 0,
  played_session bigint not null default 0,
  session_since timestamptz,
  -- Play is counted up to the first, and runs until the second unless there is activity.
  counted_until timestamptz,
  active_until timestamptz,
  -- No stake before the reality check is answered; how long was played since the last one.
  check_due boolean not null default false,
  unchecked_ms bigint not null default 0,
  -- So much play asks for a check; null where no rule does.
  check_max bigint,
  -- The limits in force, null for none.
  loss_day_max bigint,
  loss_week_max bigint,
  loss_month_max bigint,
  stake_each_max bigint,
  stake_day_max bigint,
  stake_week_max bigint,
  stake_month_max bigint,
  bets_day_max bigint,
  bets_week_max bigint,
  bets_month_max bigint,
  deposit_day_max bigint,
  deposit_week_max bigint,
  deposit_month_max bigint,
  time_session_max bigint,
  time_day_max bigint,
  time_week_max bigint,
  time_month_max bigint
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000);

-- Days that are over.
create table limits.day (
  person_id bigint not null,
  day date not null,
  staked bigint not null,
  returned bigint not null,
  bets bigint not null,
  deposited bigint not null,
  played bigint not null,
  primary key (person_id, day)
);

-- What decided stakes gave back, as far as it is counted; those that gave nothing are left out.
create table limits.noted (
  source text not null,
  txn_id text not null,
  person_id bigint not null,
  given bigint not null,
  day date not null,
  primary key (source, txn_id)
);
create index noted_of_day on limits.noted (day);
create index noted_of_person on limits.noted (person_id, day);

-- Parts of held stakes that were released, until they are counted.
create table limits.released (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  source text not null,
  txn_id text not null,
  hold_txn_id text not null,
  amount bigint not null
);

-- The highest warning (50, 80, 100) that was sent of a limit in a period.
create table limits.warning (
  person_id bigint not null,
  kind text not null,
  period text not null,
  since timestamptz not null,
  percent smallint not null,
  primary key (person_id, kind, period)
);

create function limits.day_of(p_at timestamptz) returns date
language sql stable parallel safe
return (p_at at time zone 'America/Sao_Paulo')::date;

create function limits.start_of(p_day date) returns timestamptz
language sql stable parallel safe
return p_day::timestamp at time zone 'America/Sao_Paulo';
