-- What is decided of stakes is recorded as settled bets in the same transaction (docs/adr/0034).
--
-- version before: the functions that it calls record bets too; the block below drops its own temporary table alone.
set local statement_timeout = 0;

-- Records how these stakes are decided now, each named once. What is known of the stake itself is read from the
-- ledger: the fast path, whose claims bring it, calls settle_bets. A stake that never came is no bet.
create function play.record_bets(p_vendors text[], p_debits text[]) returns void
language plpgsql
set enable_seqscan = off
as $$
begin
  perform bets.record_settled(array_agg(f.source), array_agg(f.debit_txn), array_agg(f.member_id),
    array_agg('game'::text), array_agg(f.node_id), array_agg(f.round_id), array_agg(f.money),
    array_agg(f.stake), array_agg(0::bigint), array_agg(f.valid), array_agg(f.payout_minor),
    array_agg(f.won_from_players_minor), array_agg(f.state), array_agg(f.placed_at),
    array_agg(f.decided_at))
  from (
    select 'vendor:' || x.vendor as source, x.debit_txn, x.member_id,
      coalesce((t.reference ->> 'node')::integer, 0) as node_id,
      coalesce(t.reference ->> 'round', x.debit_txn) as round_id,
      case k.name when 'play.free_stake_taken' then 'free' else 'real' end as money,
      -t.amount as stake, greatest(-t.amount - x.uncounted_minor, 0) as valid,
      x.payout_minor, x.won_from_players_minor, x.decided_at, t.created_at as placed_at,
      case x.state when 'settled' then 'settled' when 'rolled_back' then 'returned' else 'open' end
        as state
    from unnest(p_vendors, p_debits) u (vendor, debit)
    cross join lateral (
      select f.* from play.fate f where f.vendor = u.vendor and f.debit_txn = u.debit limit 1
    ) x
    cross join lateral (
      select w.bucket, w.transfer_id from wallet.txn_key w
      where w.source = 'vendor:' || x.vendor and w.txn_id = x.debit_txn limit 1
    ) w
    cross join lateral (
      select y.* from wallet.known_transfer y
      where y.bucket = w.bucket and y.id = w.transfer_id limit 1
    ) t
    join wallet.transfer_kind k on k.id = t.kind
    where t.amount < 0 and k.name in ('play.stake_taken', 'play.free_stake_taken')
  ) f
  having count(*) > 0;
end $$;

-- As settle_payouts, with what is known of the stake: game, stake, when it was placed, and whether the house
-- gave it.
create function play.settle_bets(
  p_at timestamptz, p_positions integer[], p_credits text[], p_accounts bigint[],
  p_payouts bigint[], p_vendors text[], p_debits text[], p_rounds text[], p_closed text[],
  p_uncounted text[], p_won text[], p_nodes text[], p_stakes text[], p_placed text[], p_money text[])
returns integer[]
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  v_own integer[];
begin
  with added as (
    insert into play.fate (vendor, debit_txn, state, credit_txn, first_payout_minor, payout_minor,
      member_id, round_id, round_closed, decided_at, bucket, uncounted_minor, won_from_players_minor)
    select p_vendors[n], p_debits[n], 'settled', p_credits[p_positions[n]],
      p_payouts[p_positions[n]], p_payouts[p_positions[n]], p_accounts[p_positions[n]] / 4,
      p_rounds[n], p_closed[n]::boolean, p_at, wallet.bucket_of(p_accounts[p_positions[n]]),
      p_uncounted[n]::bigint, p_won[n]::bigint
    from generate_series(1, cardinality(p_positions)) n
    order by p_vendors[n], p_debits[n]
    on conflict do nothing
    returning vendor, debit_txn, credit_txn
  )
  -- A stake may be named twice by one batch: its bet is that of the credit that decided it.
  select array_agg(n) into v_own
  from generate_series(1, cardinality(p_positions)) n
  join added a on a.vendor = p_vendors[n] and a.debit_txn = p_debits[n]
    and a.credit_txn = p_credits[p_positions[n]];
  if v_own is not null then
    perform play.record_new_bets(p_at, v_own, p_positions, p_accounts, p_payouts, p_vendors,
      p_debits, p_rounds, p_uncounted, p_won, p_nodes, p_stakes, p_placed, p_money);
  end if;
  if cardinality(v_own) = cardinality(p_positions) then
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

