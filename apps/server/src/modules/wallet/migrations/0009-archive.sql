-- A month that is old leaves the database for files (docs/adr/0009). What must be known of it for
-- ever stays: what each account took in and gave out, so that balances can still be added up, and
-- each transfer without its entries, so that it can be found by its id and reversed. The ids
-- themselves never left txn_key.
do $$ begin
  if not exists (select from pg_roles where rolname = 'trevo_archive') then
    create role trevo_archive nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;

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
  primary key (month, account_id)
);

-- The rest of a transfer stands in txn_key: source, txn_id, balance_after.
create table wallet.archived_transfer (
  id bigint primary key,
  created_at timestamptz not null,
  account_id bigint not null,
  amount bigint not null,
  reverses bigint,
  month date not null,
  kind smallint not null,
  legs bigint[],
  reference jsonb
);

-- Every transfer that was ever posted, wherever its entries are.
create view wallet.known_transfer as
  select t.id, t.created_at, t.kind, t.account_id, t.amount, t.reverses, t.legs, t.reference
  from wallet.transfer t
  union all
  select a.id, a.created_at, a.kind, a.account_id, a.amount, a.reverses, a.legs, a.reference
  from wallet.archived_transfer a join wallet.archived_month m on m.month = a.month
  where m.state = 'dropped';

alter table wallet.conservation_proof
  add column archived_entries bigint not null default 0,
  add column archived_months integer not null default 0;

drop function wallet.record_proof;
create function wallet.record_proof(
  p_at timestamptz, p_accounts bigint, p_entries bigint, p_total bigint, p_problems text[],
  p_drifted bigint[], p_balances bigint[], p_sums bigint[], p_counts bigint[], p_seqs bigint[],
  p_archived_entries bigint, p_archived_months integer)
returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into wallet.conservation_proof
    (proved_at, accounts, entries, total, problems, archived_entries, archived_months)
  values (p_at, p_accounts, p_entries, p_total, p_problems, p_archived_entries, p_archived_months)
  on conflict do nothing;
  insert into wallet.drift (account_id, found_at, balance, entries_sum, entries_count, seq)
  select u.id, p_at, u.balance, u.total, u.count, u.seq
  from unnest(p_drifted, p_balances, p_sums, p_counts, p_seqs) u (id, balance, total, count, seq)
  on conflict do nothing;
  update wallet.account set state = state | 2 where id = any (p_drifted);
end $$;

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
    select $1, account_id, sum(amount), count(*), max(seq), sum(seq)
    from wallet.entry_%s group by account_id', to_char(p_month, 'YYYYMM')) using p_month;
end $$;

-- Some at a time, so that no transaction holds the stream of transfers up. Answers the last id.
create function wallet.keep_transfers(p_month date, p_after bigint, p_limit integer) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_last bigint;
begin
  execute format('with taken as materialized (
      select t.* from wallet.transfer_%s t where t.id > $2 order by t.id limit $3
    ), kept as (
      insert into wallet.archived_transfer
        (id, created_at, account_id, amount, reverses, month, kind, legs, reference)
      select id, created_at, account_id, amount, reverses, $1, kind, legs, reference from taken
      on conflict (id) do nothing
    )
    select max(id) from taken', to_char(p_month, 'YYYYMM'))
  into v_last using p_month, p_after, p_limit;
  return v_last;
end $$;

-- Why the month cannot be dropped yet; empty when it can.
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
  from wallet.archived_transfer a join wallet.txn_key k on k.transfer_id = a.id
  where a.month = p_month;
  if v_kept.transfers <> v_month.transfers or v_kept.digest <> v_month.transfers_digest then
    v_problems := v_problems || 'the transfers that stay are not the transfers of the month'::text;
  end if;
  if exists (
    select from wallet.archived_account a join wallet.account m on m.id = a.account_id and m.part = 0
    left join wallet.account_read r on r.account_id = a.account_id
    where a.month = p_month and coalesce(r.seq, 0) < a.last_seq)
  then
    v_problems := v_problems || 'the hours of an account were not read to the month''s end'::text;
  end if;
  for v_name in execute format('select p.consumer from wallet.stream_position p where exists (
      select from wallet.posting g
      where (g.xid, g.block) > (p.xid, p.block) and exists (
        select from wallet.transfer_%s t
        where t.id >= g.block * 256 and t.id < g.block * 256 + g.transfers))',
    to_char(p_month, 'YYYYMM'))
  loop
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

