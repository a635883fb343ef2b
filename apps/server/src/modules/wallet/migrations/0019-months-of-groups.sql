-- What archives a month bucket by bucket: a ledger that is spread makes these functions anew for each group
-- of buckets. On one server they do what those of 0016 did.

-- The partition of a month, also of a group's own table.
create function wallet.month_of(p_table regclass, p_month date) returns regclass
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_partition regclass;
begin
  select i.inhrelid::regclass into v_partition
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = p_table
    and c.relname ~ format('^(transfer|entry)_%s(_[0-9]+)?$', to_char(p_month, 'YYYYMM'));
  if not found then
    raise exception 'wallet: % has no month %', p_table, p_month;
  end if;
  return v_partition;
end $$;

-- Bucket for bucket, some at a time, so that no transaction stays open for long. Answers the last id; ids of
-- different buckets say nothing of each other.
create function wallet.keep_transfers_of(p_bucket smallint, p_month date, p_after bigint, p_limit integer)
returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_last bigint;
begin
  execute format('with taken as materialized (
      select x.* from %s x
      where x.bucket = $1 and x.id > $3 and x.bucket = wallet.bucket_of(x.account_id)
      order by x.id limit $4
    ), kept as (
      insert into wallet.archived_transfer
        (bucket, id, created_at, account_id, amount, reverses, month, kind, legs, reference)
      select bucket, id, created_at, account_id, amount, reverses, $2, kind, legs, reference from taken
      on conflict (bucket, id) do nothing
    )
    select max(id) from taken', wallet.month_of('wallet.transfer', p_month))
  into v_last using p_bucket, p_month, p_after, p_limit;
  return v_last;
end $$;

create function wallet.forget_transfers_of(p_bucket smallint, p_month date, p_after bigint, p_limit integer)
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
  delete from wallet.archived_account a where a.bucket = p_bucket and a.month = p_month;
  execute format('with taken as materialized (
      select x.bucket, x.id from %s x
      where x.bucket = $1 and x.id > $2 and x.bucket = wallet.bucket_of(x.account_id)
      order by x.id limit $3
    ), gone as (
      delete from wallet.archived_transfer a using taken where a.bucket = taken.bucket and a.id = taken.id
    )
    select max(id) from taken', wallet.month_of('wallet.transfer', p_month))
  into v_last using p_bucket, p_after, p_limit;
  return v_last;
end $$;

-- Consumers of the stream that have not read all of a month.
create function wallet.late_consumers(p_month date) returns setof text
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query execute format('select distinct p.consumer from wallet.stream_position p where exists (
      select from (
        select x.block from wallet.posting x where x.bucket = p.bucket and x.number > p.number
        union all
        select x.block from wallet.new_posting x where x.bucket = p.bucket
      ) g
      where exists (
        select from %s t
        where t.bucket = p.bucket and t.id >= g.block * 256 and t.id < g.block * 256 + 256))',
    wallet.month_of('wallet.transfer', p_month));
end $$;

-- As in 0016, but an id is looked up in its bucket, and the cluster's planner is asked for a column.
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
  from wallet.archived_transfer a join wallet.txn_key k on k.bucket = a.bucket and k.transfer_id = a.id
  where a.month = p_month;
  if v_kept.transfers <> v_month.transfers or v_kept.digest <> v_month.transfers_digest then
    v_problems := v_problems || 'the transfers that stay are not the transfers of the month'::text;
  end if;
  perform a.account_id from wallet.archived_account a
  join wallet.account m on m.bucket = a.bucket and m.id = a.account_id and m.part = 0
  left join wallet.account_read r on r.bucket = a.bucket and r.account_id = a.account_id
  where a.month = p_month and coalesce(r.seq, 0) < a.last_seq limit 1;
  if found then
    v_problems := v_problems || 'the hours of an account were not read to the month''s end'::text;
  end if;
  for v_name in select n from wallet.late_consumers(p_month) n order by n loop
    v_problems := v_problems || format('the consumer %s has not read all of the month', v_name);
  end loop;
  return v_problems;
end $$;

-- As in 0017, but asks for a column: the cluster's planner cannot run a question without one by itself.
create or replace function wallet.ensure_month(p_at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_from timestamptz := date_trunc('month', p_at at time zone 'UTC') at time zone 'UTC';
  v_to timestamptz := (date_trunc('month', p_at at time zone 'UTC') + interval '1 month')
    at time zone 'UTC';
  v_month text := to_char(p_at at time zone 'UTC', 'YYYYMM');
begin
  perform pg_advisory_xact_lock(7264003);
  if to_regclass('wallet.transfer_' || v_month) is not null then
    return;
  end if;
  perform e.bucket from wallet.entry_other e where e.created_at >= v_from and e.created_at < v_to limit 1;
  if found then
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

revoke execute on function wallet.month_of, wallet.keep_transfers_of, wallet.forget_transfers_of,
  wallet.late_consumers from public;
grant execute on function wallet.keep_transfers_of, wallet.forget_transfers_of, wallet.late_consumers
  to trevo_archive;
