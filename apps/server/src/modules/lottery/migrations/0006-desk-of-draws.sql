-- The operators' calendar lists draws of all lotteries by their close.
--
-- version before: reads and writes draws as it did.
create index draw_by_close on lottery.draw (closes_at, id);
create index draw_in_trouble on lottery.draw (closes_at, id) where trouble is not null;
