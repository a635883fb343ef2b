-- A stake of a limited account is plain if p_lost has its position with a minus (0016). One that its balance does
-- not cover is not: what its claim wrote has to go with it.
-- version before: the same for what it sends.
create or replace function wallet.post_fresh_batch(
  p_at timestamptz,
  p_sources text[],
  p_txn_ids text[],
  p_kinds smallint[],
  p_houses smallint[],
  p_accounts bigint[],
  p_amounts bigint[],
  p_fingerprints bigint[],
  p_references text[],
  p_buckets smallint[],
  p_shards bigint[],
  p_house_deltas bigint[],
  p_house_counts smallint[],
  p_ids bigint[],
  p_ends smallint[],
  p_deltas bigint[],
  p_lows bigint[],
  p_lost integer[],
  out applied smallint[],
  out first_id bigint,
  out balances bigint[],
  out seqs bigint[],
  out refused smallint[],
  out refused_balances bigint[]
)
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
  v_count integer := cardinality(p_sources);
  -- What moved, by its place in p_ids, and where it stands now.
  v_moved smallint[];
  v_new_balances bigint[];
  v_new_seqs bigint[];
  v_before integer := 0;
  v_place integer;
  v_position integer;
  v_applied integer := 0;
  v_balance bigint;
  v_seq bigint;
  v_house smallint;
  v_shard_balances bigint[];
  v_shard_seqs bigint[];
  v_balances_given bigint[];
  v_seqs_given bigint[];
  v_leg_balances bigint[];
  v_leg_seqs bigint[];
