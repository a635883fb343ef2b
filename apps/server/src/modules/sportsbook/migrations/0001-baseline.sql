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
  -- Between two rounds of the simulated league so much longer than between two matches.
  rest_sec integer not null default 0 check (rest_sec between 0 and 86400),
  -- The competition as the league's feed names it.
  feed_key text,
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
  -- A league's season is bet on as a whole: who comes first, who is among the first two. Its row is among
  -- the matches, so that locks, prices, slips, limits and decisions are the same. `home` names the league and
  -- `away` the season.
  -- Its competitors, results, withdrawals and last prices; null for a match.
  season jsonb,
  -- What stands is taken until then: a season closes with its next kick-off, a price of an odds feed
  -- once the feed has said nothing for too long. Null is no such end.
  closes_at timestamptz,
  -- Once its feed has told of extra time, penalties or an abandoned match, a final score may hold goals
  -- that bets do not count: operators decide, unless the feed says the score after 90 minutes.
  past_regular_time boolean not null default false,
  -- Whether linked accounts that bet on a settled match have been compared (docs/valid-stake.md). What was
  -- settled before this is not looked at.
  accounts_compared boolean not null default false,
  unique (league_id, ref)
);
create index fixture_by_time on sportsbook.fixture (starts_at) where status in ('scheduled', 'live');
create index fixture_ended on sportsbook.fixture (ended_at) where status in ('ended', 'void');
create index fixture_open_season on sportsbook.fixture (league_id, starts_at)
  where season is not null and status in ('scheduled', 'live');
create index fixture_to_compare on sportsbook.fixture (id)
  where status = 'settled' and not accounts_compared;

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
-- What counts of stakes on sports follows from the least margin (docs/valid-stake.md).
alter table sportsbook.market_rule add constraint margin_not_below_least check (margin_bp >= 450) not valid;

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

-- What members stake: a slip holds legs, each a choice on a market of a match at the price accepted.
create table sportsbook.slip (
  member_id bigint not null,
  id bigint not null generated always as identity,
  brand_id integer not null,
  -- Chosen by the page.
  client_id uuid not null,
  fingerprint text not null,
  kind text not null,
  -- Whether a price that got worse meanwhile is refused, or any is taken.
  accepts text not null check (accepts in ('better', 'any')),
  bet_count integer not null check (bet_count > 0),
  -- On each bet of the slip; what is still in play falls with a part that was cashed out.
  stake_each_minor bigint not null check (stake_each_minor > 0),
  riding_each_minor bigint not null check (riding_each_minor >= 0),
  stake_minor bigint not null check (stake_minor > 0),
  status text not null default 'open' check (status in ('open', 'won', 'lost', 'void', 'cashed')),
  payout_minor bigint not null default 0 check (payout_minor >= 0),
  cashed_minor bigint not null default 0 check (cashed_minor >= 0),
  -- Rises each time that what it was paid is taken back.
  attempt smallint not null default 1,
  placed_at timestamptz not null,
  ended_at timestamptz,
  -- What sales of a slip gave back of its stake: as far as that goes, it was not staked in the end.
  sold_back_minor bigint not null default 0 check (sold_back_minor >= 0),
  primary key (member_id, id),
  unique (member_id, client_id)
) with (fillfactor = 85);

create table sportsbook.leg (
  member_id bigint not null,
  slip_id bigint not null,
  position smallint not null,
  fixture_id bigint not null,
  market_key text not null,
  selection text not null,
  -- In hundredths, and of which version of the book.
  odds integer not null check (odds > 100),
  version integer not null,
  result text check (result in ('won', 'lost', 'void')),
  -- Of a dead heat: `share_won` parts of `share_of` of the stake win.
  share_won smallint not null default 1 check (share_won > 0),
  share_of smallint not null default 1 check (share_of > 0),
  -- By rule 4: hundredths of the winnings that are taken off.
  deduction_pct smallint not null default 0 check (deduction_pct between 0 and 90),
  primary key (member_id, slip_id, position)
) with (fillfactor = 85);
create index leg_of_fixture on sportsbook.leg (fixture_id, member_id, slip_id);

-- What a slip is owed. due → paid; one that is annulled: reversing → reversed, or short where the
-- member no longer had it.
create table sportsbook.credit (
  id bigint primary key generated always as identity,
  fixture_id bigint not null,
  member_id bigint not null,
  slip_id bigint not null,
  -- That of the slip.
  attempt smallint not null,
  -- Of a cash-out: chosen by the page.
  client_id uuid,
  kind text not null check (kind in ('prize', 'refund', 'cash_out')),
  amount_minor bigint not null check (amount_minor > 0),
  state text not null check (state in ('due', 'paid', 'reversing', 'reversed', 'short')),
  short_minor bigint not null default 0,
  created_at timestamptz not null,
  paid_at timestamptz,
  -- Of a cash-out, what share of the slip was sold: the same id with another share is another order.
  percent smallint check (percent between 1 and 100)
);
create unique index credit_of_slip on sportsbook.credit (member_id, slip_id, attempt)
  where kind <> 'cash_out';
create unique index credit_of_cash_out on sportsbook.credit (member_id, client_id)
  where kind = 'cash_out';
create index credit_due on sportsbook.credit (fixture_id, id) where state = 'due';
create index credit_reversing on sportsbook.credit (id) where state = 'reversing';

-- The slip that a member is filling in, on whichever device.
create table sportsbook.draft (
  member_id bigint primary key,
  legs jsonb not null,
  updated_at timestamptz not null
);

create function sportsbook.keep_events() returns trigger language plpgsql as $$
begin
  raise exception 'sportsbook: events are added to, never changed';
end $$;

create trigger keep_events before update or delete on sportsbook.fixture_event
  for each row execute function sportsbook.keep_events();
