-- Hours, months and the archive by bucket.

create or replace function wallet.read_hours(p_accounts bigint[]) returns bigint
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
  v_account bigint;
  v_bucket smallint;
  v_from wallet.account_read;
  v_taken bigint;
  v_all bigint := 0;
begin
  foreach v_account in array array(select distinct a from unnest(p_accounts) a order by a) loop
    v_bucket := wallet.bucket_of(v_account);
    continue when not exists (
      select from wallet.account a
      where a.bucket = v_bucket and a.id = v_account and a.seq > coalesce((
        select r.seq from wallet.account_read r
        where r.bucket = v_bucket and r.account_id = v_account), 0));
    insert into wallet.account_read (bucket, account_id, seq, read_at)
    values (v_bucket, v_account, 0, '-infinity') on conflict do nothing;
    loop
      select * into v_from from wallet.account_read r
      where r.bucket = v_bucket and r.account_id = v_account for update;
      with fresh as materialized (
        select e.seq, e.created_at, e.kind, e.amount, e.transfer_id
        from wallet.member_entry e
        where e.bucket = v_bucket and e.account_id = v_account and e.seq > v_from.seq
          and e.created_at >= v_from.read_at - interval '1 day'
        order by e.seq limit 20000
      ), named as (
        select f.*, case when t.node ~ '^[0-9]{1,9}$' then t.node::integer else 0 end as node
        from fresh f cross join lateral (
          select coalesce(x.reference ->> 'node', (
            select o.reference ->> 'node' from wallet.known_transfer o
            where o.bucket = v_bucket and o.id = x.reverses)) as node
          from wallet.transfer x
          where x.bucket = v_bucket and x.id = f.transfer_id and x.created_at = f.created_at limit 1
        ) t
      ), added as (
        insert into wallet.account_hour as h (bucket, account_id, hour, kind, node, in_minor, out_minor,
          entries, first_seq, last_seq)
        select v_bucket, v_account, date_bin('1 hour', n.created_at, 'epoch'), n.kind, n.node,
          sum(greatest(n.amount, 0)), sum(greatest(-n.amount, 0)), count(*), min(n.seq), max(n.seq)
        from named n group by 3, 4, 5 order by 3, 4, 5
        on conflict (bucket, account_id, hour, kind, node) do update
        set in_minor = h.in_minor + excluded.in_minor, out_minor = h.out_minor + excluded.out_minor,
          entries = h.entries + excluded.entries, last_seq = excluded.last_seq
      )
      update wallet.account_read r
      set seq = f.seq, read_at = greatest(r.read_at, f.created_at)
      from (select max(seq) as seq, max(created_at) as created_at, count(*) as n from fresh) f
      where r.bucket = v_bucket and r.account_id = v_account and f.n > 0
      returning f.n into v_taken;
      v_all := v_all + coalesce(v_taken, 0);
      exit when coalesce(v_taken, 0) < 20000;
    end loop;
  end loop;
  return v_all;
end $$;

-- Accounts that would keep their owner waiting: much was posted since they were read last.
create function wallet.unread_accounts(p_entries bigint, p_limit integer) returns setof bigint
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select a.id from wallet.account a
  left join wallet.account_read r on r.bucket = a.bucket and r.account_id = a.id
  where a.part = 0 and a.seq - coalesce(r.seq, 0) > p_entries
  order by a.seq - coalesce(r.seq, 0) desc limit p_limit;
end;
revoke execute on function wallet.unread_accounts from public;
grant execute on function wallet.unread_accounts to trevo_app;

