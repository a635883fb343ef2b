-- A month that is old leaves the database for files (docs/adr/0009). What must be known of it for
-- ever stays: what each account took in and gave out, so that balances can still be added up, and
-- each transfer without its entries, so that it can be found by its id and reversed. The ids
-- themselves never leave txn_key.
create table wallet.archived_month (
  -- The month's first day; months are cut in UTC.
  month date primary key,
  -- exported: in files, and here too. dropped: in files alone. restored: here again, from files.
  state text not null check (state in ('exported', 'dropped', 'restored')),
  transfers bigint not null,
  entries bigint not null,
  accounts bigint not null,
  -- SHA-256 of the rows as COPY writes them, in the order of their keys.
  transfers_sha256 text not null,
  entries_sha256 text not null,
  accounts_sha256 text not null,
  -- Sum of the hashes of the transfers. PostgreSQL keeps these hashes over its versions, because
  -- tables partitioned by them have to survive an upgrade.
  transfers_digest numeric not null,
  exported_at timestamptz not null,
  dropped_at timestamptz,
  restored_at timestamptz
);

create table wallet.archived_account (
  month date not null,
  account_id bigint not null,
  amount bigint not null,
  entries bigint not null,
  last_seq bigint not null,
  seq_sum numeric not null,
  bucket smallint not null,
  primary key (bucket, month, account_id)
);

-- The rest of a transfer stands in txn_key: source, txn_id, balance_after.
create table wallet.archived_transfer (
  id bigint not null,
  created_at timestamptz not null,
  account_id bigint not null,
  amount bigint not null,
  reverses bigint,
  month date not null,
  kind smallint not null,
  legs bigint[],
  reference jsonb,
  bucket smallint not null,
  primary key (bucket, id)
);

-- Every transfer that was ever posted, wherever its entries are, once.
create view wallet.known_transfer as
  select t.bucket, t.id, t.created_at, t.kind, t.account_id, t.amount, t.reverses, t.legs, t.reference
  from wallet.transfer t
  where t.legs is null or t.bucket = wallet.bucket_of(t.account_id)
  union all
  select a.bucket, a.id, a.created_at, a.kind, a.account_id, a.amount, a.reverses, a.legs, a.reference
  from wallet.archived_transfer a join wallet.archived_month m on m.month = a.month
  where m.state = 'dropped';

-- A month that is in files changes no more: an instant of it is refused, and its poster must look at
-- its clock.
create function wallet.refuse_sealed() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'wallet: % is sealed, for its month is in the archive', tg_table_name;
end $$;

create function wallet.is_month_here(p_month date) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select exists (
    select from pg_inherits i
    where i.inhparent = 'wallet.entry'::regclass
      and i.inhrelid = to_regclass('wallet.entry_' || to_char(p_month, 'YYYYMM')));
end;

-- What archives a month bucket by bucket: a ledger that is spread makes these functions anew for each group
-- of buckets. On one server there is one group.

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

-- Waits for whoever is still writing into the month, and hinders no reader.
create function wallet.seal_month(p_month date) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_part text;
begin
  if not wallet.is_month_here(p_month) then
    raise exception 'wallet: there is no month %', p_month;
  end if;
  foreach v_part in array array['transfer', 'entry'] loop
    v_part := format('wallet.%s_%s', v_part, to_char(p_month, 'YYYYMM'));
    continue when exists (
      select from pg_trigger t where t.tgrelid = v_part::regclass and t.tgname = 'sealed');
    execute format('create trigger sealed before insert or update or delete on %s
      for each row execute function wallet.refuse_sealed()', v_part);
    execute format('create trigger sealed_whole before truncate on %s
      for each statement execute function wallet.refuse_sealed()', v_part);
  end loop;
end $$;

create function wallet.record_export(
  p_month date, p_transfers bigint, p_entries bigint, p_accounts bigint, p_transfers_sha256 text,
  p_entries_sha256 text, p_accounts_sha256 text, p_transfers_digest numeric, p_at timestamptz)
returns void
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  insert into wallet.archived_month (month, state, transfers, entries, accounts, transfers_sha256,
    entries_sha256, accounts_sha256, transfers_digest, exported_at)
  values (p_month, 'exported', p_transfers, p_entries, p_accounts, p_transfers_sha256,
    p_entries_sha256, p_accounts_sha256, p_transfers_digest, p_at);
end;

create function wallet.keep_accounts(p_month date) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from wallet.archived_account a where a.month = p_month and exists (
    select from wallet.archived_month m where m.month = p_month and m.state <> 'dropped');
  execute format('insert into wallet.archived_account
      (bucket, month, account_id, amount, entries, last_seq, seq_sum)
    select bucket, $1, account_id, sum(amount), count(*), max(seq), sum(seq)
    from wallet.entry_%s group by bucket, account_id', to_char(p_month, 'YYYYMM')) using p_month;
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

-- What keeps a month from being dropped. An id is looked up in its bucket, and the cluster's planner is asked
-- for a column.
create function wallet.find_drop_problems(p_month date) returns text[]
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

-- The locks first: a reader then sees either the entries or the totals that stand for them. All of
-- it is done in milliseconds; the caller sets how long it may wait for the locks.
create function wallet.drop_month(p_month date, p_at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_suffix text := to_char(p_month, 'YYYYMM');
begin
  lock table only wallet.transfer, only wallet.entry in access exclusive mode;
  update wallet.archived_month m set state = 'dropped', dropped_at = p_at
  where m.month = p_month and m.state in ('exported', 'restored');
  if not found then
    raise exception 'wallet: the month % is not exported', p_month;
  end if;
  execute format('alter table wallet.transfer detach partition wallet.transfer_%s', v_suffix);
  execute format('alter table wallet.entry detach partition wallet.entry_%s', v_suffix);
  execute format('drop table wallet.transfer_%s, wallet.entry_%s', v_suffix, v_suffix);
end $$;
