-- What was posted waits here for its number: whoever posts writes a row and waits for nobody.
create table wallet.new_posting (
  bucket smallint not null,
  block bigint not null,
  primary key (bucket, block)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000);

create table wallet.posting (
  bucket smallint not null,
  number bigint not null,
  block bigint not null,
  primary key (bucket, number)
);

create table wallet.stream_position (
  consumer text not null,
  bucket smallint not null,
  -- The last posting of the bucket that was read.
  number bigint not null,
  primary key (bucket, consumer)
);

-- Numbers what was posted and committed since the last time. What becomes visible at once is numbered in
-- the order of ids, which rise for each account: so an account's postings have its order, and none gets a
-- number below one that was read. The head of a bucket is locked here alone, and nobody who posts waits.
-- At most p_limit of each bucket, so that no statement takes long; answers whether there may be more.
create function wallet.number_postings(p_limit integer) returns boolean
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  v_bucket smallint;
  v_from bigint;
  v_to bigint;
  v_more boolean := false;
begin
  for v_bucket in
    select b.bucket from wallet.bucket b
    where exists (select from wallet.new_posting p where p.bucket = b.bucket) order by b.bucket
  loop
    select b.number into v_from from wallet.bucket b where b.bucket = v_bucket for no key update;
    -- A statement of its own sees what whoever numbered before has left.
    with due as (
      select p.bucket, p.block from wallet.new_posting p
      where p.bucket = v_bucket order by p.block limit p_limit
    ), taken as (
      delete from wallet.new_posting p using due d
      where p.bucket = d.bucket and p.block = d.block returning p.block
    ), numbered as (
      insert into wallet.posting (bucket, number, block)
      select v_bucket, v_from + row_number() over (order by t.block), t.block from taken t
      returning number
    )
    select max(n.number) into v_to from numbered n;
    if v_to is not null then
      update wallet.bucket b set number = v_to where b.bucket = v_bucket;
      v_more := v_more or v_to = v_from + p_limit;
    end if;
  end loop;
  return v_more;
end $$;

-- Locks a consumer's positions until the caller's transaction ends: one reader at a time.
create function wallet.lock_positions(p_consumer text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into wallet.stream_position (consumer, bucket, number)
  select p_consumer, b.bucket, 0 from wallet.bucket b
  where not exists (
    select from wallet.stream_position p where p.consumer = p_consumer and p.bucket = b.bucket)
  order by b.bucket on conflict do nothing;
  perform from wallet.stream_position p where p.consumer = p_consumer order by p.bucket for update;
end $$;

create function wallet.set_positions(p_consumer text, p_buckets smallint[], p_numbers bigint[])
returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update wallet.stream_position p set number = u.number
  from unnest(p_buckets, p_numbers) u (bucket, number)
  where p.consumer = p_consumer and p.bucket = u.bucket and p.number < u.number;
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