-- Empty tables beside the ledger, for the rows of a dropped month. What an earlier try left is
-- thrown away.
create function wallet.prepare_restore(p_month date) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
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
  execute format(
    'create unique index transfer_%s_id on wallet.transfer_%s (id)', v_suffix, v_suffix);
  execute format(
    'create unique index entry_%s_seq on wallet.entry_%s (account_id, seq)', v_suffix, v_suffix);
  execute format(
    'grant insert on wallet.transfer_%s, wallet.entry_%s to trevo_archive', v_suffix, v_suffix);
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

-- What stood for a month that is here again.
create function wallet.forget_transfers(p_month date, p_after bigint, p_limit integer)
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
      select t.id from wallet.transfer_%s t where t.id > $1 order by t.id limit $2
    ), gone as (
      delete from wallet.archived_transfer a using taken where a.id = taken.id
    )
    select max(id) from taken', to_char(p_month, 'YYYYMM'))
  into v_last using p_after, p_limit;
  return v_last;
end $$;

-- The original of a reversal may be in the archive: what it moved is known all the same.
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
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  v_own record;
  v_key record;
  v_original record;
  v_accounts bigint[];
  v_amounts bigint[];
begin
  -- The original locks the same account first, so either it is committed and seen below, or it
  -- waits for this and then finds the tombstone.
  perform from wallet.account a where a.id in (p_member * 4, p_member * 4 + 1)
  order by a.id for no key update;
  select a.balance into balance_after from wallet.account a where a.id = p_member * 4;
  if not found then
    outcome := 4;
    return;
  end if;

  select x.transfer_id, x.balance_after, x.fingerprint into v_own from wallet.txn_key x
  where x.source = p_source and x.txn_id = p_txn_id;
  if found then
    outcome := case when v_own.fingerprint is null then 5
      when v_own.fingerprint <> p_fingerprint then 2
      when v_own.transfer_id is null then 7 else 1 end;
    transfer_id := v_own.transfer_id;
    balance_after := v_own.balance_after;
    return;
  end if;

  select x.transfer_id, x.fingerprint, x.reversed_by into v_key from wallet.txn_key x
  where x.source = p_source and x.txn_id = p_original for update;
  if not found or v_key.fingerprint is null then
    if not found then
      insert into wallet.txn_key (source, txn_id) values (p_source, p_original);
    end if;
    insert into wallet.txn_key (source, txn_id, balance_after, fingerprint)
    values (p_source, p_txn_id, balance_after, p_fingerprint);
    outcome := 7;
    return;
  end if;
  if v_key.transfer_id is null then
    raise exception 'wallet: % names a reversal, which cannot be reversed', p_original;
  end if;

  select t.account_id, t.amount, t.legs, t.reverses, k.role, k.house into v_original
  from wallet.known_transfer t join wallet.transfer_kind k on k.id = t.kind
  where t.id = v_key.transfer_id;
  if v_original.role not in ('credit', 'debit', 'legs') then
    raise exception 'wallet: a % is not reversed but settled', v_original.role;
  end if;
  if v_original.account_id / 4 <> p_member then
    outcome := 2;
    return;
  end if;
  if v_key.reversed_by is not null then
    outcome := 1;
    transfer_id := v_key.reversed_by;
    return;
  end if;

  if v_original.legs is null then
    v_accounts := array[v_original.account_id, -v_original.house];
    v_amounts := array[-v_original.amount, v_original.amount];
  else
    select array_agg(v_original.legs[i] order by i), array_agg(-v_original.legs[i + 1] order by i)
    into v_accounts, v_amounts
    from generate_series(1, cardinality(v_original.legs), 2) i;
  end if;
  select p.outcome, p.transfer_id, p.balance_after, p.seq
  into outcome, transfer_id, balance_after, seq
  from wallet.post_transfer(p_source, p_txn_id, p_kind, p_at, p_fingerprint, p_reference,
    v_accounts, v_amounts, false, null, v_key.transfer_id) p;
  if outcome = 0 then
    update wallet.txn_key x set reversed_by = reverse_transfer.transfer_id
    where x.source = p_source and x.txn_id = p_original;
  end if;
