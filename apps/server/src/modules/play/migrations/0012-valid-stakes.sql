-- What of a stake counts as staked is written with its settlement, once: a vendor tells it with the credit
-- (docs/valid-stake.md). Everything that counts stakes reads it from here.
-- version before: settles stakes as it did, which then count whole.
alter table play.fate
  -- Of the stake, what was never at risk and counts for nothing.
  add column uncounted_minor bigint not null default 0 check (uncounted_minor >= 0),
  -- Of all credits, what other players lost; at tables of players.
  add column won_from_players_minor bigint not null default 0 check (won_from_players_minor >= 0);
create index fate_won_from_players on play.fate (member_id, decided_at)
  where won_from_players_minor > 0;

-- As play.claim_payouts, which the version before calls, with what counts of each stake and what was won
-- from other players.
create function play.settle_payouts(
  p_at timestamptz, p_positions integer[], p_credits text[], p_accounts bigint[],
  p_payouts bigint[], p_vendors text[], p_debits text[], p_rounds text[], p_closed text[],
  p_uncounted text[], p_won text[])
returns integer[]
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  v_added integer;
begin
  insert into play.fate (vendor, debit_txn, state, credit_txn, first_payout_minor, payout_minor,
    member_id, round_id, round_closed, decided_at, bucket, uncounted_minor, won_from_players_minor)
  select p_vendors[n], p_debits[n], 'settled', p_credits[p_positions[n]],
    p_payouts[p_positions[n]], p_payouts[p_positions[n]], p_accounts[p_positions[n]] / 4,
    p_rounds[n], p_closed[n]::boolean, p_at, wallet.bucket_of(p_accounts[p_positions[n]]),
    p_uncounted[n]::bigint, p_won[n]::bigint
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

-- As play.claim_new_payouts.
create function play.settle_new_payouts(
  p_at timestamptz, p_positions integer[], p_credits text[], p_accounts bigint[],
  p_payouts bigint[], p_vendors text[], p_debits text[], p_rounds text[], p_closed text[],
  p_uncounted text[], p_won text[])
returns integer[]
language plpgsql
set plan_cache_mode = force_generic_plan
as $$
begin
  insert into play.fate (vendor, debit_txn, state, credit_txn, first_payout_minor, payout_minor,
    member_id, round_id, round_closed, decided_at, bucket, uncounted_minor, won_from_players_minor)
  select p_vendors[n], p_debits[n], 'settled', p_credits[p_positions[n]],
    p_payouts[p_positions[n]], p_payouts[p_positions[n]], p_accounts[p_positions[n]] / 4,
    p_rounds[n], p_closed[n]::boolean, p_at, wallet.bucket_of(p_accounts[p_positions[n]]),
    p_uncounted[n]::bigint, p_won[n]::bigint
  from generate_series(1, cardinality(p_positions)) n
  order by p_vendors[n], p_debits[n];
  return '{}';
end $$;
