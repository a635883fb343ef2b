-- Of a ledger that is spread: what asks for single buckets runs as a copy on the node that holds them, in
-- the caller's distributed transaction. The copies are made of the functions whose place these take.

create or replace function wallet.group_of(p_bucket bigint) returns bigint
language sql stable set search_path = pg_catalog, pg_temp
return get_shard_id_for_distribution_column('wallet.account', p_bucket::smallint);

create or replace function wallet.all_buckets() returns smallint[]
language sql stable set search_path = pg_catalog, pg_temp as $$
  select array_agg(b::smallint) from generate_series(0, wallet.bucket_count() - 1) b
$$;

-- The cluster takes a query that only reads for one that changes nothing, and would commit it in one phase
-- beside the rows of other nodes; so each call of a copy that writes comes after this.
create or replace function wallet.mark_changed(p_bucket bigint) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  execute format('delete from wallet.change_mark where bucket = %s', p_bucket);
end $$;

-- The groups of some buckets, each with the first of them.
create or replace function wallet.groups_of(p_buckets smallint[])
returns table (id bigint, bucket smallint)
language sql stable set search_path = pg_catalog, pg_temp as $$
  select wallet.group_of(b), min(b)::smallint from unnest(p_buckets) b group by 1 order by 2
$$;

-- One transfer, or one part of a transfer, whose members are all in buckets of one group.
create or replace function wallet.post_in_group(
  p_bucket bigint,
  p_parts smallint[],
  p_source text,
  p_txn_id text,
  p_kind smallint,
  p_at timestamptz,
  p_fingerprint bigint,
  p_reference text,
  p_accounts bigint[],
  p_amounts bigint[],
  p_guard boolean,
  p_hold bigint,
  p_reverses bigint,
  out outcome smallint,
  out transfer_id bigint,
  out balance_after bigint,
  out seq bigint
)
language plpgsql security invoker set search_path = pg_catalog, pg_temp as $$
declare
  v_group bigint := wallet.group_of(p_bucket);
