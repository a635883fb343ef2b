-- Every stake that was ever decided, once, and the order in which readers learn of it (docs/adr/0034).
--
-- version before: neither writes nor reads here; what it decides is written by the functions of its database.
create schema bets;

create table bets.bet (
  bucket smallint not null,
  -- The stake's name in the ledger. Nobody takes it apart.
  source text not null,
  txn_id text not null,
  member_id bigint not null,
  product text not null check (product in ('game', 'lottery', 'sports')),
  -- The game or lottery, 0 for sports; the round, draw or slip.
  node_id integer not null,
  round_id text not null,
  -- `free` is a stake that the house gave; money that a bonus holds is the member's own.
  money text not null check (money in ('real', 'free')),
  stake_minor bigint not null check (stake_minor > 0),
  -- What of it was sold back before it was decided.
  back_minor bigint not null check (back_minor between 0 and stake_minor),
  -- What of it was at risk (docs/valid-stake.md).
  valid_minor bigint not null check (valid_minor between 0 and stake_minor - back_minor),
  paid_minor bigint not null check (paid_minor >= 0),
  -- What of the payment other players lost.
  won_from_players_minor bigint not null check (won_from_players_minor >= 0),
  -- `open` again after its credit was undone or its draw annulled.
  state text not null check (state in ('settled', 'returned', 'open')),
  placed_at timestamptz not null,
  -- When it was decided first: a correction counts at that moment.
  settled_at timestamptz not null,
  version integer not null default 1,
  -- The set of changes that wrote it last.
  block bigint not null,
  primary key (bucket, source, txn_id)
) with (fillfactor = 90);
create index bet_of_block on bets.bet (bucket, block);
create index bet_of_member on bets.bet (member_id, settled_at);

create sequence bets.block;

-- What was written waits here for its number: the writer adds a row and waits for nobody.
create table bets.new_change (
  bucket smallint not null,
  block bigint not null default nextval('bets.block'),
  primary key (bucket, block)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000);

create table bets.change (
  bucket smallint not null,
  number bigint not null,
  block bigint not null,
  primary key (bucket, number)
);

-- How many changes of the bucket have a number.
create table bets.head (
  bucket smallint primary key,
  number bigint not null default 0
) with (fillfactor = 10, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 100000);
insert into bets.head (bucket) select generate_series(0, wallet.bucket_count() - 1);

create table bets.position (
  consumer text not null,
  bucket smallint not null,
  -- The last change of the bucket that was read.
  number bigint not null,
  primary key (bucket, consumer)
);

-- Writes how stakes are decided now, in blocks of 250 bets at most. One that says what is known already
-- changes nothing. Answers how many bets changed. The caller holds what keeps two decisions of a stake apart.
create function bets.record_settled(
  p_sources text[], p_txn_ids text[], p_members bigint[], p_products text[], p_nodes integer[],
  p_rounds text[], p_money text[], p_stakes bigint[], p_backs bigint[], p_valids bigint[],
  p_paids bigint[], p_won bigint[], p_states text[], p_placed timestamptz[], p_settled timestamptz[])
returns integer
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  v_blocks bigint[] := array(
    select nextval('bets.block') from generate_series(1, (cardinality(p_sources) + 249) / 250));
  v_changed integer;
begin
  with sorted as (
    select u.*, wallet.bucket_of(u.member * 4) as bucket,
      (row_number() over (order by u.source, u.txn_id) - 1) / 250 + 1 as part
    from unnest(p_sources, p_txn_ids, p_members, p_products, p_nodes, p_rounds, p_money, p_stakes,
      p_backs, p_valids, p_paids, p_won, p_states, p_placed, p_settled)
      u (source, txn_id, member, product, node, round, money, stake, back, valid, paid, won, state,
        placed, settled)
  ), written as (
    insert into bets.bet as b (bucket, source, txn_id, member_id, product, node_id, round_id, money,
      stake_minor, back_minor, valid_minor, paid_minor, won_from_players_minor, state, placed_at,
      settled_at, block)
    select s.bucket, s.source, s.txn_id, s.member, s.product, s.node, s.round, s.money, s.stake, s.back,
      s.valid, s.paid, s.won, s.state, s.placed, s.settled, v_blocks[s.part]
    from sorted s order by s.source, s.txn_id
    on conflict (bucket, source, txn_id) do update
    set back_minor = excluded.back_minor, valid_minor = excluded.valid_minor,
      paid_minor = excluded.paid_minor, won_from_players_minor = excluded.won_from_players_minor,
      state = excluded.state, version = b.version + 1, block = excluded.block
    where (b.back_minor, b.valid_minor, b.paid_minor, b.won_from_players_minor, b.state)
      is distinct from (excluded.back_minor, excluded.valid_minor, excluded.paid_minor,
        excluded.won_from_players_minor, excluded.state)
    returning b.bucket, b.block
  ), noted as (
    insert into bets.new_change (bucket, block)
    select distinct w.bucket, w.block from written w order by 1, 2
  )
  select count(*) into v_changed from written;
  return v_changed;
end $$;

-- Numbers what was written and committed since the last time, without gaps: none gets a number below one
-- that was read. The head of a bucket is locked here alone. At most p_limit of each bucket; answers whether
-- there may be more.
create function bets.number_changes(p_limit integer) returns boolean
language plpgsql
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
    select h.bucket from bets.head h
    where exists (select from bets.new_change c where c.bucket = h.bucket) order by h.bucket
  loop
    select h.number into v_from from bets.head h where h.bucket = v_bucket for no key update;
    -- A statement of its own sees what the one that numbered before has left.
    with due as (
      select c.block from bets.new_change c where c.bucket = v_bucket order by c.block limit p_limit
    ), taken as (
      delete from bets.new_change c using due d
      where c.bucket = v_bucket and c.block = d.block returning c.block
    ), numbered as (
      insert into bets.change (bucket, number, block)
      select v_bucket, v_from + row_number() over (order by t.block), t.block from taken t
      returning number
    )
    select max(n.number) into v_to from numbered n;
    if v_to is not null then
      update bets.head h set number = v_to where h.bucket = v_bucket;
      v_more := v_more or v_to = v_from + p_limit;
    end if;
  end loop;
  return v_more;
end $$;

-- Bets of the changes that the consumer has not read, p_limit at most, each in its last version; moves the
-- consumer's positions behind them, under their lock, until the caller's transaction ends. p_limit is no
-- less than a block. Answers nothing where nothing is left.
create function bets.read_changes(p_consumer text, p_limit integer) returns setof bets.bet
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
        from bets.position p cross join lateral (
          select c.bucket, c.number, c.block from bets.change c
          where c.bucket = p.bucket and c.number > p.number order by c.number limit p_limit
        ) x
        where p.consumer = p_consumer
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
