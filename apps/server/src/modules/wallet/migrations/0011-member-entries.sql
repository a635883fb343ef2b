-- The entries of houses leave the index: nobody reads them by account, and it was a good part of the
-- database's work with a command (ADR 0003). That each number of a house's shard is there once follows
-- from the lock under which it is drawn, and is proven with the balances (count, last and sum of seq).
create view wallet.member_entry as
  select * from wallet.entry where account_id < 4611686018427387904;
grant select on wallet.member_entry to trevo_app, trevo_archive;

-- The index of one month's entries, or of those outside every month ('other').
create function wallet.index_entries(p_suffix text) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  execute format('create unique index entry_%s_seq on wallet.entry_%s (account_id, seq)
    where account_id < 4611686018427387904', p_suffix, p_suffix);
end $$;
revoke execute on function wallet.index_entries from public;

do $$
declare
  v_suffix text;
begin
  for v_suffix in
    select substr(c.relname, 7) from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'wallet.entry'::regclass
  loop
    execute format('drop index wallet.entry_%s_seq', v_suffix);
    perform wallet.index_entries(v_suffix);
  end loop;
end $$;

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
  execute format('create unique index transfer_%s_id on wallet.transfer_%s (id)', v_month, v_month);
  execute format(
    'create table wallet.entry_%s partition of wallet.entry for values from (%L) to (%L)',
    v_month, v_from, v_to);
  perform wallet.index_entries(v_month);
end $$;

create or replace function wallet.prepare_restore(p_month date) returns void
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
  perform wallet.index_entries(v_suffix);
  execute format(
    'grant insert on wallet.transfer_%s, wallet.entry_%s to trevo_archive', v_suffix, v_suffix);
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
        from wallet.member_entry e
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
