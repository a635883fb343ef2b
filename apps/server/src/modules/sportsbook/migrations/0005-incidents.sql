-- What is told of a simulated match besides its goals.
alter table sportsbook.fixture add column incidents jsonb not null default '[]';
