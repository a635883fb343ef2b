-- The counter of the home page shows a pool of the ledger where this names one; else it is the display
-- that base, step and interval make, from which nothing is paid.
alter table settings.brand add column jackpot_pool text;
