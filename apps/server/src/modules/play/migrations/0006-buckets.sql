-- What is written in the commit that moves money, and the bet record that is read with it, stand in the
-- bucket of their member (docs/adr/0019). A stake's fate stays unique over all buckets: whose the stake
-- is does not decide whether it was decided.
set local statement_timeout = 0;

select wallet.add_bucket('play.fate', 'member_id * 4');

alter table play.bet drop constraint bet_pkey;
select wallet.add_bucket('play.bet', 'member_id * 4');
alter table play.bet add primary key (bucket, member_id, transfer_id);

create or replace function play.claim_payouts(
  p_at timestamptz, p_positions integer[], p_credits text[], p_accounts bigint[],
  p_payouts bigint[], p_vendors text[], p_debits text[], p_rounds text[], p_closed text[])
returns integer[]
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  v_added integer;
begin
  insert into play.fate (vendor, debit_txn, state, credit_txn, first_payout_minor, payout_minor,
    member_id, round_id, round_closed, decided_at, bucket)
  select p_vendors[n], p_debits[n], 'settled', p_credits[p_positions[n]],
    p_payouts[p_positions[n]], p_payouts[p_positions[n]], p_accounts[p_positions[n]] / 4,
    p_rounds[n], p_closed[n]::boolean, p_at, wallet.bucket_of(p_accounts[p_positions[n]])
  from generate_series(1, cardinality(p_positions)) n
  order by p_vendors[n], p_debits[n]
  on conflict do nothing;
  get diagnostics v_added = row_count;
  if v_added = cardinality(p_positions) then
    return '{}';
  end if;
  -- Some were decided before; which ones, and how, is read after the insert has waited for them.
  return array(
    select p_positions[n]
    from generate_series(1, cardinality(p_positions)) n
    cross join lateral (
      select x.state, x.credit_txn, x.first_payout_minor, x.decided_at from play.fate x
      where x.vendor = p_vendors[n] and x.debit_txn = p_debits[n] limit 1
    ) f
    where f.state <> 'settled' or f.credit_txn is distinct from p_credits[p_positions[n]]
      or f.first_payout_minor <> p_payouts[p_positions[n]]
      or (f.first_payout_minor = 0 and f.decided_at <> p_at));
end $$;

create or replace function play.claim_new_payouts(
  p_at timestamptz, p_positions integer[], p_credits text[], p_accounts bigint[],
  p_payouts bigint[], p_vendors text[], p_debits text[], p_rounds text[], p_closed text[])
returns integer[]
language plpgsql
set plan_cache_mode = force_generic_plan
as $$
begin
  insert into play.fate (vendor, debit_txn, state, credit_txn, first_payout_minor, payout_minor,
    member_id, round_id, round_closed, decided_at, bucket)
  select p_vendors[n], p_debits[n], 'settled', p_credits[p_positions[n]],
    p_payouts[p_positions[n]], p_payouts[p_positions[n]], p_accounts[p_positions[n]] / 4,
    p_rounds[n], p_closed[n]::boolean, p_at, wallet.bucket_of(p_accounts[p_positions[n]])
  from generate_series(1, cardinality(p_positions)) n
  order by p_vendors[n], p_debits[n];
  return '{}';
end $$;

create or replace function play.project_bets(
  p_ids bigint[], p_sources text[], p_txn_ids text[], p_members bigint[], p_amounts bigint[],
  p_ats timestamptz[], p_references jsonb[])
returns void
language sql
begin atomic
  insert into play.bet (vendor, debit_txn, transfer_id, member_id, node_id, round_id, stake_minor,
    placed_at, bucket)
  select substr(u.source, 8), u.txn_id, u.id, u.member,
    coalesce((u.reference ->> 'node')::integer, 0), coalesce(u.reference ->> 'round', ''), -u.amount,
    u.at, wallet.bucket_of(u.member * 4)
  from unnest(p_ids, p_sources, p_txn_ids, p_members, p_amounts, p_ats, p_references)
    u (id, source, txn_id, member, amount, at, reference)
  where u.source like 'vendor:%'
  order by u.member, u.id;
end;
