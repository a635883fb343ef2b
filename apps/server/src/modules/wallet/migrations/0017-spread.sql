-- What a ledger that is spread over several servers cannot be asked in one question; on one server
-- nothing changes.
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
  if exists (select from wallet.entry_other e where e.created_at >= v_from and e.created_at < v_to) then
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

-- What a consumer has not read yet. The buckets take turns, so that none waits for the end of another.
create function wallet.unread_postings(p_consumer text, p_limit integer)
returns table (bucket smallint, number bigint, block bigint)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_custom_plan
as $$
begin
  return query
  select g.bucket, g.number, g.block from (
    select x.bucket, x.number, x.block, x.number - p.number as turn
    from wallet.stream_position p cross join lateral (
      select y.bucket, y.number, y.block from wallet.posting y
      where y.bucket = p.bucket and y.number > p.number order by y.number limit p_limit
    ) x
    where p.consumer = p_consumer
  ) g
  order by g.turn, g.bucket limit p_limit;
end $$;

-- The transfers of some postings, in the order of these. By their ids, posting for posting: a plan made
-- while the partition was small or never analysed would read the whole month once for each posting. The
-- limit keeps the planner from joining otherwise.
create function wallet.transfers_of(p_buckets smallint[], p_blocks bigint[])
returns table (id bigint, kind smallint, source text, txn_id text, account_id bigint, amount bigint,
  balance_after bigint, created_at timestamptz, reverses bigint, reference jsonb)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_custom_plan
as $$
begin
  return query
  select x.id, x.kind, x.source, x.txn_id, x.account_id, x.amount, x.balance_after, x.created_at,
    x.reverses, x.reference
  from unnest(p_buckets, p_blocks) with ordinality p (bucket, block, ord)
  cross join lateral (
    select t.* from wallet.transfer t
    where t.bucket = p.bucket and t.id >= p.block * 256 and t.id < p.block * 256 + 256
      and (t.legs is null or t.bucket = wallet.bucket_of(t.account_id))
    order by t.id limit 256
  ) x
  order by p.ord, x.id;
end $$;

drop function wallet.unread_accounts;
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

create or replace function wallet.record_proof(
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

revoke execute on function wallet.unread_postings, wallet.transfers_of, wallet.unread_accounts,
  wallet.stop_drifted from public;
grant execute on function wallet.unread_postings, wallet.transfers_of, wallet.unread_accounts to trevo_app;
