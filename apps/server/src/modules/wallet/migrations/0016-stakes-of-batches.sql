-- Outcome 10: the account is limited (0015), and nobody asked its limits. Asked were those with null in p_guards,
-- and those whose position stands in p_lost with a minus: what claims returned.
-- version before: refuses what it does not ask.
create or replace function wallet.post_batch(
  p_shard integer,
  p_at timestamptz,
  p_sources text[],
  p_txn_ids text[],
  p_kinds smallint[],
  p_houses smallint[],
  p_accounts bigint[],
  p_amounts bigint[],
  p_fingerprints bigint[],
  p_references text[],
  p_guards boolean[],
  p_buckets smallint[],
  p_lost integer[],
  out outcomes smallint[],
  out transfer_ids bigint[],
  out balances bigint[],
  out seqs bigint[]
)
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
  r record;
  v_count integer := cardinality(p_sources);
  v_first bigint;
  v_applied integer := 0;
  -- The locked accounts in id order, and the one that the loop stands at.
  v_ids bigint[];
  v_tids tid[];
  v_balances bigint[];
  v_seqs bigint[];
  v_states smallint[];
  v_at integer := 0;
  v_account bigint := -1;
  v_bucket smallint := -1;
  v_known boolean;
  v_position integer;
  v_amount bigint;
  v_balance bigint;
  v_seq bigint;
  v_seq_before bigint;
  -- How many of the locked accounts have moved.
  v_moved integer := 0;
  -- The shards of the houses, with their balances and counts.
  v_house integer;
  v_shards bigint[] := '{}';
  v_shard_buckets smallint[] := '{}';
  v_house_balances bigint[] := '{}';
  v_house_seqs bigint[] := '{}';
  -- The positions of what is applied, and the house's side of each command.
  v_done integer[] := '{}';
  v_leg_balances bigint[] := array_fill(null::bigint, array[v_count]);
  v_legs bigint[] := array_fill(null::bigint, array[v_count]);
  v_leg_seqs bigint[] := array_fill(null::bigint, array[v_count]);
