-- A league's season is bet on as a whole: who comes first, who is among the first two. Its row stands among
-- the matches, so that locks, prices, slips, limits and decisions are the same. `home` names the league and
-- `away` the season: copies of the version before show it as an event without markets.
alter table sportsbook.fixture
  -- Its competitors, results, withdrawals and last prices; null for a match.
  add column season jsonb,
  -- What stands is taken until then: a season closes with its next kick-off, a price of an odds feed
  -- once the feed has said nothing for too long. Null is no such end.
  add column closes_at timestamptz;
create index fixture_open_season on sportsbook.fixture (league_id, starts_at)
  where season is not null and status in ('scheduled', 'live');

alter table sportsbook.league
  -- Between two rounds of the simulated league so much longer than between two matches.
  add column rest_sec integer not null default 0 check (rest_sec between 0 and 86400),
  -- The competition as the league's feed names it.
  add column feed_key text;

alter table sportsbook.leg
  -- Of a dead heat: `share_won` parts of `share_of` of the stake win.
  add column share_won smallint not null default 1 check (share_won > 0),
  add column share_of smallint not null default 1 check (share_of > 0),
  -- By rule 4: hundredths of the winnings that are taken off.
  add column deduction_pct smallint not null default 0 check (deduction_pct between 0 and 90);
