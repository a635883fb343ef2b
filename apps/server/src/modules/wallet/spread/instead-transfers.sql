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

-- One transfer whose members are all in buckets of one group.
create or replace function wallet.post_in_group(
  p_bucket bigint,
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
begin
  perform wallet.mark_changed(p_bucket);
  execute format('select f.outcome, f.transfer_id, f.balance_after, f.seq
    from wallet.bucket b cross join lateral wallet.post_transfer_%s(
      $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) f
    where b.bucket = %s', wallet.group_of(p_bucket), p_bucket)
  into outcome, transfer_id, balance_after, seq
  using p_source, p_txn_id, p_kind, p_at, p_fingerprint, p_reference, p_accounts, p_amounts,
    p_guard, p_hold, p_reverses;
end $$;

-- A transfer between members of several groups becomes one in each group, all with the same source and
-- id and in one commit; in each the house `between_groups` takes the other side.
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
  v_between bigint;
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
    from wallet.post_in_group(v_home, p_source, p_txn_id, p_kind, p_at, p_fingerprint, p_reference,
      p_accounts, p_amounts, p_guard, p_hold, p_reverses);
    return;
  end if;
  if p_reverses is not null then
    raise exception 'wallet: a transfer between groups of buckets is undone by one the other way';
  end if;
  select h.id into v_between from wallet.house h where h.name = 'between_groups';
  -- In the order of groups, as everybody locks. Whatever is refused undoes what came before it.
  begin
    for r in
      select wallet.group_of(u.bucket) as id, min(u.bucket) as bucket,
        array_agg(u.account order by u.ord) as accounts,
        array_agg(u.amount order by u.ord) as amounts, sum(u.amount)::bigint as total
      from (
        select case when account >= 0 then wallet.bucket_of(account) else v_home end as bucket,
          account, amount, ord
        from unnest(p_accounts, p_amounts) with ordinality x (account, amount, ord)
      ) u
      group by 1 order by 1
    loop
      -- Without the house's leg nothing in this part would tell that there are others.
      if r.total = 0 then
        raise exception 'wallet: legs that sum to zero within a group of buckets are a transfer of their own';
      end if;
      select * into v_part
      from wallet.post_in_group(r.bucket, p_source, p_txn_id, p_kind, p_at, p_fingerprint, p_reference,
        r.accounts || -v_between, r.amounts || -r.total, p_guard, p_hold, null);
      if r.id = v_home_group or v_part.outcome <> 0 then
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
  v_is_part boolean;
begin
  perform wallet.mark_changed(v_bucket);
  execute format('select f.outcome, f.transfer_id, f.balance_after, f.seq
    from wallet.bucket b cross join lateral wallet.reverse_transfer_%s($1, $2, $3, $4, $5, $6, $7, $8) f
    where b.bucket = %s', wallet.group_of(v_bucket), v_bucket)
  into outcome, transfer_id, balance_after, seq
  using p_source, p_txn_id, p_kind, p_at, p_fingerprint, p_reference, p_original, p_member;
  -- The original's parts in other groups carry the same id, but nothing names those groups.
  execute format('select exists (
      select from wallet.transfer t, generate_series(1, cardinality(t.legs), 2) i
      where t.bucket = %s and t.id = $1 and t.legs[i] = $2)', v_bucket)
  into v_is_part
  using transfer_id, (select -h.id::bigint from wallet.house h where h.name = 'between_groups');
  if v_is_part then
    raise exception 'wallet: % moved money between groups of buckets; undo it by a transfer the other way',
      p_original using errcode = 'TR004';
  end if;
end $$;
comment on function wallet.reverse_transfer is 'asks the groups';
