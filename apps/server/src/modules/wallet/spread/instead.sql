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

-- One transfer whose members are all in one bucket, or in buckets that stand together.
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

-- A transfer between members of several groups becomes one in each bucket, all with the same source and
-- id and in one commit; in each the house `between_buckets` takes the other side.
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
begin
  if not exists (
    select from unnest(p_accounts) account
    where account >= 0 and wallet.group_of(wallet.bucket_of(account)) <> wallet.group_of(v_home))
  then
    select * into outcome, transfer_id, balance_after, seq
    from wallet.post_in_group(v_home, p_source, p_txn_id, p_kind, p_at, p_fingerprint, p_reference,
      p_accounts, p_amounts, p_guard, p_hold, p_reverses);
    return;
  end if;
  if p_reverses is not null then
    raise exception 'wallet: a transfer between groups of buckets is undone by one the other way';
  end if;
  select h.id into v_between from wallet.house h where h.name = 'between_buckets';
  -- In the order of buckets, as everybody locks. Whatever is refused takes back what came before it.
  begin
    for r in
      select u.bucket, array_agg(u.account order by u.ord) as accounts,
        array_agg(u.amount order by u.ord) as amounts, sum(u.amount)::bigint as total
      from (
        select case when account >= 0 then wallet.bucket_of(account) else v_home end as bucket,
          account, amount, ord
        from unnest(p_accounts, p_amounts) with ordinality x (account, amount, ord)
      ) u
      group by u.bucket order by u.bucket
    loop
      if r.total <> 0 then
        r.accounts := r.accounts || -v_between;
        r.amounts := r.amounts || -r.total;
      end if;
      select * into v_part
      from wallet.post_in_group(r.bucket, p_source, p_txn_id, p_kind, p_at, p_fingerprint, p_reference,
        r.accounts, r.amounts, p_guard, p_hold, null);
      if r.bucket = v_home or v_part.outcome <> 0 then
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
begin
  perform wallet.mark_changed(v_bucket);
  execute format('select f.outcome, f.transfer_id, f.balance_after, f.seq
    from wallet.bucket b cross join lateral wallet.reverse_transfer_%s($1, $2, $3, $4, $5, $6, $7, $8) f
    where b.bucket = %s', wallet.group_of(v_bucket), v_bucket)
  into outcome, transfer_id, balance_after, seq
  using p_source, p_txn_id, p_kind, p_at, p_fingerprint, p_reference, p_original, p_member;
end $$;
comment on function wallet.reverse_transfer is 'asks the groups';

create or replace function wallet.read_hours(p_accounts bigint[]) returns bigint
language plpgsql security invoker set search_path = pg_catalog, pg_temp as $$
declare
  r record;
  v_read bigint;
  v_all bigint := 0;
begin
  for r in
    select min(wallet.bucket_of(account)) as bucket, wallet.group_of(wallet.bucket_of(account)) as id,
      array_agg(account) as accounts
    from unnest(p_accounts) account group by 2 order by 1
  loop
    perform wallet.mark_changed(r.bucket);
    execute format('select f.n from wallet.bucket b cross join lateral wallet.read_hours_%s($1) f (n)
      where b.bucket = %s', r.id, r.bucket) into v_read using r.accounts;
    v_all := v_all + v_read;
  end loop;
  return v_all;
end $$;
comment on function wallet.read_hours is 'asks the groups';

create or replace function wallet.open_accounts(p_member bigint, p_currency text, p_at timestamptz)
returns void
language plpgsql security invoker set search_path = pg_catalog, pg_temp as $$
declare
  v_bucket smallint := wallet.bucket_of(p_member * 4);
begin
  perform wallet.mark_changed(v_bucket);
  execute format('select f.* from wallet.bucket b cross join lateral wallet.open_accounts_%s($1, $2, $3) f
    where b.bucket = %s', wallet.group_of(v_bucket), v_bucket) using p_member, p_currency, p_at;
end $$;
comment on function wallet.open_accounts is 'asks the groups';

create or replace function wallet.set_state(p_member bigint, p_bit smallint, p_on boolean)
returns boolean
language plpgsql security invoker set search_path = pg_catalog, pg_temp as $$
declare
  v_bucket smallint := wallet.bucket_of(p_member * 4);
  v_found boolean;
begin
  perform wallet.mark_changed(v_bucket);
  execute format('select f.found from wallet.bucket b cross join lateral wallet.set_state_%s($1, $2, $3) f (found)
    where b.bucket = %s', wallet.group_of(v_bucket), v_bucket) into v_found using p_member, p_bit, p_on;
  return v_found;
end $$;
comment on function wallet.set_state is 'asks the groups';

create or replace function wallet.lock_balance(
  p_member bigint,
  out available bigint,
  out held bigint,
  out seq bigint
)
language plpgsql security invoker set search_path = pg_catalog, pg_temp as $$
declare
  v_bucket smallint := wallet.bucket_of(p_member * 4);
begin
  perform wallet.mark_changed(v_bucket);
  execute format('select f.* from wallet.bucket b cross join lateral wallet.lock_balance_%s($1) f
    where b.bucket = %s', wallet.group_of(v_bucket), v_bucket) into available, held, seq using p_member;
end $$;
comment on function wallet.lock_balance is 'asks the groups';

create or replace function wallet.number_postings(p_limit integer) returns boolean
language plpgsql security invoker set search_path = pg_catalog, pg_temp as $$
declare
  r record;
  v_part boolean;
  v_more boolean := false;
begin
  for r in select g.* from wallet.groups_of(wallet.all_buckets()) g loop
    perform wallet.mark_changed(r.bucket);
    execute format('select f.more from wallet.bucket b
      cross join lateral wallet.number_postings_%s($1) f (more) where b.bucket = %s', r.id, r.bucket)
    into v_part using p_limit;
    v_more := v_more or v_part;
  end loop;
  return v_more;
end $$;
comment on function wallet.number_postings is 'asks the groups';

create or replace function wallet.lock_positions(p_consumer text) returns void
language plpgsql security invoker set search_path = pg_catalog, pg_temp as $$
declare
  r record;
begin
  for r in select g.* from wallet.groups_of(wallet.all_buckets()) g loop
    perform wallet.mark_changed(r.bucket);
    execute format('select f.* from wallet.bucket b cross join lateral wallet.lock_positions_%s($1) f
      where b.bucket = %s', r.id, r.bucket) using p_consumer;
  end loop;
end $$;
comment on function wallet.lock_positions is 'asks the groups';

create or replace function wallet.unread_postings(p_consumer text, p_limit integer)
returns table (bucket smallint, number bigint, block bigint)
language plpgsql security invoker set search_path = pg_catalog, pg_temp as $$
declare
  r record;
  v_found bigint;
  v_left integer := p_limit;
begin
  for r in select g.* from wallet.groups_of(wallet.all_buckets()) g loop
    exit when v_left = 0;
    return query execute format('select f.bucket, f.number, f.block
      from wallet.bucket b cross join lateral wallet.unread_postings_%s($1, $2) f
      where b.bucket = %s', r.id, r.bucket) using p_consumer, v_left;
    get diagnostics v_found = row_count;
    v_left := v_left - v_found;
  end loop;
end $$;
comment on function wallet.unread_postings is 'asks the groups';

create or replace function wallet.transfers_of(p_buckets smallint[], p_blocks bigint[])
returns table (id bigint, kind smallint, source text, txn_id text, account_id bigint, amount bigint,
  balance_after bigint, created_at timestamptz, reverses bigint, reference jsonb)
language plpgsql security invoker set search_path = pg_catalog, pg_temp as $$
declare
  r record;
begin
  for r in
    select wallet.group_of(u.bucket) as id, min(u.bucket) as bucket,
      array_agg(u.bucket order by u.ord) as buckets, array_agg(u.block order by u.ord) as blocks
    from unnest(p_buckets, p_blocks) with ordinality u (bucket, block, ord)
    group by 1 order by min(u.ord)
  loop
    return query execute format('select f.* from wallet.bucket b
      cross join lateral wallet.transfers_of_%s($1, $2) f where b.bucket = %s', r.id, r.bucket)
    using r.buckets, r.blocks;
  end loop;
end $$;
comment on function wallet.transfers_of is 'asks the groups';

create or replace function wallet.set_positions(p_consumer text, p_buckets smallint[], p_numbers bigint[])
returns void
language plpgsql security invoker set search_path = pg_catalog, pg_temp as $$
declare
  r record;
begin
  for r in
    select wallet.group_of(u.bucket) as id, min(u.bucket) as bucket, array_agg(u.bucket) as buckets,
      array_agg(u.number) as numbers
    from unnest(p_buckets, p_numbers) u (bucket, number) group by 1 order by 2
  loop
    execute format('select f.* from wallet.bucket b cross join lateral wallet.set_positions_%s($1, $2, $3) f
      where b.bucket = %s', r.id, r.bucket) using p_consumer, r.buckets, r.numbers;
  end loop;
end $$;
comment on function wallet.set_positions is 'asks the groups';

create or replace function wallet.stop_drifted(p_accounts bigint[]) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  for i in 1..cardinality(p_accounts) loop
    execute format('update wallet.account set state = state | 2 where bucket = %s and id = $1',
      wallet.bucket_of(p_accounts[i])) using p_accounts[i];
  end loop;
end $$;
comment on function wallet.stop_drifted is 'asks the groups';