begin
  perform wallet.mark_changed(p_bucket);
  execute format('select f.outcome, f.transfer_id, f.balance_after, f.seq
    from wallet.bucket b cross join lateral wallet.post_transfer_%s(
      $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) f
    cross join lateral wallet.name_parts_%s($1, $2, case f.outcome when 0 then $12 end) n
    where b.bucket = %s', v_group, v_group, p_bucket)
  into outcome, transfer_id, balance_after, seq
  using p_source, p_txn_id, p_kind, p_at, p_fingerprint, p_reference, p_accounts, p_amounts,
    p_guard, p_hold, p_reverses, p_parts;
end $$;

-- The legs of a transfer by groups of buckets, in the order in which everybody locks them; the bucket is
-- that of the part's key. What a part does not pay itself, the house `between_groups` does.
create or replace function wallet.parts_of(p_accounts bigint[], p_amounts bigint[], p_home smallint)
returns table (bucket smallint, accounts bigint[], amounts bigint[])
language sql stable set search_path = pg_catalog, pg_temp as $$
  select p.bucket,
    case p.total when 0 then p.accounts else p.accounts || (
      select -h.id::bigint from wallet.house h where h.name = 'between_groups') end,
    case p.total when 0 then p.amounts else p.amounts || -p.total end
  from (
    select wallet.group_of(u.bucket) as id, (array_agg(u.bucket order by u.account < 0, u.ord))[1] as bucket,
      array_agg(u.account order by u.ord) as accounts, array_agg(u.amount order by u.ord) as amounts,
      sum(u.amount)::bigint as total
    from (
      select case when account >= 0 then wallet.bucket_of(account) else p_home end as bucket,
        account, amount, ord
      from unnest(p_accounts, p_amounts) with ordinality x (account, amount, ord)
    ) u
    group by 1
  ) p order by p.id
$$;

-- A transfer between members of several groups becomes one in each group, all with the same source and
-- id and in one commit. Each names the groups of the others.
create or replace function wallet.post_transfer(
  p_source text,
  p_txn_id text,
  p_kind smallint,
  p_at timestamptz,
  p_fingerprint bigint,
  p_reference text,
  p_accounts bigint[],
  p_amounts bigint[],
  p_guard boolean,
  p_hold bigint,
  p_reverses bigint,
  out outcome smallint,
  out transfer_id bigint,
  out balance_after bigint,
  out seq bigint
)
language plpgsql security invoker set search_path = pg_catalog, pg_temp as $$
declare
  r record;
  v_part record;
  v_parts smallint[];
  v_main integer := coalesce(
    (select min(i) from generate_subscripts(p_accounts, 1) i where p_accounts[i] >= 0), 1);
  v_home smallint := case when p_accounts[v_main] >= 0 then wallet.bucket_of(p_accounts[v_main])
    else (hashtextextended(p_txn_id, 0) & 2147483647) % wallet.bucket_count() end;
  v_home_group bigint := wallet.group_of(v_home);
begin
  if not exists (
    select from unnest(p_accounts) account
    where account >= 0 and wallet.group_of(wallet.bucket_of(account)) <> v_home_group)
  then
    select * into outcome, transfer_id, balance_after, seq
    from wallet.post_in_group(v_home, null, p_source, p_txn_id, p_kind, p_at, p_fingerprint, p_reference,
      p_accounts, p_amounts, p_guard, p_hold, p_reverses);
    return;
  end if;
  select array_agg(p.bucket order by p.bucket <> v_home, p.bucket) into v_parts
  from wallet.parts_of(p_accounts, p_amounts, v_home) p;
  -- A refusal undoes everything before it.
  begin
    for r in select p.* from wallet.parts_of(p_accounts, p_amounts, v_home) p loop
      select * into v_part
      from wallet.post_in_group(r.bucket, v_parts, p_source, p_txn_id, p_kind, p_at, p_fingerprint,
        p_reference, r.accounts, r.amounts, p_guard, p_hold, p_reverses);
      if r.bucket = v_home or v_part.outcome > 1 then
        outcome := v_part.outcome;
        transfer_id := v_part.transfer_id;
        balance_after := v_part.balance_after;
        seq := v_part.seq;
      end if;
      if v_part.outcome > 1 then
        raise exception using errcode = 'TR003';
      end if;
    end loop;
  exception when sqlstate 'TR003' then
    null;
  end;
end $$;
comment on function wallet.post_transfer is 'asks the groups';

-- Inside a transaction, where a set of commands has members of several groups. Lanes call the copies.
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
language plpgsql security invoker set search_path = pg_catalog, pg_temp as $$
declare
  r record;
  v_one record;
begin
  -- The groups in the order in which everybody locks them.
  for r in
    select u.* from unnest(p_sources, p_txn_ids, p_kinds, p_houses, p_accounts, p_amounts, p_fingerprints,
        p_references, p_guards, p_buckets)
      with ordinality u (source, txn_id, kind, house, account, amount, fingerprint, reference, guard, bucket,
        ord)
    order by wallet.group_of(u.bucket), u.ord
  loop
    select * into v_one
    from wallet.post_transfer(r.source, r.txn_id, r.kind, p_at, r.fingerprint, r.reference,
      array[r.account, -r.house::bigint], array[r.amount, -r.amount], r.guard, null, null);
    outcomes[r.ord] := v_one.outcome;
    transfer_ids[r.ord] := v_one.transfer_id;
    balances[r.ord] := v_one.balance_after;
    seqs[r.ord] := v_one.seq;
  end loop;
end $$;
comment on function wallet.post_batch is 'asks the groups';

create or replace function wallet.reverse_transfer(
  p_source text,
  p_txn_id text,
  p_kind smallint,
  p_at timestamptz,
  p_fingerprint bigint,
  p_reference text,
  p_original text,
  p_member bigint,
  out outcome smallint,
  out transfer_id bigint,
  out balance_after bigint,
  out seq bigint
)
language plpgsql security invoker set search_path = pg_catalog, pg_temp as $$
declare
  v_bucket smallint := wallet.bucket_of(p_member * 4);
begin
  -- Where the original has parts, the locks that were taken to find that out go again with it: parts are
  -- locked in the order of their groups.
  begin
    perform wallet.mark_changed(v_bucket);
    execute format('select f.outcome, f.transfer_id, f.balance_after, f.seq
      from wallet.bucket b cross join lateral wallet.reverse_transfer_%s($1, $2, $3, $4, $5, $6, $7, $8) f
      where b.bucket = %s', wallet.group_of(v_bucket), v_bucket)
    into outcome, transfer_id, balance_after, seq
    using p_source, p_txn_id, p_kind, p_at, p_fingerprint, p_reference, p_original, p_member;
    if outcome = 9 then
      raise exception using errcode = 'TR004';
    end if;
    return;
  exception when sqlstate 'TR004' then
    null;
  end;
  select * into outcome, transfer_id, balance_after, seq
  from wallet.reverse_parts(p_source, p_txn_id, p_kind, p_at, p_fingerprint, p_reference, p_original,
    v_bucket);
end $$;
comment on function wallet.reverse_transfer is 'asks the groups';

-- Takes every part of a transfer back, or none; its own part answers for the member's bucket.
create or replace function wallet.reverse_parts(
  p_source text,
  p_txn_id text,
  p_kind smallint,
  p_at timestamptz,
  p_fingerprint bigint,
  p_reference text,
  p_original text,
  p_home smallint,
  out outcome smallint,
  out transfer_id bigint,
  out balance_after bigint,
  out seq bigint
)
language plpgsql security invoker set search_path = pg_catalog, pg_temp as $$
declare
  r record;
  v_part record;
  v_parts smallint[];
begin
  execute format('select x.parts from wallet.txn_key x
    where x.bucket = %s and x.source = $1 and x.txn_id = $2', p_home)
  into v_parts using p_source, p_original;
  begin
    for r in
      select wallet.group_of(bucket) as id, bucket from unnest(v_parts) bucket order by 1
    loop
      perform wallet.mark_changed(r.bucket);
      execute format('select f.outcome, f.transfer_id, f.balance_after, f.seq
        from wallet.bucket b cross join lateral wallet.reverse_part_%s($1, $2, $3, $4, $5, $6, $7, $8) f
        where b.bucket = %s', r.id, r.bucket)
      into v_part
      using p_source, p_txn_id, p_kind, p_at, p_fingerprint, p_reference, p_original, r.bucket;
      if r.bucket = p_home or v_part.outcome > 1 then
        outcome := v_part.outcome;
        transfer_id := v_part.transfer_id;
        balance_after := v_part.balance_after;
        seq := v_part.seq;
      end if;
      if v_part.outcome > 1 then
        raise exception using errcode = 'TR003';
      end if;
    end loop;
  exception when sqlstate 'TR003' then
    null;
  end;
end $$;
