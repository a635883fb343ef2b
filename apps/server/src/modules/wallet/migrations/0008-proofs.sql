create table wallet.drift (
  account_id bigint not null,
  found_at timestamptz not null,
  balance bigint not null,
  entries_sum bigint not null,
  entries_count bigint not null,
  seq bigint not null,
  primary key (account_id, found_at)
);

create table wallet.conservation_proof (
  proved_at timestamptz primary key,
  accounts bigint not null,
  entries bigint not null,
  total bigint not null,
  problems text[] not null,
  archived_entries bigint not null default 0,
  archived_months integer not null default 0
);

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
  bucket smallint not null,
  primary key (bucket, account_id, hour, kind, node)
);

-- How far an account was read. No entry of it commits behind its row lock, so seq leaves no gap.
create table wallet.account_read (
  account_id bigint not null,
  seq bigint not null,
  read_at timestamptz not null,
  bucket smallint not null,
  primary key (bucket, account_id)
);

-- Hours, months and the archive by bucket.
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

create function wallet.unread_accounts(p_entries bigint, p_limit integer) returns setof bigint
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query
  select a.id from wallet.account a
  left join wallet.account_read r on r.bucket = a.bucket and r.account_id = a.id
  where a.part = 0 and a.seq - coalesce(r.seq, 0) > p_entries
  order by a.seq - coalesce(r.seq, 0) desc limit p_limit;
end $$;

create function wallet.stop_drifted(p_accounts bigint[]) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update wallet.account a set state = a.state | 2
  from unnest(p_accounts) u (id) where a.bucket = wallet.bucket_of(u.id) and a.id = u.id;
end $$;

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
  perform wallet.stop_drifted(p_drifted);
end $$;
