-- What a simulated match shows besides its goals.
alter table sportsbook.fixture add column incidents jsonb not null default '[]';
