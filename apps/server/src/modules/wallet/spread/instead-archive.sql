-- Of a ledger that is spread: what archives a month bucket by bucket, and brings one back.

grant select, delete on wallet.change_mark to trevo_archive;

create or replace function wallet.keep_transfers_of(p_bucket smallint, p_month date, p_after bigint, p_limit integer)
returns bigint
language plpgsql security invoker set search_path = pg_catalog, pg_temp as $$
declare
  v_last bigint;
begin
  perform wallet.mark_changed(p_bucket);
  execute format('select f.last from wallet.bucket b
    cross join lateral wallet.keep_transfers_of_%s($1, $2, $3, $4) f (last) where b.bucket = %s',
    wallet.group_of(p_bucket), p_bucket)
  into v_last using p_bucket, p_month, p_after, p_limit;
  return v_last;
end $$;

create or replace function wallet.forget_transfers_of(p_bucket smallint, p_month date, p_after bigint, p_limit integer)
returns bigint
language plpgsql security invoker set search_path = pg_catalog, pg_temp as $$
declare
  v_last bigint;
begin
  perform wallet.mark_changed(p_bucket);
  execute format('select f.last from wallet.bucket b
    cross join lateral wallet.forget_transfers_of_%s($1, $2, $3, $4) f (last) where b.bucket = %s',
    wallet.group_of(p_bucket), p_bucket)
  into v_last using p_bucket, p_month, p_after, p_limit;
  return v_last;
end $$;

create or replace function wallet.late_consumers(p_month date) returns setof text
language plpgsql stable security invoker set search_path = pg_catalog, pg_temp as $$
declare
  r record;
begin
  for r in select g.* from wallet.groups_of(wallet.all_buckets()) g loop
    return query execute format('select f.consumer from wallet.bucket b
      cross join lateral wallet.late_consumers_%s($1) f (consumer) where b.bucket = %s', r.id, r.bucket)
    using p_month;
  end loop;
end $$;

-- The rows of the files are loaded into tables that exist beside the ledger's already.
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
  foreach v_table in array array['transfer', 'entry'] loop
    execute format('drop table if exists wallet.%s_%s', v_table, v_suffix);
    execute format('create table wallet.%1$s_%2$s (like wallet.%1$s, constraint span check (%3$s))',
      v_table, v_suffix, v_span);
    perform create_distributed_table(format('wallet.%s_%s', v_table, v_suffix), 'bucket',
      colocate_with => 'wallet.account');
    execute format('grant insert on wallet.%s_%s to trevo_archive', v_table, v_suffix);
  end loop;
  perform wallet.index_transfers(v_suffix);
  perform wallet.index_entries(v_suffix);
end $$;

create or replace function wallet.finish_load(p_month date) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if wallet.is_month_here(p_month) then
    raise exception 'wallet: the month % is not dropped', p_month;
  end if;
  perform wallet.copy_transfers(to_char(p_month, 'YYYYMM'));
end $$;