create or replace function wallet.ensure_month(p_at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_from timestamptz := date_trunc('month', p_at at time zone 'UTC') at time zone 'UTC';
  v_to timestamptz := (date_trunc('month', p_at at time zone 'UTC') + interval '1 month')
    at time zone 'UTC';
  v_month text := to_char(p_at at time zone 'UTC', 'YYYYMM');
begin
  perform pg_advisory_xact_lock(7264003);
  if to_regclass('wallet.transfer_' || v_month) is not null
    or exists (select from wallet.entry_other e where e.created_at >= v_from and e.created_at < v_to)
  then
    return;
  end if;
  execute format(
    'create table wallet.transfer_%s partition of wallet.transfer for values from (%L) to (%L)',
    v_month, v_from, v_to);
  perform wallet.index_transfers(v_month);
  execute format(
    'create table wallet.entry_%s partition of wallet.entry for values from (%L) to (%L)',
    v_month, v_from, v_to);
  perform wallet.index_entries(v_month);
end $$;

create or replace function wallet.keep_accounts(p_month date) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from wallet.archived_account a where a.month = p_month and exists (
    select from wallet.archived_month m where m.month = p_month and m.state <> 'dropped');
  execute format('insert into wallet.archived_account
      (bucket, month, account_id, amount, entries, last_seq, seq_sum)
    select bucket, $1, account_id, sum(amount), count(*), max(seq), sum(seq)
    from wallet.entry_%s group by bucket, account_id', to_char(p_month, 'YYYYMM')) using p_month;
end $$;

-- Some at a time, so that no transaction stays open for long. Answers the last id.
create or replace function wallet.keep_transfers(p_month date, p_after bigint, p_limit integer)
returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_last bigint;
begin
  execute format('with taken as materialized (
      select t.* from wallet.bucket b cross join lateral (
        select x.* from wallet.transfer_%s x
        where x.bucket = b.bucket and x.id > $2 and x.bucket = wallet.bucket_of(x.account_id)
        order by x.id limit $3
      ) t
      order by t.id limit $3
    ), kept as (
      insert into wallet.archived_transfer
        (bucket, id, created_at, account_id, amount, reverses, month, kind, legs, reference)
      select bucket, id, created_at, account_id, amount, reverses, $1, kind, legs, reference from taken
      on conflict (bucket, id) do nothing
    )
    select max(id) from taken', to_char(p_month, 'YYYYMM'))
  into v_last using p_month, p_after, p_limit;
  return v_last;
end $$;

create or replace function wallet.find_drop_problems(p_month date) returns text[]
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_month wallet.archived_month;
  v_kept record;
  v_name text;
  v_problems text[] := '{}';
begin
  select * into v_month from wallet.archived_month m where m.month = p_month;
  select count(*) as transfers, coalesce(sum(hash_record_extended(row(a.id, a.created_at, a.kind,
    k.source, k.txn_id, a.account_id, a.amount, k.balance_after, a.reverses, a.legs, a.reference), 0)), 0)
    as digest
  into v_kept
  from wallet.archived_transfer a join wallet.txn_key k on k.transfer_id = a.id
  where a.month = p_month;
  if v_kept.transfers <> v_month.transfers or v_kept.digest <> v_month.transfers_digest then
    v_problems := v_problems || 'the transfers that stay are not the transfers of the month'::text;
  end if;
  if exists (
    select from wallet.archived_account a join wallet.account m
      on m.bucket = a.bucket and m.id = a.account_id and m.part = 0
    left join wallet.account_read r on r.bucket = a.bucket and r.account_id = a.account_id
    where a.month = p_month and coalesce(r.seq, 0) < a.last_seq)
  then
    v_problems := v_problems || 'the hours of an account were not read to the month''s end'::text;
  end if;
  for v_name in execute format('select distinct p.consumer from wallet.stream_position p where exists (
      select from (
        select x.block from wallet.posting x where x.bucket = p.bucket and x.number > p.number
        union all
        select x.block from wallet.new_posting x where x.bucket = p.bucket
      ) g
      where exists (
        select from wallet.transfer_%s t
        where t.bucket = p.bucket and t.id >= g.block * 256 and t.id < g.block * 256 + 256))',
    to_char(p_month, 'YYYYMM'))
  loop
    v_problems := v_problems || format('the consumer %s has not read all of the month', v_name);
  end loop;
  return v_problems;
end $$;

-- The files of the archive name no bucket: it follows from the account.
create function wallet.place_row() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.bucket := wallet.bucket_of(new.account_id);
  return new;
end $$;

-- After the rows of the files are loaded, and before the month takes its place.
create function wallet.finish_load(p_month date) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_suffix text := to_char(p_month, 'YYYYMM');
begin
  if wallet.is_month_here(p_month) then
    raise exception 'wallet: the month % is not dropped', p_month;
  end if;
  execute format('drop trigger placed on wallet.transfer_%s', v_suffix);
  execute format('drop trigger placed on wallet.entry_%s', v_suffix);
  perform wallet.copy_transfers(v_suffix);
end $$;
revoke execute on function wallet.place_row, wallet.finish_load from public;
grant execute on function wallet.place_row, wallet.finish_load to trevo_archive;

create or replace function wallet.prepare_restore(p_month date) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_table text;
  v_suffix text := to_char(p_month, 'YYYYMM');
  v_span text := format('created_at >= %L and created_at < %L',
    p_month::timestamp at time zone 'UTC', (p_month + interval '1 month') at time zone 'UTC');
begin
  if wallet.is_month_here(p_month) or not exists (
    select from wallet.archived_month m where m.month = p_month and m.state = 'dropped')
  then
    raise exception 'wallet: the month % is not dropped', p_month;
  end if;
  execute format('drop table if exists wallet.transfer_%s, wallet.entry_%s', v_suffix, v_suffix);
  execute format(
    'create table wallet.transfer_%s (like wallet.transfer, constraint span check (%s))',
    v_suffix, v_span);
  execute format('create table wallet.entry_%s (like wallet.entry, constraint span check (%s))',
    v_suffix, v_span);
  perform wallet.index_transfers(v_suffix);
  perform wallet.index_entries(v_suffix);
  foreach v_table in array array['transfer', 'entry'] loop
    execute format('create trigger placed before insert on wallet.%s_%s
      for each row execute function wallet.place_row()', v_table, v_suffix);
  end loop;
  execute format(
    'grant insert on wallet.transfer_%s, wallet.entry_%s to trevo_archive', v_suffix, v_suffix);
end $$;

create or replace function wallet.forget_transfers(p_month date, p_after bigint, p_limit integer)
returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_last bigint;
begin
  if not exists (
    select from wallet.archived_month m where m.month = p_month and m.state = 'restored')
  then
    raise exception 'wallet: the month % is not restored', p_month;
  end if;
  delete from wallet.archived_account a where a.month = p_month;
  execute format('with taken as materialized (
      select t.bucket, t.id from wallet.bucket b cross join lateral (
        select x.bucket, x.id from wallet.transfer_%s x
        where x.bucket = b.bucket and x.id > $1 and x.bucket = wallet.bucket_of(x.account_id)
        order by x.id limit $2
      ) t
      order by t.id limit $2
    ), gone as (
      delete from wallet.archived_transfer a using taken where a.bucket = taken.bucket and a.id = taken.id
    )
    select max(id) from taken', to_char(p_month, 'YYYYMM'))
  into v_last using p_after, p_limit;
  return v_last;
end $$;
