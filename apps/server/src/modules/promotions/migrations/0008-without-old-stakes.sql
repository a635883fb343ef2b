-- What only the way from before the settled bets needed (0004).
--
-- version before: writes stakes by promotions.note_stakes and finds them by their name in the ledger.
drop function promotions.read_stakes(
  bigint[], text[], text[], bigint[], bigint[], timestamptz[], jsonb[]);
drop index promotions.wager_changed;
drop index promotions.wager_undecided;
alter table promotions.wager drop column vendor;