begin
  if v_count > 256 or 0 = any (p_amounts) then
    raise exception 'wallet: a batch has at most 256 commands, and each moves something';
  end if;
  if 0 < any (p_lost) then
    raise exception 'wallet: a claim was lost' using errcode = 'TR001';
  end if;

  if p_ids is null then
    with moved as (
      update wallet.account a
      set balance = a.balance + p_amounts[n], seq = a.seq + 1
      from generate_series(1, v_count) n
      where a.bucket = p_buckets[n] and a.id = p_accounts[n]
        and a.balance + least(p_amounts[n], 0) >= 0
        and (a.state = 0 or p_amounts[n] > 0 or (a.state = 4 and -n = any (p_lost)))
      returning n, a.balance, a.seq
    )
    select array_agg(n), array_agg(balance), array_agg(seq) into applied, balances, seqs from moved;
    applied := coalesce(applied, '{}');
    v_applied := cardinality(applied);
  else
    with moved as (
      update wallet.account a
      set balance = a.balance + p_deltas[n], seq = a.seq + p_ends[n] - coalesce(p_ends[n - 1], 0)
      from generate_series(1, cardinality(p_ids)) n
      where a.bucket = p_buckets[p_ends[n]] and a.id = p_ids[n]
        and a.balance + p_lows[n] >= 0
        and (a.state = 0 or p_lows[n] = 0 or (a.state = 4 and not exists (
          select from generate_series(coalesce(p_ends[n - 1], 0) + 1, p_ends[n]) i
          where p_amounts[i] < 0 and -i <> all (p_lost))))
      returning n, a.balance, a.seq
    )
    select array_agg(n), array_agg(balance), array_agg(seq)
    into v_moved, v_new_balances, v_new_seqs from moved;
    applied := '{}';
    balances := '{}';
    seqs := '{}';
    for m in 1..coalesce(cardinality(v_moved), 0) loop
      v_place := v_moved[m];
      v_before := coalesce(p_ends[v_place - 1], 0);
      v_balance := v_new_balances[m] - p_deltas[v_place];
      v_seq := v_new_seqs[m] - p_ends[v_place] + v_before;
      for i in v_before + 1 .. p_ends[v_place] loop
        v_balance := v_balance + p_amounts[i];
        v_seq := v_seq + 1;
        v_applied := v_applied + 1;
        applied[v_applied] := i;
        balances[v_applied] := v_balance;
        seqs[v_applied] := v_seq;
        if v_balance < 0 or p_accounts[i] <> p_ids[v_place] then
          raise exception 'wallet: the commands of a batch are not those of its accounts';
        end if;
      end loop;
      if v_balance <> v_new_balances[m] then
        raise exception 'wallet: the commands of an account do not add up to its movement';
      end if;
    end loop;
  end if;
  -- Drawn under the locks: of two transfers of an account the later one has the higher id.
  first_id := nextval('wallet.transfer_block') * 256;

  if v_applied < v_count then
    select array_agg(i), array_agg(a.balance) into refused, refused_balances
    from (select i from generate_series(1, v_count) i except select unnest(applied)) u
    cross join lateral (
      select x.balance, x.state from wallet.account x
      where x.bucket = p_buckets[i] and x.id = p_accounts[i] limit 1
    ) a
    where a.state = 0 and a.balance + p_amounts[i] < 0
      and p_accounts[i] is distinct from p_accounts[i - 1]
      and p_accounts[i] is distinct from p_accounts[i + 1]
      and not exists (
        select from wallet.txn_key x where x.source = p_sources[i] and x.txn_id = p_txn_ids[i]);
    if v_applied + coalesce(cardinality(refused), 0) < v_count then
      raise exception 'wallet: a command is not plain' using errcode = 'TR001';
    end if;
    if v_applied = 0 then
      return;
    end if;
  end if;

  -- As if nothing were refused.
  with moved as (
    update wallet.house_shard h
    set balance = h.balance + p_house_deltas[n], seq = h.seq + p_house_counts[n]
    from generate_series(1, cardinality(p_shards)) n
    where h.bucket = wallet.bucket_of(p_shards[n]) and h.id = p_shards[n]
    returning n, h.balance, h.seq
  )
  select array_agg(balance order by n), array_agg(seq order by n),
    array_agg(balance - p_house_deltas[n] order by n), array_agg(seq - p_house_counts[n] order by n)
  into v_balances_given, v_seqs_given, v_shard_balances, v_shard_seqs from moved;
  if cardinality(v_shard_seqs) is distinct from cardinality(p_shards) then
    raise exception 'wallet: a house of the batch has no such shard';
  end if;
  v_leg_balances := balances;
  v_leg_seqs := seqs;
  for k in 1..v_applied loop
    v_position := applied[k];
    v_house := p_houses[v_position];
    v_balance := v_shard_balances[v_house] - p_amounts[v_position];
    v_shard_balances[v_house] := v_balance;
    v_leg_balances[k] := v_balance;
    v_seq := v_shard_seqs[v_house] + 1;
    v_shard_seqs[v_house] := v_seq;
    v_leg_seqs[k] := v_seq;
  end loop;

  insert into wallet.txn_key (source, txn_id, transfer_id, balance_after, fingerprint, bucket)
  select p_sources[n], p_txn_ids[n], first_id - 1 + k, balances[k], p_fingerprints[n], p_buckets[n]
  from unnest(applied) with ordinality u (n, k);

  insert into wallet.transfer
    (id, created_at, kind, source, txn_id, account_id, amount, balance_after, reference, bucket)
  select first_id - 1 + k, p_at, p_kinds[n], p_sources[n], p_txn_ids[n], p_accounts[n],
    p_amounts[n], balances[k], p_references[n]::jsonb, p_buckets[n]
  from unnest(applied) with ordinality u (n, k);

  insert into wallet.entry
    (account_id, seq, transfer_id, amount, balance_after, created_at, kind, bucket)
  select p_accounts[n], seqs[k], first_id - 1 + k, p_amounts[n], balances[k], p_at, p_kinds[n],
    p_buckets[n]
  from unnest(applied) with ordinality u (n, k)
  union all
  select p_shards[p_houses[n]], v_leg_seqs[k], first_id - 1 + k, -p_amounts[n], v_leg_balances[k],
    p_at, p_kinds[n], p_buckets[n]
  from unnest(applied) with ordinality u (n, k);

  -- What was refused: the shards stand where their entries say.
  if v_shard_balances <> v_balances_given or v_shard_seqs <> v_seqs_given then
    update wallet.house_shard h set balance = v_shard_balances[n], seq = v_shard_seqs[n]
    from generate_series(1, cardinality(p_shards)) n
    where h.bucket = wallet.bucket_of(p_shards[n]) and h.id = p_shards[n];
  end if;

  -- Commands come in the order of their buckets.
  if p_buckets[1] = p_buckets[v_count] then
    insert into wallet.new_posting (bucket, block) values (p_buckets[1], first_id / 256);
  else
    insert into wallet.new_posting (bucket, block)
    select distinct p_buckets[n], first_id / 256 from unnest(applied) n;
  end if;
end $$;
