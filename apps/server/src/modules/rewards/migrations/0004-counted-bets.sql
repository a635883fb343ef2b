-- What rewards counted of each bet that was decided, written when a change of it is read (docs/adr/0034).
--
-- version before: reads and writes the same rows under the old name, through the view; both versions take turns
-- by one lock, and what one counted the other finds counted.
alter table rewards.stake rename to counted_bet;
-- The bet's version that was counted last; null where the ledger's stream told of it.
alter table rewards.counted_bet add column bet_version integer;
create view rewards.stake as select * from rewards.counted_bet;
-- Nobody reads the ledger's stream for rewards any more; an archive would wait for this position. A copy of the
-- version before that still runs reads the ledger again, and finds counted what was counted.
delete from wallet.stream_position where consumer = 'rewards';
