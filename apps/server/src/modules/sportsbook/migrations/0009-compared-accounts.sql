-- Whether linked accounts that bet on a settled match have been compared (docs/valid-stake.md). What was
-- settled before this is not looked at.
-- version before: settles matches without it; they are compared by the version that knows it.
alter table sportsbook.fixture add column accounts_compared boolean not null default true;
alter table sportsbook.fixture alter column accounts_compared set default false;
create index fixture_to_compare on sportsbook.fixture (id)
  where status = 'settled' and not accounts_compared;
