-- What each night's comparison of our bets with a vendor's own record came to. The differences are
-- incidents; a later run of the same day replaces the row.
create table play.statement_run (
  vendor text collate "C" not null,
  -- In Brasília.
  day date not null,
  compared_at timestamptz not null,
  -- Null when the vendor did not tell its record.
  bets integer,
  differences integer not null,
  primary key (vendor, day)
);
