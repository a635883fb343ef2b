-- A stake may be captured from a hold, long after the hold took it from what the member can spend.
alter table bets.bet
  -- The hold's name in the ledger, under the same source; null where the stake itself took the money.
  add column hold_txn_id text;
create index bet_of_hold on bets.bet (bucket, source, hold_txn_id) where hold_txn_id is not null;

-- Notes from which holds stakes were captured; those that are no bets are passed by. The caller has recorded
-- the bets, and what it says of a stake never changes.
create function bets.note_holds(p_sources text[], p_txn_ids text[], p_members bigint[], p_holds text[])
returns void
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
begin
  update bets.bet b set hold_txn_id = u.hold
  from unnest(p_sources, p_txn_ids, p_members, p_holds) u (source, txn_id, member, hold)
  where b.bucket = wallet.bucket_of(u.member * 4) and b.source = u.source and b.txn_id = u.txn_id
    and b.hold_txn_id is null;
end $$;
