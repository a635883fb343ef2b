-- Claims stakes of which nothing was decided before, as nearly all are: called by wallet's batch of
-- new commands, with the arguments of play.claim_payouts. A row that was there before is a
-- unique_violation: the batch then fails with nothing done, and play.claim_payouts is asked.
--
-- Rows are written in key order, as there, so that two batches cannot wait for each other.
create function play.claim_new_payouts(
  p_at timestamptz, p_positions integer[], p_credits text[], p_accounts bigint[],
  p_payouts bigint[], p_vendors text[], p_debits text[], p_rounds text[], p_closed text[])
returns integer[]
language plpgsql
set plan_cache_mode = force_generic_plan
as $$
begin
  insert into play.fate (vendor, debit_txn, state, credit_txn, first_payout_minor, payout_minor,
    member_id, round_id, round_closed, decided_at)
  select p_vendors[n], p_debits[n], 'settled', p_credits[p_positions[n]],
    p_payouts[p_positions[n]], p_payouts[p_positions[n]], p_accounts[p_positions[n]] / 4,
    p_rounds[n], p_closed[n]::boolean, p_at
  from generate_series(1, cardinality(p_positions)) n
  order by p_vendors[n], p_debits[n];
  return '{}';
end $$;
