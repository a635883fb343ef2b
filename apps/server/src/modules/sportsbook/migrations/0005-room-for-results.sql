-- A match that ends changes each of its legs and slips once, a few of a page at a time: with room on the
-- page the new version stays there, and no index changes.
alter table sportsbook.leg set (fillfactor = 85);
alter table sportsbook.slip set (fillfactor = 85);

-- The primary key answers the same, read backwards.
drop index sportsbook.slip_newest;
