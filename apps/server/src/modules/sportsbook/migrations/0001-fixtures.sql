-- Competitions of a brand, their matches as a feed tells of them, and the prices that stand.
create schema sportsbook;

create table sportsbook.league (
  id integer primary key generated always as identity,
  brand_id integer not null,
  code text not null,
  sport text not null check (sport in ('football', 'esport')),
  names jsonb not null,
  -- Nothing is offered on a competition of minors, whatever else is set.
  is_youth boolean not null,
  on_sale boolean not null default true,
  -- Which feed tells of it; `simulated` plays by itself with the teams and the pace below.
  feed text not null default 'simulated',
  teams jsonb not null,
  every_sec integer not null check (every_sec between 1 and 86400),
  tick_ms integer not null check (tick_ms between 20 and 600000),
  sort_order integer not null default 0,
  unique (brand_id, code)
);

-- Decides every match of the simulated league; each match's own seed is published once it has ended.
create table sportsbook.league_seed (
  league_id integer primary key references sportsbook.league,
  seed text not null
);

-- Bets are taken under a share of the row's lock while `status` and `suspended_until` allow it; whoever
-- changes the match or its prices takes the row alone.
create table sportsbook.fixture (
  id bigint primary key generated always as identity,
  league_id integer not null references sportsbook.league,
  -- As the feed names it.
  ref text not null,
  round integer not null,
  home jsonb not null,
  away jsonb not null,
  rates jsonb not null,
  starts_at timestamptz not null,
  -- SHA-256 of the match's seed, where there is one.
  commitment text,
  seed text,
  status text not null default 'scheduled'
    check (status in ('scheduled', 'live', 'ended', 'settled', 'void')),
  tick integer not null default 0,
  marks jsonb not null default '[]',
  -- Rises with every change of a price, and with every suspension.
  version integer not null default 1,
  -- Prices by market and selection, in hundredths.
  book jsonb not null default '{}',
  priced_at timestamptz not null,
  -- After a goal nothing is taken until then.
  suspended_until timestamptz,
  -- By operators: a key each, `*` for all of them.
  suspended_markets text[] not null default '{}',
  suspend_reason text,
  -- Markets that operators settled by hand: the choices that won; none gives every stake back. `*` is
  -- the whole match.
  overrides jsonb not null default '{}',
  -- Rises when an operator's decision takes back what was settled.
  attempt smallint not null default 1,
  ended_at timestamptz,
  settled_at timestamptz,
  worked_by uuid,
  worked_until timestamptz,
  unique (league_id, ref)
);
create index fixture_by_time on sportsbook.fixture (starts_at) where status in ('scheduled', 'live');
create index fixture_ended on sportsbook.fixture (ended_at) where status in ('ended', 'void');

-- Every book that stood, so that a bet's price can be shown to have been everybody's.
create table sportsbook.book_version (
  fixture_id bigint not null,
  version integer not null,
  tick integer not null,
  book jsonb not null,
  at timestamptz not null,
  primary key (fixture_id, version)
);

-- Margins and limits of each kind of market; null is no limit.
create table sportsbook.market_rule (
  brand_id integer not null,
  kind text not null,
  margin_bp integer not null check (margin_bp between 0 and 5000),
  on_sale boolean not null default true,
  stake_minor_max bigint not null check (stake_minor_max > 0),
  -- What one choice may cost us in all; kept only where it is set, as every bet on it waits here.
  liability_minor_max bigint,
  primary key (brand_id, kind)
);

create table sportsbook.setting (
  brand_id integer primary key,
  stake_minor_min bigint not null check (stake_minor_min > 0),
  slip_minor_max bigint not null,
  payout_minor_max bigint not null,
  -- A member's stakes on one match.
  member_fixture_minor_max bigint,
  -- A bet on a match under way is accepted so long after it was asked for, at the price of then.
  live_delay_ms integer not null check (live_delay_ms between 0 and 15000),
  suspend_ms integer not null check (suspend_ms between 0 and 600000)
);

create table sportsbook.exposure (
  fixture_id bigint not null,
  market_key text not null,
  selection text not null,
  liability_minor bigint not null check (liability_minor >= 0),
  primary key (fixture_id, market_key, selection)
);

-- Who did what to a match. Added to, never changed.
create table sportsbook.fixture_event (
  id bigint primary key generated always as identity,
  fixture_id bigint not null references sportsbook.fixture,
  kind text not null,
  operator text,
  reason text,
  detail text,
  at timestamptz not null
);
create index fixture_event_of on sportsbook.fixture_event (fixture_id, id);
create function sportsbook.keep_events() returns trigger language plpgsql as $$
begin
  raise exception 'sportsbook: events are added to, never changed';
end $$;
create trigger keep_events before update or delete on sportsbook.fixture_event
  for each row execute function sportsbook.keep_events();

-- To void a match, or a market of it, and to settle one by hand takes two operators who say the same.
create table sportsbook.fixture_decision (
  fixture_id bigint not null references sportsbook.fixture,
  attempt smallint not null,
  -- `void`, or `settle:<market>:<selections that won>`.
  what text not null,
  operator text not null,
  reason text not null,
  decided_at timestamptz not null,
  primary key (fixture_id, attempt, what, operator)
);
