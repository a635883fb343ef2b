-- Stakes are claimed in the commit that pays them. Called by wallet's batch for the payouts in it,
-- and alone for credits of zero. Positions point into p_credits, p_accounts and p_payouts.
drop function play.claim_credits(text[], text[], text[], bigint[], text[], bigint[], boolean[],
  timestamptz, boolean);

-- Rows are written in key order so that two batches cannot wait for each other, and before any
-- account is locked. Returns the positions whose row was there before and says something else; a
-- payout that says the same is the retry of one that was paid. One of zero has nothing else that
-- would tell its retry, so it loses to itself.
create function play.claim_payouts(
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
    member_id, round_id, round_closed, decided_at)
  select p_vendors[n], p_debits[n], 'settled', p_credits[p_positions[n]],
    p_payouts[p_positions[n]], p_payouts[p_positions[n]], p_accounts[p_positions[n]] / 4,
    p_rounds[n], p_closed[n]::boolean, p_at
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

-- Writes stakes into the bet record, as wallet's stream tells them: each once, for the stream's
-- position moves in the same commit.
create function play.project_bets(
  p_ids bigint[], p_sources text[], p_txn_ids text[], p_members bigint[], p_amounts bigint[],
  p_ats timestamptz[], p_references jsonb[])
returns void
language sql
begin atomic
  insert into play.bet (vendor, debit_txn, transfer_id, member_id, node_id, round_id, stake_minor,
    placed_at)
  select substr(u.source, 8), u.txn_id, u.id, u.member,
    coalesce((u.reference ->> 'node')::integer, 0), coalesce(u.reference ->> 'round', ''), -u.amount,
    u.at
  from unnest(p_ids, p_sources, p_txn_ids, p_members, p_amounts, p_ats, p_references)
    u (id, source, txn_id, member, amount, at, reference)
  where u.source like 'vendor:%'
  order by u.member, u.id;
end;
