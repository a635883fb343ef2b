-- Two persons decide about a match by requests of `staff`.
--
-- version before: neither reads nor writes this table.
drop table sportsbook.fixture_decision;
