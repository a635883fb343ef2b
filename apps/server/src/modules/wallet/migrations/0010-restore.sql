-- Empty tables beside the ledger, for the rows of a dropped month. What an earlier try left is
-- thrown away.
create function wallet.prepare_restore(p_month date) returns void
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

create function wallet.attach_month(p_month date, p_at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_suffix text := to_char(p_month, 'YYYYMM');
  v_from timestamptz := p_month::timestamp at time zone 'UTC';
  v_to timestamptz := (p_month + interval '1 month') at time zone 'UTC';
  v_table text;
begin
  lock table only wallet.transfer, only wallet.entry in access exclusive mode;
  update wallet.archived_month m set state = 'restored', restored_at = p_at
  where m.month = p_month and m.state = 'dropped';
  if not found then
    raise exception 'wallet: the month % is not dropped', p_month;
  end if;
  foreach v_table in array array['transfer', 'entry'] loop
    execute format(
      'revoke insert on wallet.%s_%s from trevo_archive', v_table, v_suffix);
    -- Its check tells the database that it need not read the rows.
    execute format('alter table wallet.%s attach partition wallet.%s_%s for values from (%L) to (%L)',
      v_table, v_table, v_suffix, v_from, v_to);
    execute format('alter table wallet.%s_%s drop constraint span', v_table, v_suffix);
  end loop;
  perform wallet.seal_month(p_month);
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
