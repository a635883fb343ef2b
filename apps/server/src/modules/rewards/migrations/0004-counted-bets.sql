-- What rewards counted of each bet that was decided, written when a change of it is read (docs/adr/0034).
--
-- version before: does not run beside this one, whose baseline it does not know.
alter table rewards.stake rename to counted_bet;
-- The bet's version that was counted last; null where the ledger's stream told of it.
alter table rewards.counted_bet add column bet_version integer;
drop function rewards.read_stakes(
  bigint[], text[], text[], bigint[], bigint[], timestamptz[], jsonb[]);
-- Nobody reads the ledger's stream for rewards any more; an archive would wait for this position.
delete from wallet.stream_position where consumer = 'rewards';
