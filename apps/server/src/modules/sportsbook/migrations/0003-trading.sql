-- What traders set by themselves: a suspended league, limits of leagues and of single members.
-- version before: goes on taking bets on a suspended league and beyond these limits until it is replaced.
alter table sportsbook.league
  -- Nothing is taken on any of its matches; null while bets are taken.
  add column suspended_reason text,
  -- Beside the brand's limits: the lower one holds. Null is no limit.
  add column slip_minor_max bigint,
  add column payout_minor_max bigint,
  -- Added to the margin of each kind of market.
  add column margin_plus_bp integer not null default 0;

-- Beside the brand's limits, for one member. Null is no limit.
create table sportsbook.member_limit (
  brand_id integer not null,
  member_id bigint not null,
  slip_minor_max bigint check (slip_minor_max > 0),
  payout_minor_max bigint check (payout_minor_max > 0),
  fixture_minor_max bigint check (fixture_minor_max > 0),
  reason text not null,
  changed_at timestamptz not null,
  primary key (brand_id, member_id)
);

-- A margin has changed since it was priced.
alter table sportsbook.fixture add column needs_price boolean not null default false;
create index fixture_to_price on sportsbook.fixture (id) where needs_price;

-- Lists of operators: past matches of a league, slips of a brand, doubts of feeds.
create index fixture_past on sportsbook.fixture (league_id, ended_at desc) where ended_at is not null;
create index slip_of_brand on sportsbook.slip (brand_id, id desc);
create index fixture_event_of_feed on sportsbook.fixture_event (id desc)
  where kind in ('doubted', 'trusted');
