-- The same in PL/pgSQL: in a ledger that is spread, a function in plain SQL cannot be asked with parameters.
create or replace function play.project_bets(
  p_ids bigint[], p_sources text[], p_txn_ids text[], p_members bigint[], p_amounts bigint[],
  p_ats timestamptz[], p_references jsonb[])
returns void
language plpgsql
as $$
begin
  insert into play.bet (vendor, debit_txn, transfer_id, member_id, node_id, round_id, stake_minor,
    placed_at, bucket, first_debit_txn)
  select substr(u.source, 8), u.txn_id, u.id, u.member,
    coalesce((u.reference ->> 'node')::integer, 0), coalesce(u.reference ->> 'round', ''), -u.amount,
    u.at, wallet.bucket_of(u.member * 4), u.reference ->> 'first'
  from unnest(p_ids, p_sources, p_txn_ids, p_members, p_amounts, p_ats, p_references)
    u (id, source, txn_id, member, amount, at, reference)
  where u.source like 'vendor:%'
  order by u.member, u.id;
end $$;
