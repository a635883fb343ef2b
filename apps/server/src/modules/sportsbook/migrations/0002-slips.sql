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
  primary key (member_id, id),
  unique (member_id, client_id)
);
create index slip_newest on sportsbook.slip (member_id, id desc);

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
  primary key (member_id, slip_id, position)
);
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
  paid_at timestamptz
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
