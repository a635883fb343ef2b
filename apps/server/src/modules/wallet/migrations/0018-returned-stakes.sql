-- A movement that returns what a stake cost, posted by another module than the one that took it, names the stake's source
-- (`stakeSource`): the stream gives it, so that readers count the return where they counted the stake.
-- version before: gives the source of the return.
create or replace function wallet.transfers_of(p_buckets smallint[], p_blocks bigint[])
returns table (id bigint, kind smallint, source text, txn_id text, account_id bigint, amount bigint,
  balance_after bigint, created_at timestamptz, reverses bigint, reference jsonb)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_custom_plan
as $$
begin
  return query
  select x.id, x.kind, coalesce(x.reference ->> 'stakeSource', x.source), x.txn_id, x.account_id, x.amount,
    x.balance_after, x.created_at, x.reverses,
    case when x.reverses is null then x.reference else coalesce(x.reference, '{}') || coalesce((
      select jsonb_strip_nulls(jsonb_build_object('node', o.reference ->> 'node', 'undoneAt', o.created_at))
      from wallet.known_transfer o where o.bucket = x.bucket and o.id = x.reverses limit 1), '{}') end
  from unnest(p_buckets, p_blocks) with ordinality p (bucket, block, ord)
  cross join lateral (
    select t.* from wallet.transfer t
    where t.bucket = p.bucket and t.id >= p.block * 256 and t.id < p.block * 256 + 256
      and (t.legs is null or t.bucket = wallet.bucket_of(t.account_id))
    order by t.id limit 256
  ) x
  order by p.ord, x.id;
end $$;