begin
  if v_count > 256 or 0 = any (p_amounts) then
    raise exception 'wallet: a batch has at most 256 commands, and each moves something';
  end if;
  outcomes := array_fill(0::smallint, array[v_count]);
  transfer_ids := array_fill(null::bigint, array[v_count]);
  balances := array_fill(null::bigint, array[v_count]);
  seqs := array_fill(null::bigint, array[v_count]);

  select array_agg(l.id), array_agg(l.ctid), array_agg(l.balance), array_agg(l.seq),
    array_agg(l.state)
  into v_ids, v_tids, v_balances, v_seqs, v_states
  from (
    select a.id, a.ctid, a.balance, a.seq, a.state
    from (
      select distinct p_buckets[n] as bucket, p_accounts[n] as id
      from generate_series(1, v_count) n order by 1, 2
    ) u
    cross join lateral (
      select x.id, x.ctid, x.balance, x.seq, x.state from wallet.account x
      where x.bucket = u.bucket and x.id = u.id limit 1 for no key update
    ) a
  ) l;
  for r in
    select h.id, h.bucket, h.balance, h.seq
    from (
      select distinct p_buckets[n] as bucket, wallet.shard_of(p_houses[n], p_buckets[n], p_shard) as id
      from generate_series(1, v_count) n order by 2
    ) u
    cross join lateral (
      select x.id, x.bucket, x.balance, x.seq from wallet.house_shard x
      where x.bucket = u.bucket and x.id = u.id limit 1 for no key update
    ) h
  loop
    v_shards := v_shards || r.id;
    v_shard_buckets := v_shard_buckets || r.bucket;
    v_house_balances := v_house_balances || r.balance;
    v_house_seqs := v_house_seqs || r.seq;
  end loop;
  -- Drawn under the locks: of two transfers of an account the later one has the higher id.
  v_first := nextval('wallet.transfer_block') * 256;

  for r in
    select n, t.transfer_id, t.balance_after, t.fingerprint
    from generate_series(1, v_count) n
    cross join lateral (
      select x.transfer_id, x.balance_after, x.fingerprint from wallet.txn_key x
      where x.source = p_sources[n] and x.txn_id = p_txn_ids[n] limit 1
    ) t
  loop
    if r.fingerprint is null then
      outcomes[r.n] := 5;
    elsif r.fingerprint <> p_fingerprints[r.n] then
      outcomes[r.n] := 2;
    else
      outcomes[r.n] := 1;
      transfer_ids[r.n] := r.transfer_id;
      balances[r.n] := r.balance_after;
    end if;
  end loop;
  foreach v_position in array p_lost loop
    continue when v_position < 0;
    outcomes[v_position] := 8;
    transfer_ids[v_position] := null;
    balances[v_position] := null;
  end loop;

  for i in 1..v_count loop
    if p_accounts[i] <> v_account then
      if p_buckets[i] < v_bucket or (p_buckets[i] = v_bucket and p_accounts[i] < v_account) then
        raise exception 'wallet: the commands of a batch come in the order of their accounts';
      end if;
      v_account := p_accounts[i];
      v_bucket := p_buckets[i];
      -- Every account that exists was locked once, in the same order.
      v_known := coalesce(v_ids[v_at + 1] = v_account, false);
      if v_known then
        v_at := v_at + 1;
        v_balance := v_balances[v_at];
        v_seq := v_seqs[v_at];
        v_seq_before := v_seq;
      end if;
    end if;
    if not v_known then
      outcomes[i] := 4;
      transfer_ids[i] := null;
      balances[i] := null;
      continue;
    end if;
    continue when outcomes[i] <> 0;

    v_amount := p_amounts[i];
    if v_amount < 0 then
      if v_states[v_at] & 3 <> 0 and (coalesce(p_guards[i], true) or v_states[v_at] & 2 <> 0) then
        outcomes[i] := 6;
        continue;
      end if;
      if v_states[v_at] & 4 <> 0 and p_guards[i] is not null and -i <> all (p_lost)
        and exists (select from wallet.transfer_kind k where k.id = p_kinds[i] and k.stake)
      then
        outcomes[i] := 10;
        continue;
      end if;
      if v_balance + v_amount < 0 then
        outcomes[i] := 3;
        balances[i] := v_balance;
        continue;
      end if;
    end if;

    if v_seq = v_seq_before then
      v_moved := v_moved + 1;
    end if;
    v_balance := v_balance + v_amount;
    v_seq := v_seq + 1;
    v_balances[v_at] := v_balance;
    v_seqs[v_at] := v_seq;
    transfer_ids[i] := v_first + v_applied;
    balances[i] := v_balance;
    seqs[i] := v_seq;
    v_applied := v_applied + 1;
    v_done[v_applied] := i;

    v_legs[i] := wallet.shard_of(p_houses[i], p_buckets[i], p_shard);
    v_house := array_position(v_shards, v_legs[i]);
    if v_house is null then
      raise exception 'wallet: a house of the batch has no such shard';
    end if;
    v_house_balances[v_house] := v_house_balances[v_house] - v_amount;
    v_house_seqs[v_house] := v_house_seqs[v_house] + 1;
    v_leg_balances[i] := v_house_balances[v_house];
    v_leg_seqs[i] := v_house_seqs[v_house];
  end loop;
  if v_applied = 0 then
    return;
  end if;

  insert into wallet.txn_key (source, txn_id, transfer_id, balance_after, fingerprint, bucket)
  select p_sources[n], p_txn_ids[n], transfer_ids[n], balances[n], p_fingerprints[n], p_buckets[n]
  from unnest(v_done) n;

  insert into wallet.transfer
    (id, created_at, kind, source, txn_id, account_id, amount, balance_after, reference, bucket)
  select transfer_ids[n], p_at, p_kinds[n], p_sources[n], p_txn_ids[n], p_accounts[n],
    p_amounts[n], balances[n], p_references[n]::jsonb, p_buckets[n]
  from unnest(v_done) n;

  insert into wallet.entry
    (account_id, seq, transfer_id, amount, balance_after, created_at, kind, bucket)
  select p_accounts[n], seqs[n], transfer_ids[n], p_amounts[n], balances[n], p_at, p_kinds[n],
    p_buckets[n]
  from unnest(v_done) n
  union all
  select v_legs[n], v_leg_seqs[n], transfer_ids[n], -p_amounts[n], v_leg_balances[n], p_at,
    p_kinds[n], p_buckets[n]
  from unnest(v_done) n;

  -- The rows are locked, so they stand where they stood: no second search for them.
  update wallet.account a set balance = v_balances[n] + 0, seq = v_seqs[n] + 0
  from generate_series(1, v_at) n
  where a.ctid = v_tids[n] and a.seq <> v_seqs[n];
  get diagnostics v_position = row_count;
  if v_position <> v_moved then
    raise exception 'wallet: % of % locked accounts stood where they were locked', v_position, v_moved;
  end if;

  update wallet.house_shard h
  set balance = v_house_balances[n] + 0, seq = v_house_seqs[n] + 0
  from generate_series(1, cardinality(v_shards)) n
  where h.bucket = v_shard_buckets[n] and h.id = v_shards[n];

  insert into wallet.new_posting (bucket, block)
  select distinct p_buckets[n], v_first / 256 from unnest(v_done) n;
end $$;
