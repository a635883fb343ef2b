-- Of a cash-out, what share of the slip was sold: the same id with another share is another order.
alter table sportsbook.credit add percent smallint check (percent between 1 and 100);