end $$;

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
  v_from wallet.account_read;
  v_taken bigint;
  v_all bigint := 0;
begin
  foreach v_account in array array(select distinct a from unnest(p_accounts) a order by a) loop
    continue when not exists (
      select from wallet.account a where a.id = v_account and a.seq > coalesce(
        (select r.seq from wallet.account_read r where r.account_id = v_account), 0));
    insert into wallet.account_read values (v_account, 0, '-infinity') on conflict do nothing;
    loop
      select * into v_from from wallet.account_read r where r.account_id = v_account for update;
      with fresh as materialized (
        select e.seq, e.created_at, e.kind, e.amount, e.transfer_id
        from wallet.entry e
        where e.account_id = v_account and e.seq > v_from.seq
          and e.created_at >= v_from.read_at - interval '1 day'
        order by e.seq limit 20000
      ), named as (
        select f.*, case when t.node ~ '^[0-9]{1,9}$' then t.node::integer else 0 end as node
        from fresh f cross join lateral (
          select coalesce(x.reference ->> 'node', (
            select o.reference ->> 'node' from wallet.known_transfer o where o.id = x.reverses)) as node
          from wallet.transfer x where x.id = f.transfer_id and x.created_at = f.created_at limit 1
        ) t
      ), added as (
        insert into wallet.account_hour as h
        select v_account, date_bin('1 hour', n.created_at, 'epoch'), n.kind, n.node,
          sum(greatest(n.amount, 0)), sum(greatest(-n.amount, 0)), count(*), min(n.seq), max(n.seq)
        from named n group by 2, 3, 4 order by 2, 3, 4
        on conflict (account_id, hour, kind, node) do update
        set in_minor = h.in_minor + excluded.in_minor, out_minor = h.out_minor + excluded.out_minor,
          entries = h.entries + excluded.entries, last_seq = excluded.last_seq
      )
      update wallet.account_read r
      set seq = f.seq, read_at = greatest(r.read_at, f.created_at)
      from (select max(seq) as seq, max(created_at) as created_at, count(*) as n from fresh) f
      where r.account_id = v_account and f.n > 0
      returning f.n into v_taken;
      v_all := v_all + coalesce(v_taken, 0);
      exit when coalesce(v_taken, 0) < 20000;
    end loop;
  end loop;
  return v_all;
end $$;

revoke execute on all functions in schema wallet from public;
grant execute on function wallet.record_proof, wallet.is_month_here to trevo_app;

-- Whoever archives is not the server: it reads, and calls these functions.
grant usage on schema wallet to trevo_archive;
grant select on all tables in schema wallet to trevo_archive;
alter default privileges in schema wallet grant select on tables to trevo_archive;
grant select on wallet.archived_month, wallet.archived_account, wallet.archived_transfer,
  wallet.known_transfer to trevo_app;
grant execute on function wallet.is_month_here, wallet.seal_month, wallet.record_export,
  wallet.keep_accounts, wallet.keep_transfers, wallet.find_drop_problems, wallet.drop_month,
  wallet.prepare_restore, wallet.attach_month, wallet.forget_transfers, wallet.read_hours
  to trevo_archive;
