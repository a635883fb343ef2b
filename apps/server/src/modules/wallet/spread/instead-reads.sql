-- Of a ledger that is spread: what reads and marks postings in several groups of buckets; see
-- instead-transfers.sql.

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