create function play.settle_new_bets(
  p_at timestamptz, p_positions integer[], p_credits text[], p_accounts bigint[],
  p_payouts bigint[], p_vendors text[], p_debits text[], p_rounds text[], p_closed text[],
  p_uncounted text[], p_won text[], p_nodes text[], p_stakes text[], p_placed text[], p_money text[])
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
  perform play.record_new_bets(p_at, array(select generate_series(1, cardinality(p_positions))),
    p_positions, p_accounts, p_payouts, p_vendors, p_debits, p_rounds, p_uncounted, p_won, p_nodes,
    p_stakes, p_placed, p_money);
  return '{}';
end $$;

-- The bets of claims that were won, by their numbers among the values of claims.
create function play.record_new_bets(
  p_at timestamptz, p_own integer[], p_positions integer[], p_accounts bigint[], p_payouts bigint[],
  p_vendors text[], p_debits text[], p_rounds text[], p_uncounted text[], p_won text[],
  p_nodes text[], p_stakes text[], p_placed text[], p_money text[])
returns void
language plpgsql
set plan_cache_mode = force_generic_plan
as $$
begin
  perform bets.record_settled(array_agg('vendor:' || p_vendors[n]), array_agg(p_debits[n]),
    array_agg(p_accounts[p_positions[n]] / 4), array_agg('game'::text), array_agg(p_nodes[n]::integer),
    array_agg(p_rounds[n]), array_agg(p_money[n]), array_agg(p_stakes[n]::bigint),
    array_agg(0::bigint), array_agg(greatest(p_stakes[n]::bigint - p_uncounted[n]::bigint, 0)),
    array_agg(p_payouts[p_positions[n]]), array_agg(p_won[n]::bigint), array_agg('settled'::text),
    array_agg(p_placed[n]::timestamptz), array_agg(p_at))
  from unnest(p_own) n;
end $$;

-- Those that the version before calls do the same; what they know of a stake is in the ledger.
create or replace function play.settle_payouts(
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
  -- Of a stake that was decided before, its bet is known and says the same.
  perform play.record_bets(array_agg(d.vendor), array_agg(d.debit)) from (
    select distinct u.vendor, u.debit from unnest(p_vendors, p_debits) u (vendor, debit)
  ) d;
  if v_added = cardinality(p_positions) then
    return '{}';
  end if;
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

create or replace function play.settle_new_payouts(
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
  perform play.record_bets(p_vendors, p_debits);
  return '{}';
end $$;

-- What was decided before, read from the ledger once and recorded 10,000 bets at a time.
do $$
declare
  v_part record;
begin
  create temporary table decided on commit drop as
  select row_number() over (order by t.created_at, t.id) / 10000 as part,
    t.source, f.debit_txn, f.member_id, coalesce((t.reference ->> 'node')::integer, 0) as node_id,
    coalesce(t.reference ->> 'round', f.debit_txn) as round_id,
    case k.name when 'play.free_stake_taken' then 'free' else 'real' end as money, -t.amount as stake,
    greatest(-t.amount - f.uncounted_minor, 0) as valid, f.payout_minor, f.won_from_players_minor,
    case f.state when 'settled' then 'settled' when 'rolled_back' then 'returned' else 'open' end as state,
    t.created_at as placed_at, f.decided_at
  from play.fate f
  join wallet.transfer t on t.source = 'vendor:' || f.vendor and t.txn_id = f.debit_txn
  join wallet.transfer_kind k on k.id = t.kind
  where t.amount < 0 and k.name in ('play.stake_taken', 'play.free_stake_taken');
  for v_part in select distinct d.part from decided d order by d.part loop
    perform bets.record_settled(array_agg(d.source), array_agg(d.debit_txn), array_agg(d.member_id),
      array_agg('game'::text), array_agg(d.node_id), array_agg(d.round_id), array_agg(d.money),
      array_agg(d.stake), array_agg(0::bigint), array_agg(d.valid), array_agg(d.payout_minor),
      array_agg(d.won_from_players_minor), array_agg(d.state), array_agg(d.placed_at),
      array_agg(d.decided_at))
    from decided d where d.part = v_part.part;
  end loop;
end $$;
