-- What only the way from before the settled bets needed (0002).
--
-- version before: learns of stakes by the settled bets and has no position in the ledger's stream.
drop function jackpots.read_stakes(
  bigint[], text[], text[], bigint[], bigint[], timestamptz[], jsonb[]);
delete from wallet.stream_position where consumer = 'jackpots';
