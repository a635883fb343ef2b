-- A reader may stop at a number that it has seen before, and changes that every reader has passed leave
-- (docs/adr/0034).
--
-- version before: reads by bets.read_changes, which does what it did, and numbers changes without a time of its own.
alter table bets.change
  -- When it was numbered; for those before this migration, when it ran.
  add column numbered_at timestamptz not null default now();

-- Bets of the changes that the consumer has not read, up to the given number of each bucket, p_limit at most,
-- each in its last version; moves the consumer's positions behind them, under their lock, until the caller's
-- transaction ends. Null reads without a bound. p_limit is no less than a block. Answers nothing where nothing
-- is left.
create function bets.read_changes_to(
  p_consumer text, p_limit integer, p_to_buckets smallint[], p_to_numbers bigint[])
returns setof bets.bet
language plpgsql
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
as $$
declare
  v_buckets smallint[];
  v_numbers bigint[];
  v_blocks bigint[];
begin
  insert into bets.position (consumer, bucket, number)
  select p_consumer, h.bucket, 0 from bets.head h
  where not exists (
    select from bets.position p where p.consumer = p_consumer and p.bucket = h.bucket)
  order by h.bucket on conflict do nothing;
  perform from bets.position p where p.consumer = p_consumer order by p.bucket for update;
  loop
    select array_agg(g.bucket), array_agg(g.number), array_agg(g.block)
    into v_buckets, v_numbers, v_blocks
    from (
      select n.*, sum(n.bets) over (order by n.turn, n.bucket) as total,
        row_number() over (order by n.turn, n.bucket) as nth
      from (
        select x.bucket, x.number, x.block, x.number - p.number as turn,
          (select count(*) from bets.bet b where b.bucket = x.bucket and b.block = x.block) as bets
        from (
          select o.bucket, o.number,
            case when p_to_buckets is null then 9223372036854775807 else coalesce(u.number, 0) end as last
          from bets.position o
          left join unnest(p_to_buckets, p_to_numbers) u (bucket, number) on u.bucket = o.bucket
          where o.consumer = p_consumer
        ) p cross join lateral (
          select c.bucket, c.number, c.block from bets.change c
          where c.bucket = p.bucket and c.number > p.number and c.number <= p.last
          order by c.number limit p_limit
        ) x
        order by x.number - p.number, x.bucket limit p_limit
      ) n
    ) g
    where g.total <= p_limit or g.nth = 1;
    if v_buckets is null then return; end if;
    update bets.position p set number = u.number
    from (select n.bucket, max(n.number) as number
      from unnest(v_buckets, v_numbers) n (bucket, number) group by n.bucket) u
    where p.consumer = p_consumer and p.bucket = u.bucket;
    return query
    select b.* from unnest(v_buckets, v_blocks) with ordinality u (bucket, block, turn)
    join bets.bet b on b.bucket = u.bucket and b.block = u.block
    order by u.turn, b.source, b.txn_id;
    -- Changes whose bets were all written again later have nothing to report.
    if found then return; end if;
  end loop;
end $$;

create or replace function bets.read_changes(p_consumer text, p_limit integer) returns setof bets.bet
language sql
as $$
  select * from bets.read_changes_to(p_consumer, p_limit, null, null);
$$;

-- Deletes changes that every consumer has read and that were numbered before p_before, the oldest p_limit of
-- each bucket at most; answers whether there may be more. Their bets stay.
create function bets.drop_changes(p_before timestamptz, p_limit integer) returns boolean
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  v_bucket smallint;
  v_read bigint;
  v_dropped bigint;
  v_more boolean := false;
begin
  for v_bucket, v_read in
    select p.bucket, min(p.number) from bets.position p group by p.bucket order by p.bucket
  loop
    -- Only the oldest are looked at, so a day without a reader costs nothing.
    with oldest as (
      select c.number, c.numbered_at from bets.change c
      where c.bucket = v_bucket and c.number <= v_read order by c.number limit p_limit
    )
    delete from bets.change c using oldest o
    where c.bucket = v_bucket and c.number = o.number and o.numbered_at < p_before;
    get diagnostics v_dropped = row_count;
    v_more := v_more or v_dropped = p_limit;
  end loop;
  return v_more;
end $$;
