-- What each account took in and gave out in each hour: totals of a long statement without reading its
-- entries, and where in the account the entries of an hour are. Written from the entries when
-- somebody looks, and by a job where much is unread; the posting of money writes nothing here.
create table wallet.account_hour (
  account_id bigint not null,
  hour timestamptz not null,
  kind smallint not null,
  -- The catalogue's number of the game that the transfer names; 0 for none.
  node integer not null,
  in_minor bigint not null,
  out_minor bigint not null,
  entries integer not null,
  -- Bounds of these entries in the account; entries of other kinds may stand between.
  first_seq bigint not null,
  last_seq bigint not null,
  primary key (account_id, hour, kind, node)
);

-- How far an account was read. No entry of it commits behind its row lock, so seq leaves no gap.
create table wallet.account_read (
  account_id bigint primary key,
  seq bigint not null,
  read_at timestamptz not null
);

-- Reads what the accounts gained since the last time. Entries carry the clock of the copy that posted
-- them, so a month before the last instant is looked into for another day.
create function wallet.read_hours(p_accounts bigint[]) returns bigint
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
            select o.reference ->> 'node' from wallet.transfer o where o.id = x.reverses)) as node
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

-- Accounts that would keep their owner waiting: much was posted since they were read last.
create function wallet.unread_accounts(p_entries bigint, p_limit integer) returns setof bigint
language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select a.id from wallet.account a left join wallet.account_read r on r.account_id = a.id
  where a.part = 0 and a.seq - coalesce(r.seq, 0) > p_entries
  order by a.seq - coalesce(r.seq, 0) desc limit p_limit;
end;

revoke execute on function wallet.read_hours, wallet.unread_accounts from public;
grant execute on function wallet.read_hours, wallet.unread_accounts to trevo_app;
